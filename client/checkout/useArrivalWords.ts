import { useIntl } from 'react-intl';
import { type DateRange, formatArrival } from '../../domain/delivery/arrival.js';
import { useMessages } from '../intl/messages.js';

/**
 * `words({isPickup, arrives})`: when an order arrives or can be collected, `Arrives Tue, Nov 24 – Wed, Nov 25`; null for
 * goods on backorder, of which nobody knows.
 */
export function useArrivalWords(): (way: { isPickup: boolean; arrives: DateRange | null }) => string {
  const t = useMessages();
  const intl = useIntl();
  return ({ isPickup, arrives }) =>
    arrives === null
      ? t('stock.backorder')
      : t(isPickup ? 'arrival.pickup' : 'arrival.delivery', { date: formatArrival(arrives, intl) });
}
