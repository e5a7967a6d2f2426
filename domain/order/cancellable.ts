import type { Order } from './order.js';

/** Whether its owner may still cancel an order: it is placed, and has not been sent. */
export function isCancellable({ status, shipment }: Pick<Order, 'status' | 'shipment'>): boolean {
  return shipment === null && (status === 'processing' || status === 'on-hold');
}
