import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../../client/intl/messages.js';
import { isInStock } from '../../../../domain/catalogue/product.js';
import type { ProductView, VariationView } from '../../../../domain/catalogue/catalogueViews.js';
import { classNames } from '../../../ui/classNames.js';
import { BidiText } from '../../../ui/text/BidiText.js';
import { Ltr } from '../../../ui/text/Ltr.js';
import { Price } from '../../../ui/text/Price.js';
import { StockLine } from '../StockLine.js';
import type { Choice } from '../useChoice.js';
import styles from './VariationTable.module.css';

interface VariationTableProps {
  product: Pick<ProductView, 'variations' | 'isTyre' | 'varies'>;
  choice: Choice;
}

/** Id of the table, the target of in-page links. */
export const VARIATIONS_ID = 'variations';

/** The sizes of a variable product as a radio table; the whole row is clickable. */
export function VariationTable({ product, choice }: VariationTableProps) {
  const t = useMessages();
  const name = useId();
  const { variations, isTyre } = product;
  const frame = useEarlyChoice(choice);
  if (variations.length === 0) return null;
  const what = t('product.varies', { by: product.varies ?? 'option' });
  return (
    <div ref={frame} id={VARIATIONS_ID} className={styles['frame']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>
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
          {variations.map((variation) => (
            <Row key={variation.id} name={name} variation={variation} choice={choice} />
          ))}
        </tbody>
      </table>
    </div>
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
}

function Row({ name, variation, choice }: RowProps) {
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
            onChange={() => choice.chooseVariation(id)}
          />
          {size === null ? (
            label
          ) : (
            <span>
              <Ltr>
                {size} <span className={styles['marking']}>{marking}</span>
              </Ltr>
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
