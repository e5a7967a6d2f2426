import { memo } from 'react';
import { useSetDelivery } from '../../../client/checkout/useSetDelivery.js';
import type { PickView, ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import styles from './PlateList.module.css';
import { Picks } from './Picks.js';
import { PlateRows } from './PlateRows.js';
import { SetTerms } from './SetTerms.js';

interface PlateListProps {
  products: ProductCardView[];
  /** Shown before the rows. */
  picks?: PickView[] | undefined;
  terms: SetTermsView;
  /** The tyres have several sizes, of which the shopper has to choose one first. */
  isUndecided?: boolean;
}

/** Tyres as rows below the terms that their prices include. */
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
      {products.length > 0 && <PlateRows {...{ products, isUndecided, fitting, delivery }} />}
    </div>
  );
});
