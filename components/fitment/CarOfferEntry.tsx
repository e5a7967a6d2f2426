import type { LiveListing } from '../catalogue/listing/useListing.js';
import styles from './CarOffer.module.css';
import { useCarParts } from './useCarParts.js';

export interface CarOfferProps {
  query: URLSearchParams;
  linkTo: LiveListing['linkTo'];
}

/** Offers to filter a listing by the shopper's car; takes no space without one. */
export function CarOfferEntry(props: CarOfferProps) {
  const parts = useCarParts();
  return <div className={styles['place']}>{parts !== null && <parts.CarOffer {...props} />}</div>;
}
