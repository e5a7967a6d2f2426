import { HANDED_OVER, type handoverOf } from './handover.js';
import type { OrderStatus } from './order.js';
import type { ClientOrder } from './wireOrder.js';

/** The steps of an order that shoppers see. */
type TimelineStepName =
  | 'placed'
  | 'paying'
  | 'checking'
  | 'awaited'
  | 'confirming'
  | 'preparing'
  | 'on_way'
  | 'delivered'
  | 'packing'
  | 'collected'
  | 'fitted'
  | 'cancelled'
  | 'refunded'
  | 'failed';

export interface TimelineStep {
  name: TimelineStepName;
  /** `stopped` ends the order without delivery. */
  state: 'done' | 'current' | 'coming' | 'stopped';
}

const done = (name: TimelineStepName): TimelineStep => ({ name, state: 'done' });
const current = (name: TimelineStepName): TimelineStep => ({ name, state: 'current' });
const coming = (name: TimelineStepName): TimelineStep => ({ name, state: 'coming' });
const stopped = (name: TimelineStepName): TimelineStep => ({ name, state: 'stopped' });

const STEPS: Record<OrderStatus, readonly TimelineStep[]> = {
  'pending-cart': [],
  pending: [done('placed'), current('paying'), coming('preparing'), coming('delivered')],
  'on-hold': [done('placed'), current('checking'), coming('preparing'), coming('delivered')],
  processing: [done('placed'), current('preparing'), coming('delivered')],
  completed: [done('placed'), done('preparing'), done('delivered')],
  cancelled: [done('placed'), stopped('cancelled')],
  refunded: [done('placed'), stopped('refunded')],
  failed: [done('placed'), stopped('failed')],
};

/** The steps of an order with the carrier. */
const SENT: readonly TimelineStep[] = [
  done('placed'),
  done('preparing'),
  current('on_way'),
  coming('delivered'),
];

/** The steps of an order whose money is awaited. */
const AWAITED: readonly TimelineStep[] = [
  done('placed'),
  current('awaited'),
  coming('preparing'),
  coming('delivered'),
];

/** The steps of an order that is paid on delivery, until it is confirmed. */
const UNCONFIRMED: readonly TimelineStep[] = [
  done('placed'),
  current('confirming'),
  coming('preparing'),
  coming('delivered'),
];

interface Circumstances {
  handover?: ReturnType<typeof handoverOf>;
  isSent?: boolean;
  isAwaited?: boolean;
  isUnconfirmed?: boolean;
}

/** The steps of an order with this status, in order; a cart has none. */
export function orderTimeline(
  status: OrderStatus,
  { handover = 'courier', isSent = false, isAwaited = false, isUnconfirmed = false }: Circumstances,
): readonly TimelineStep[] {
  if (status === 'processing' && isSent) return SENT;
  if (status === 'processing' && isUnconfirmed && handover === 'courier') return UNCONFIRMED;
  const steps = isAwaited ? AWAITED : STEPS[status];
  if (handover === 'courier') return steps;
  const ownNames: Partial<Record<TimelineStepName, TimelineStepName>> = {
    preparing: 'packing',
    delivered: HANDED_OVER[handover],
  };
  return steps.map(({ name, state }) => ({ name: ownNames[name] ?? name, state }));
}

/** Whether an order is prepared only once its customer has confirmed it, or the shop has called. */
export function needsConfirmation({
  confirm,
  deposit,
  paymentMethod,
}: Pick<ClientOrder, 'confirm' | 'deposit' | 'paymentMethod'>): boolean {
  return confirm !== 'done' && deposit === null && paymentMethod === 'cod';
}
