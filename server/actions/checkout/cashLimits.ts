import { ShopError } from '../../../domain/core/errors.js';
import { isAwaited, type LineItem, type Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { countAll } from '../../ports/shared/counters.js';
import { isSessionOver } from '../payment/paymentRules.js';

/** Statuses of orders that may wait to be paid. */
const OPEN = ['processing', 'on-hold'] as const;

/**
 * An order and the customer's other orders that wait to be paid: in cash, by transfer, or by a card payment whose session
 * has not ended. Paid and delivered ones do not count. One request to a store, unless the order is neither of the
 * customer nor open.
 */
export async function readWithUnpaid(
  { store }: Backend,
  orderId: number,
  customerId: number,
): Promise<{ order: Order | null; unpaid: Order[] }> {
  const listed = await store.orders.listOrders({
    customerId,
    statuses: ['pending-cart', 'pending', ...OPEN],
  });
  const order = listed.find(({ id }) => id === orderId) ?? (await store.orders.getOrder(orderId));
  const unpaid = listed.filter((each) => each.id !== orderId && (isUnpaid(each) || isBeingPaid(each)));
  return { order, unpaid };
}

function isUnpaid(order: Order): boolean {
  const isOpen = OPEN.some((open) => open === order.status);
  return isOpen && (order.paymentMethod === 'cod' || isAwaited(order));
}

/** It may hold an appointment, and every read of it asks the payment provider. */
function isBeingPaid(order: Order): boolean {
  return order.status === 'pending' && order.paymentReference !== null && !isSessionOver(order, Date.now());
}

/**
 * Limits card payments in progress, which may hold appointments. Orders in cash do not keep anybody from paying by card.
 * Throws `too_many_orders`.
 */
export function requireFewPayments({ settings }: Backend, unpaid: readonly Order[]): void {
  if (unpaid.filter(isBeingPaid).length >= settings.cashOrdersMax) throw new ShopError('too_many_orders');
}

/**
 * Limits unpaid orders and their pieces, so that one account cannot reserve all the stock. Throws `too_many_orders` or
 * `too_many_pieces`, with `available` (how many pieces may still be ordered).
 */
export function requireFewUnpaid({ settings }: Backend, cart: Order, open: readonly Order[]): void {
  const { cashPiecesMax: pieces, cashOrdersMax: orders } = settings;
  if (open.length >= orders) throw new ShopError('too_many_orders');
  const taken = open.flatMap(({ items }) => items);
  for (const line of cart.items) {
    const available = Math.max(0, pieces - piecesOf(taken, line.productId));
    if (piecesOf(cart.items, line.productId) <= available) continue;
    const fields = { [`line_items.${line.id}`]: 'too_many_pieces' };
    throw new ShopError('too_many_pieces', { available, fields });
  }
}

/**
 * Limits unpaid orders of contact accounts for one delivery number (E.164), because a new account costs nothing. Throws
 * `too_many_orders`.
 */
export async function requireFewFor(backend: Backend, phone: string): Promise<void> {
  const key = `contact orders for ${phone}`;
  const waitSeconds = await countAll(backend, [{ key, limit: 'contact-orders-number' }]);
  if (waitSeconds !== null) throw new ShopError('too_many_orders');
}

/** Pieces of a product, over all its variations. */
function piecesOf(items: readonly LineItem[], productId: number): number {
  return items
    .filter((item) => item.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
