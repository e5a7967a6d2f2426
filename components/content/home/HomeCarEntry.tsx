import type { ComponentProps } from 'react';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { useHasCar } from '../../../client/fitment/carMark.js';
import { ProductSlider } from '../../catalogue/card/ProductSlider.js';
import { useLazy } from '../../ui/hooks/useLazy.js';
import styles from './HomeCarEntry.module.css';

const load = () => import('./homeCarParts.js');

function useHomeCarParts() {
  const hasCar = useHasCar();
  const parts = useLazy(hasCar, load);
  return hasCar ? parts : null;
}

/** The shopper's car instead of the finder, and of the header's; takes no space without one. */
export function HomeCarEntry() {
  const parts = useHomeCarParts();
  return (
    <div className={styles['car']} data-car-bar>
      {parts !== null && <parts.HomeCar />}
    </div>
  );
}

/** What fits that car. */
export function HomeCarTyresEntry({ terms }: { terms: SetTermsView }) {
  const parts = useHomeCarParts();
  return <div className={styles['tyres']}>{parts !== null && <parts.HomeCarTyres terms={terms} />}</div>;
}

/** Products, of which a shopper with a car sees those that fit it. */
export function HomeSlider(props: ComponentProps<typeof ProductSlider>) {
  const parts = useHomeCarParts();
  return parts === null ? <ProductSlider {...props} /> : <parts.FittingSlider {...props} />;
}
