import { useIntl } from 'react-intl';
import { formatSlot } from '../../domain/branches/slots.js';
import type { Slot } from '../../domain/branches/branch.js';
import { useMessages } from '../../client/intl/messages.js';
import { useArrivalWords } from '../../client/checkout/useArrivalWords.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';

/** When an order arrives, as promised when it was placed; absent before it is accepted and after it is over. */
export function OrderArrival({ order: { status, delivery } }: { order: ClientOrder }) {
  const words = useArrivalWords();
  if (status !== 'processing' || delivery === null) return null;
  const { isPickup, arrives, visit } = delivery;
  if (visit !== undefined) return <VisitTime slot={visit.slot} />;
  return arrives === null ? null : <strong>{words({ isPickup, arrives })}</strong>;
}

function VisitTime({ slot }: { slot: Slot | null }) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <strong>{slot === null ? t('visit.no_time') : t('visit.at', { time: formatSlot(slot, intl) })}</strong>
  );
}
