import { isAwaited, type Order, type OrderStatus } from './order.js';

/** `card`: a payment at a provider. `money`: a payment after the order. `confirmation`: the customer's word. */
export type Awaited = 'card' | 'money' | 'confirmation';

/** Which orders are listed: those in these statuses, or those of all customers that wait for something. */
export type OrderFilter = StatusFilter | { waitingFor: Awaited };

interface StatusFilter {
  statuses: readonly OrderStatus[];
  /** Absent: of all customers. */
  customerId?: number;
  /** Only orders that were changed at or after this time. */
  changedSince?: Date;
}

const STATUS_WHILE_WAITING = { card: 'pending', money: 'on-hold', confirmation: 'processing' } as const;

/** The statuses of the orders that a filter lists. */
export function statusesOf(filter: OrderFilter): readonly OrderStatus[] {
  return 'statuses' in filter ? filter.statuses : [STATUS_WHILE_WAITING[filter.waitingFor]];
}

/** Whether an order is listed, apart from when it was changed. */
export function isListed(order: Order, filter: OrderFilter): boolean {
  if (!statusesOf(filter).includes(order.status)) return false;
  if ('statuses' in filter) return (filter.customerId ?? order.customerId) === order.customerId;
  switch (filter.waitingFor) {
    case 'card':
      return order.paymentReference !== null;
    case 'money':
      return isAwaited(order);
    case 'confirmation':
      return order.confirmation?.state === 'waiting' || order.confirmation?.state === 'reminded';
  }
}
