import type { CarOfferProps } from './CarOffer.js';
import styles from './CarOffer.module.css';
import { useCarParts } from './useCarParts.js';

/** Offers to filter a listing by the shopper's car; takes no space without one. */
export function CarOfferEntry(props: CarOfferProps) {
  const parts = useCarParts();
  return <div className={styles['place']}>{parts !== null && <parts.CarOffer {...props} />}</div>;
}
