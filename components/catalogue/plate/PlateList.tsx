import { memo } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { useSetDelivery } from '../../../client/checkout/useSetDelivery.js';
import type { PickView, ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { LaterItem } from '../../ui/loading/Later.js';
import styles from './PlateList.module.css';
import { Picks } from './Picks.js';
import { PlateRow } from './PlateRow.js';
import { SetTerms } from './SetTerms.js';

interface PlateListProps {
  products: ProductCardView[];
  /** Shown before the rows. */
  picks?: PickView[] | undefined;
  terms: SetTermsView;
  /** The tyres have several sizes, of which the shopper has to choose one first. */
  isUndecided?: boolean;
}

/** Number of rows above the fold, whose images load eagerly. */
const IN_VIEW = 6;
/** Usual block size of a row until it is laid out. */
const ROW = { narrow: '9.25rem', wide: '10rem' };

/** Tyres as rows, two beside each other where there is room, below the terms that their prices include. */
export const PlateList = memo(function PlateList({
  products,
  picks = [],
  terms,
  isUndecided,
}: PlateListProps) {
  const delivery = useSetDelivery(terms.delivery);
  const { fitting } = terms;
  return (
    <div className={styles['list']}>
      <Picks picks={picks} isUndecided={isUndecided} />
      <SetTerms fitting={fitting} delivery={delivery} />
      {products.length > 0 && (
        <ul className={styles['rows']}>
          {products.map((product, place) => (
            <LaterItem key={cardIdOf(product)} {...ROW} isFar={place >= IN_VIEW} className={styles['cell']}>
              <PlateRow
                product={product}
                isUndecided={isUndecided}
                fitting={fitting}
                delivery={delivery}
                loading={place < IN_VIEW ? 'eager' : 'lazy'}
              />
            </LaterItem>
          ))}
        </ul>
      )}
    </div>
  );
});
