import type { OrderStatus } from './order.js';

/** What an order goes through, in the shopper's eyes. */
type TimelineStepName =
  'placed' | 'paying' | 'checking' | 'preparing' | 'delivered' | 'cancelled' | 'refunded' | 'failed';

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

/** The steps of an order in this state, in order; a cart has none. */
export function orderTimeline(status: OrderStatus): readonly TimelineStep[] {
  return STEPS[status];
}
