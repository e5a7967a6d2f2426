import { useMessages } from '../../../client/intl/messages.js';
import { useVisitCalendar } from '../../../client/order/visitCalendar.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import styles from './BranchPlace.module.css';

/** Puts the appointment of an order into the shopper's calendar. */
export function VisitCalendar({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const address = useVisitCalendar(order);
  if (address === null) return null;
  return (
    <a className={styles['map']} href={address}>
      {t('visit.calendar')}
    </a>
  );
}
