import { createStored } from '../storage/stored.js';
import { storedIds } from '../storage/storedList.js';

const KEPT = 10;

/** Ids of orders that this browser has placed and not yet reported as a purchase. */
const unreported = createStored('purchases', storedIds(KEPT), 'browser');

/** Remembers an order that this browser has placed. */
export function expectPurchase(orderId: number): void {
  const others = (unreported.read() ?? []).filter((id) => id !== orderId);
  unreported.write([...others, orderId].slice(-KEPT));
}

/** Whether the order is still to be reported; from then on it no longer is. */
export function takePurchase(orderId: number): boolean {
  const known = unreported.read() ?? [];
  if (!known.includes(orderId)) return false;
  unreported.write(known.filter((id) => id !== orderId));
  return true;
}
