import type { Order } from './order.js';

/** Whether its owner may still cancel an order: it is placed, and has not been delivered. */
export function isCancellable({ status }: Pick<Order, 'status'>): boolean {
  return status === 'processing' || status === 'on-hold';
}
