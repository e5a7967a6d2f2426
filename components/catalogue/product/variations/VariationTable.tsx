import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../../client/intl/messages.js';
import { useIsDrawn } from '../../../../client/page/useIsDrawn.js';
import { isInStock } from '../../../../domain/catalogue/product.js';
import type { ProductView, VariationView } from '../../../../domain/catalogue/catalogueViews.js';
import { classNames } from '../../../ui/classNames.js';
import { BidiText } from '../../../ui/text/BidiText.js';
import { Icon } from '../../../ui/Icon.js';
import { Ltr } from '../../../ui/text/Ltr.js';
import { Price } from '../../../ui/text/Price.js';
import { StockLine } from '../../card/StockLine.js';
import type { Choice } from '../../../../client/catalogue/useChoice.js';
import styles from './VariationTable.module.css';

interface VariationTableProps {
  product: Pick<ProductView, 'variations' | 'isTyre' | 'varies'>;
  choice: Choice;
}

/** Id of the table, the target of in-page links. */
export const VARIATIONS_ID = 'variations';

/**
 * The selected size, and behind it all sizes of a variable product as a radio table, whose whole rows are clickable; of a
 * single size only that.
 */
export function VariationTable({ product, choice }: VariationTableProps) {
  const t = useMessages();
  const name = useId();
  const { variations, isTyre } = product;
  const frame = useEarlyChoice(choice);
  const fold = useRef<HTMLDetailsElement>(null);
  const isDrawn = useIsDrawn();
  const by = product.varies ?? 'option';
  const label = choice.label !== null && (
    <span className={styles['chosen']}>
      <BidiText>{choice.label}</BidiText>
    </span>
  );
  if (variations.length < 2) return label && <p>{label}</p>;
  const what = t('product.varies', { by });
  const onChoose = (input: HTMLInputElement) => {
    choice.chooseVariation(Number(input.value));
    // The arrow keys go on choosing.
    if (!input.matches(':focus-visible')) fold.current?.removeAttribute('open');
  };
  return (
    <details ref={fold} className={styles['fold']}>
      <summary className={styles['summary']}>
        {label || <span>{t('product.choices', { by, count: variations.length })}</span>}
        <span className={styles['other']}>
          {t(choice.isOpen ? 'cart.choose' : 'product.other', { by })}
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div ref={frame} id={VARIATIONS_ID} className={styles['frame']}>
        <table className={styles['table']}>
          <caption className="visuallyHidden">
            {isTyre && product.varies === 'size' ? t('product.sizes') : what}
          </caption>
          <thead className="visuallyHidden">
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{t('product.price')}</th>
              <th scope="col">{t('product.stock')}</th>
            </tr>
          </thead>
          <tbody>
            {(isDrawn ? variations : []).map((variation) => (
              <Row key={variation.id} {...{ name, variation, choice, onChoose }} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Picks up a radio that was checked before hydration, which only the DOM knows of. */
function useEarlyChoice({ variation, chooseVariation }: Choice) {
  const frame = useRef<HTMLDivElement>(null);
  const choose = useRef((id: number) => {
    if (id !== variation?.id) chooseVariation(id);
  });
  useEffect(() => {
    const checked = frame.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) choose.current(Number(checked.value));
  }, []);
  return frame;
}

interface RowProps {
  name: string;
  variation: VariationView;
  choice: Choice;
  onChoose: (input: HTMLInputElement) => void;
}

function Row({ name, variation, choice, onChoose }: RowProps) {
  const t = useMessages();
  const { id, label, size, marking, option, price, formerPrice, stock } = variation;
  return (
    <tr
      className={classNames(styles['row'], !isInStock(stock) && styles['out'])}
      data-available={isInStock(stock) || undefined}
    >
      <th scope="row">
        <label className={styles['label']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            value={id}
            checked={choice.variation?.id === id}
            onChange={({ currentTarget }) => onChoose(currentTarget)}
          />
          {size === null ? (
            label
          ) : (
            <span>
              <Ltr>
                {size} <span className={styles['marking']}>{marking}</span>
              </Ltr>
              {choice.mine.includes(id) && <span className={styles['mine']}>{t('product.mine')}</span>}
              {option !== undefined && (
                <span className={styles['option']}>
                  <BidiText>{option}</BidiText>
                </span>
              )}
            </span>
          )}
        </label>
      </th>
      <td>
        <Price amount={price} formerPrice={formerPrice} size="s" />
      </td>
      <td>
        <StockLine stock={stock} />
      </td>
    </tr>
  );
}
