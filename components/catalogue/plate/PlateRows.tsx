import type { ReactNode } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { LaterItem } from '../../ui/loading/Later.js';
import styles from './PlateRows.module.css';
import { PlateRow } from './PlateRow.js';
import type { SetOfferProps } from './SetOffer.js';

interface PlateRowsProps extends Omit<SetOfferProps, 'product'> {
  products: readonly ProductCardView[];
  /** The tyres have several sizes, of which the shopper has to choose one first. */
  isUndecided?: boolean | undefined;
  /** Number of rows above these. */
  above?: number;
  /** Where it goes on, below them. */
  more?: ReactNode;
}

/** Number of rows above the fold, whose images load eagerly. */
const IN_VIEW = 6;
/** Usual block size of a row until it is laid out. */
const ROW = { narrow: '9.25rem', wide: '13rem' };

/** Tyres as rows, two beside each other where there is room. */
export function PlateRows({ products, isUndecided, above = 0, more, ...offer }: PlateRowsProps) {
  return (
    <ul className={styles['rows']}>
      {products.map((product, index) => {
        const place = above + index;
        return (
          <LaterItem key={cardIdOf(product)} {...ROW} isFar={place >= IN_VIEW} className={styles['cell']}>
            <PlateRow
              {...offer}
              product={product}
              isUndecided={isUndecided}
              loading={place < IN_VIEW ? 'eager' : 'lazy'}
            />
          </LaterItem>
        );
      })}
      {more !== undefined && <li className={styles['more']}>{more}</li>}
    </ul>
  );
}
