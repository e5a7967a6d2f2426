import { useIdentity } from '../../client/account/useIdentity.js';
import styles from './CarEntry.module.css';
import { useCarParts } from './useCarParts.js';

/** The shopper's car in the header; its code is loaded only if the browser or the account keeps one. */
export function CarEntry() {
  const identity = useIdentity();
  const parts = useCarParts(identity.state === 'customer' && identity.customer.cars.length > 0);
  return <div className={styles['place']}>{parts !== null && <parts.CarChip />}</div>;
}
