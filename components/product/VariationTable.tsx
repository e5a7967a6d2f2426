import { useId } from 'react';
import { useWords } from '../../client/words.js';
import { isInStock } from '../../domain/product.js';
import type { VariationView } from '../../domain/views.js';
import { classNames } from '../ui/classNames.js';
import { Ltr } from '../ui/Ltr.js';
import { Price } from '../ui/Price.js';
import { StockLine } from './StockLine.js';
import type { Choice } from './useChoice.js';
import styles from './VariationTable.module.css';

interface VariationTableProps {
  variations: VariationView[];
  choice: Choice;
}

/** The sizes of a product as a table to choose from; the whole row is the target. */
export function VariationTable({ variations, choice }: VariationTableProps) {
  const t = useWords();
  const name = useId();
  if (variations.length === 0) return null;
  const isTyre = variations.some(({ size }) => size !== null);
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{t(isTyre ? 'product.sizes' : 'product.kinds')}</caption>
        <thead className="visuallyHidden">
          <tr>
            <th scope="col">{t(isTyre ? 'product.size' : 'product.kind')}</th>
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

interface RowProps {
  name: string;
  variation: VariationView;
  choice: Choice;
}

function Row({ name, variation, choice }: RowProps) {
  const { id, label, size, loadIndex, speedIndex, price, formerPrice, stock } = variation;
  const marking = `${loadIndex ?? ''}${speedIndex ?? ''}`;
  return (
    <tr className={classNames(styles['row'], !isInStock(stock) && styles['out'])}>
      <th scope="row">
        <label className={styles['label']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            checked={choice.variation?.id === id}
            onChange={() => choice.chooseVariation(id)}
          />
          {size === null ? (
            label
          ) : (
            <Ltr>
              {size} <span className={styles['marking']}>{marking}</span>
            </Ltr>
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
