import { ShopError } from '../../../domain/core/errors.js';
import { isAwaited, type LineItem, type Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { countAll } from '../account/passwordTries.js';

/** Statuses of orders that may wait to be paid. */
const OPEN = ['processing', 'on-hold'] as const;

/**
 * An order and the customer's orders that wait to be paid, in cash or by transfer; paid and delivered ones do not count.
 * One request to a store, unless the order is neither of the customer nor open.
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
  const isOpen = ({ status }: Order) => OPEN.some((open) => open === status);
  const unpaid = listed.filter((each) => isOpen(each) && (each.paymentMethod === 'cod' || isAwaited(each)));
  return { order, unpaid };
}

/**
 * Limits unpaid orders, so that one account cannot reserve all the stock. Throws `too_many_orders` or
 * `too_many_pieces`, with `available` (how many pieces may still be ordered).
 */
export function requireFewUnpaid({ settings }: Backend, cart: Order, open: readonly Order[]): void {
  const { pieces, orders } = settings.cashLimits;
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
