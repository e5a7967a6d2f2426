import { useCarNames, useMyCars } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import { withValue } from '../catalogue/listing/listingAddress.js';
import type { LiveListing } from '../catalogue/listing/useListing.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import styles from './CarOffer.module.css';

export interface CarOfferProps {
  query: URLSearchParams;
  linkTo: LiveListing['linkTo'];
}

/** A link that filters the listing by the car in use. */
export function CarOffer({ query, linkTo }: CarOfferProps) {
  const t = useMessages();
  const { cars } = useMyCars();
  const { nameOf } = useCarNames();
  const [car] = cars;
  if (car === undefined) return null;
  return (
    <Link {...linkTo(withValue(query, 'car', car.key))} className={styles['offer']}>
      <Icon name="car" size={20} />
      {t('car.only', { car: nameOf(car) })}
    </Link>
  );
}
