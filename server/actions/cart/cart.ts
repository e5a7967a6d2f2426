import { ShopError } from '../../../domain/core/errors.js';
import type { Caller } from '../../../domain/account/identity.js';
import { CART_LINES_MAX } from '../../../domain/core/limits.js';
import type { LineItem, Order } from '../../../domain/order/order.js';
import { toWireOrder, type WireOrder } from '../../../domain/order/wireOrder.js';
import type { PricedLine } from '../../ports/orders.js';
import type { Backend } from '../../ports/backend.js';
import { requireCustomer } from '../account/identity.js';
import { priceChoices, requireStock } from '../catalogue/pricing.js';

/** A line as a client sends it: what it says of money is not here, for it is not believed. */
export interface LineRequest {
  id?: number | undefined;
  product_id?: number | undefined;
  variation_id?: number | null | undefined;
  quantity: number;
}

/** Runs work on a customer's orders one after the other, over all instances. */
export function runExclusive<T>({ state }: Backend, customerId: number, work: () => Promise<T>): Promise<T> {
  return state.withLock(`orders of ${customerId}`, work);
}

/** Lines to write, and by which mark it is known that they were. */
interface CartWrite {
  lines: readonly LineRequest[];
  mark?: string | undefined;
}

/**
 * Puts lines into the customer's cart, which is made where there is none. A cart that bears the mark has them: an
 * earlier try died, or was not answered, after they were written.
 */
export async function placeCart(backend: Backend, caller: Caller, write: CartWrite): Promise<WireOrder> {
  const customerId = requireCustomer(caller);
  return runExclusive(backend, customerId, async () => {
    const [cart] = await backend.store.orders.listOrders({ customerId, statuses: ['pending-cart'] });
    const isDone = cart !== undefined && hasWritten(cart, write);
    return toWireOrder(isDone ? cart : await writeLines(backend, customerId, cart, write), 'owner', true);
  });
}

/** Changes lines of a cart: a line with `id` gets its quantity (0 removes it), one without is added. */
export async function updateCart(
  backend: Backend,
  caller: Caller,
  orderId: number,
  write: CartWrite,
): Promise<WireOrder> {
  const customerId = requireCustomer(caller);
  return runExclusive(backend, customerId, async () => {
    const cart = await backend.store.orders.getOrder(orderId);
    if (cart?.customerId !== customerId) throw new ShopError('order_not_found');
    if (hasWritten(cart, write)) return toWireOrder(cart, 'owner', true);
    if (cart.status !== 'pending-cart') throw new ShopError('order_not_open');
    return toWireOrder(await writeLines(backend, customerId, cart, write), 'owner', true);
  });
}

function hasWritten({ writes }: Order, { mark }: CartWrite): boolean {
  return mark !== undefined && writes.includes(mark);
}

async function writeLines(
  backend: Backend,
  customerId: number,
  cart: Order | undefined,
  { lines, mark }: CartWrite,
): Promise<Order> {
  const { catalogue, orders } = backend.store;
  const wanted = mergeLines(cart?.items ?? [], lines);
  const changed = wanted.filter((line) => line.quantity > 0);
  const priced = await priceChoices(catalogue, changed);
  const complete = changed.map((line, index) => {
    const choice = priced[index];
    if (choice === undefined) throw new ShopError('product_not_found');
    requireStock(choice, line.quantity, line.lineItemId);
    return { ...choice, quantity: line.quantity, lineItemId: line.lineItemId };
  });
  const added: PricedLine[] = complete.filter(({ lineItemId }) => lineItemId === null);
  if (added.length > 0 && (cart?.items.length ?? 0) + added.length > CART_LINES_MAX)
    throw new ShopError('invalid_fields', { fields: { line_items: 'too_long' } });
  if (cart === undefined) return orders.createCart(customerId, added, mark, true);
  const removed = wanted.filter(({ quantity }) => quantity === 0);
  const set = [...complete, ...removed.map((line) => ({ ...line, price: 0 }))].flatMap(
    ({ lineItemId, quantity, price }) => (lineItemId === null ? [] : [{ lineItemId, quantity, price }]),
  );
  return orders.changeLines(cart.id, { set, add: added }, mark);
}

interface WantedLine {
  lineItemId: number | null;
  productId: number;
  variationId: number | null;
  quantity: number;
}

/** What the touched lines shall be: a product that is in the cart already has its quantity raised. */
function mergeLines(items: readonly LineItem[], lines: readonly LineRequest[]): WantedLine[] {
  const wanted: WantedLine[] = [];
  for (const line of lines) {
    const named = line.id === undefined ? undefined : existingLine(items, line.id);
    const productId = named?.productId ?? line.product_id;
    if (productId === undefined)
      throw new ShopError('invalid_fields', { fields: { product_id: 'required' } });
    const variationId = named === undefined ? (line.variation_id ?? null) : named.variationId;
    if (named === undefined && line.quantity < 1) {
      throw new ShopError('invalid_fields', { fields: { quantity: 'invalid' } });
    }
    const same = (other: { productId: number; variationId: number | null }) =>
      other.productId === productId && other.variationId === variationId;
    // Products that were deleted are all product 0 to WooCommerce: a line that is named is that line alone.
    const touched = wanted.find((other) =>
      named === undefined ? same(other) : other.lineItemId === named.id,
    );
    const kept = named ?? items.find(same);
    if (named !== undefined && touched !== undefined) touched.quantity = line.quantity;
    else if (named !== undefined)
      wanted.push({ lineItemId: named.id, productId, variationId, quantity: line.quantity });
    else if (touched !== undefined) touched.quantity += line.quantity;
    else {
      const quantity = (kept?.quantity ?? 0) + line.quantity;
      wanted.push({ lineItemId: kept?.id ?? null, productId, variationId, quantity });
    }
  }
  return wanted;
}

function existingLine(items: readonly LineItem[], lineItemId: number): LineItem {
  const line = items.find(({ id }) => id === lineItemId);
  if (line === undefined) throw new ShopError('invalid_fields', { fields: { 'line_items.id': 'unknown' } });
  return line;
}
