import { useIntl } from 'react-intl';
import { useMessages } from '../../../client/intl/messages.js';
import { formatSlot } from '../../../domain/branches/slots.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { BranchPlace } from './BranchPlace.js';

/** Where and when the appointment of an order is; nothing for an order without one. */
export function OrderVisit({ order: { delivery } }: { order: Pick<ClientOrder, 'delivery'> }) {
  const t = useMessages();
  const intl = useIntl();
  if (delivery?.visit === undefined) return null;
  const { branch, slot } = delivery.visit;
  return (
    <>
      {branch !== null && <BranchPlace branch={branch} hasName />}
      <span>{slot === null ? t('visit.no_time') : formatSlot(slot, intl)}</span>
    </>
  );
}
