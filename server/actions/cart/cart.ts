import { ShopError } from '../../../domain/core/errors.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import { CART_LINES_MAX } from '../../../domain/core/limits.js';
import type { LineItem, Order } from '../../../domain/order/order.js';
import type { WireOrder } from '../../../domain/order/wireOrder.js';
import type { PricedLine } from '../../ports/order/carts.js';
import type { Backend } from '../../ports/backend.js';
import type { OnCommit } from '../../ports/records/state.js';
import { computeCoupons } from '../coupon/computeCoupons.js';
import { wireCart } from './wireCart.js';
import { currentProducts, type CurrentProducts, priceChoices, requireStock } from '../catalogue/pricing.js';

/** A line item as sent by a client, without its price, which is never trusted. */
interface LineRequest {
  id?: number | undefined;
  product_id?: number | undefined;
  variation_id?: number | null | undefined;
  quantity: number;
}

/** Lines to write, with the idempotency mark and the completion of the request. */
interface CartWrite {
  lines: readonly LineRequest[];
  mark?: string | undefined;
  onCommit?: OnCommit<WireOrder>;
}

/**
 * Adds lines to the customer's cart, which is created if there is none. If the cart already has the mark, the lines
 * were written by an earlier request that crashed or lost its response. The caller must hold the customer's lock.
 */
export async function placeCart(backend: Backend, caller: Caller, write: CartWrite): Promise<WireOrder> {
  const customerId = requireCustomer(caller);
  const { carts, catalogue } = backend.store;
  const products = currentProducts(catalogue);
  const [found] = await Promise.all([carts.findCart(customerId), products(productsNamed(write))]);
  if (found.cart === null) {
    return wireCart(
      backend,
      await writeLines(backend, products, customerId, { ...write, nextId: found.nextId }),
    );
  }
  if (hasWritten(found.cart, write)) return wireCart(backend, found.cart);
  return wireCart(backend, await writeLines(backend, products, found.cart, write));
}

/**
 * Changes lines of a cart: a line with `id` gets its quantity (0 removes it), one without is added. The caller must
 * hold the customer's lock.
 */
export async function updateCart(
  backend: Backend,
  caller: Caller,
  orderId: number,
  write: CartWrite,
): Promise<WireOrder> {
  const customerId = requireCustomer(caller);
  const { catalogue, orders } = backend.store;
  const products = currentProducts(catalogue);
  const [cart] = await Promise.all([orders.getOrder(orderId), products(productsNamed(write))]);
  if (cart?.customerId !== customerId) throw new ShopError('order_not_found');
  if (hasWritten(cart, write)) return wireCart(backend, cart);
  if (cart.status !== 'pending-cart') throw new ShopError('order_not_open');
  return wireCart(backend, await writeLines(backend, products, cart, write));
}

/** Ids of the products, which can be loaded in parallel with the cart. */
function productsNamed({ lines }: CartWrite): number[] {
  return lines.flatMap(({ product_id: id, quantity }) => (id === undefined || quantity === 0 ? [] : [id]));
}

function hasWritten({ writes }: Order, { mark }: CartWrite): boolean {
  return mark !== undefined && writes.includes(mark);
}

/** `cart`: the customer's cart, or the customer if there is none. */
async function writeLines(
  backend: Backend,
  products: CurrentProducts,
  cart: Order | number,
  { lines, mark, nextId, onCommit }: CartWrite & { nextId?: number | undefined },
): Promise<Order> {
  const { carts } = backend.store;
  const items = typeof cart === 'number' ? [] : cart.items;
  const wanted = mergeLines(items, lines);
  const changed = wanted.filter((line) => line.quantity > 0);
  const priced = await priceChoices(products, changed);
  const complete = changed.map((line, index) => {
    const choice = priced[index];
    if (choice === undefined) throw new ShopError('product_not_found');
    requireStock(choice, line.quantity, line.lineItemId);
    return { ...choice, lineItemId: line.lineItemId };
  });
  const add: PricedLine[] = complete.filter(({ lineItemId }) => lineItemId === null);
  if (add.length > 0 && items.length + add.length > CART_LINES_MAX)
    throw new ShopError('invalid_fields', { fields: { line_items: 'too_long' } });
  const write = {
    mark,
    nextId,
    onCommit: onCommit && ((written: Order) => onCommit(wireCart(backend, written))),
  };
  if (typeof cart === 'number') return carts.createCart(cart, add, write);
  const removed = wanted.filter(({ quantity }) => quantity === 0);
  const set = [...complete, ...removed.map((line) => ({ ...line, price: 0 }))].flatMap(
    ({ lineItemId, quantity, price }) => (lineItemId === null ? [] : [{ lineItemId, quantity, price }]),
  );
  const kept = items.filter(({ id }) => !set.some(({ lineItemId }) => lineItemId === id));
  const coupons = await couponsAfter(backend, products, cart, [...kept, ...complete]);
  return carts.changeLines(cart, { set, add, coupons }, write);
}

/** The cart's coupons for its lines after the change; undefined if it has none. */
async function couponsAfter(
  backend: Backend,
  products: CurrentProducts,
  cart: Order,
  items: readonly Pick<LineItem, 'productId' | 'variationId' | 'quantity' | 'price'>[],
): Promise<Order['coupons'] | undefined> {
  const codes = cart.coupons.map(({ code }) => code);
  if (codes.length === 0) return undefined;
  return (await computeCoupons(backend, products, { cart, codes, items, billing: null })).coupons;
}

interface LineInput {
  lineItemId: number | null;
  productId: number;
  variationId: number | null;
  quantity: number;
}

/** The wanted lines after merging: adding a product that is in the cart already raises its quantity. */
function mergeLines(items: readonly LineItem[], lines: readonly LineRequest[]): LineInput[] {
  const wanted: LineInput[] = [];
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
    // WooCommerce reports every deleted product as product 0, so a line with an id matches only that line.
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
