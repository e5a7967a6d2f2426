import { isStanding, type Order } from './order.js';

/** Whether there is a receipt: the order stands, or was refunded after it did. */
export function hasReceipt({ status }: Pick<Order, 'status'>): boolean {
  return isStanding(status) || status === 'refunded';
}
