import { useMessages } from '../../client/intl/messages.js';
import { HANDED_OVER, handoverOf } from '../../domain/order/handover.js';
import type { OrderStatus } from '../../domain/order/order.js';
import { needsConfirmation } from '../../domain/order/orderTimeline.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { classNames } from '../ui/classNames.js';
import styles from './OrderStatusChip.module.css';

const TONES: Record<OrderStatus, 'busy' | 'good' | 'bad' | 'waiting'> = {
  'pending-cart': 'busy',
  pending: 'waiting',
  'on-hold': 'waiting',
  processing: 'busy',
  completed: 'good',
  cancelled: 'bad',
  refunded: 'bad',
  failed: 'bad',
};

type Seen = Pick<
  ClientOrder,
  'status' | 'delivery' | 'shipment' | 'awaited' | 'confirm' | 'deposit' | 'paymentMethod'
>;

/** Order status as a chip; the colour repeats the text and carries no information of its own. */
export function OrderStatusChip({ order }: { order: Seen }) {
  const t = useMessages();
  const { status } = order;
  return (
    <span className={classNames(styles['chip'], styles[TONES[status]])}>
      {t(`order.status.${shownStatus(order)}`)}
    </span>
  );
}

type Shown = OrderStatus | 'collected' | 'fitted' | 'sent' | 'awaited' | 'confirming' | 'received';

function shownStatus(order: Seen): Shown {
  const { status, delivery, shipment, awaited } = order;
  if (awaited !== null) return 'awaited';
  const handover = handoverOf(delivery);
  if (status === 'completed' && handover !== 'courier') return HANDED_OVER[handover];
  if (status !== 'processing') return status;
  if (shipment !== null) return 'sent';
  if (!needsConfirmation(order)) return 'processing';
  return order.confirm === null ? 'received' : 'confirming';
}
