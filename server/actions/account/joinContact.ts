import type { Customer } from '../../../domain/account/customer.js';
import type { Caller } from '../../../domain/account/identity.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { findVariation } from '../../../domain/catalogue/product.js';
import { normalizeCouponCode } from '../../../domain/coupon/couponCode.js';
import { parseMobile } from '../../../domain/egypt/mobile.js';
import { ShopError } from '../../../domain/core/errors.js';
import { CART_LINES_MAX, COUPONS_MAX } from '../../../domain/core/limits.js';
import { type LineItem, type Order, ORDER_STATUSES, type OrderStatus } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import type { LineChanges } from '../../ports/order/carts.js';
import { ordersLock } from '../../ports/records/state.js';
import type { StorePort } from '../../ports/store.js';
import { currentProducts } from '../catalogue/pricing.js';
import { renewCartCoupons } from '../coupon/sameCoupons.js';
import { logout } from './identity.js';

const CARTS: readonly OrderStatus[] = ['pending-cart'];

/**
 * Gives what the contact account of the caller's session holds to an account that the caller has just proved to own:
 * the cart, the shop's own records, and with the same number the orders, the addresses and the cars too. Then the contact
 * session ends. A guest has such records only. Every step may be repeated, so a call that failed half-way is completed by
 * the next one. Does nothing for other callers.
 */
export async function joinContact(backend: Backend, caller: Caller, account: Customer): Promise<void> {
  if (caller.kind === 'guest') await moveRecords(backend, caller.id, account.id);
  if (caller.kind !== 'customer' || !caller.isContact || caller.id === account.id) return;
  const contact = await backend.store.customers.getCustomer(caller.id);
  if (contact?.isContact !== true) return;
  const isSameNumber = contact.phone !== null && numbersOf(account).includes(contact.phone);
  await backend.state.withLocks([ordersLock(contact.id), ordersLock(account.id)], async () => {
    await moveOrders(backend.store, contact.id, account.id, isSameNumber ? ORDER_STATUSES : CARTS);
    await renewCartCoupons(backend, account.id);
  });
  await moveRecords(backend, contact.id, account.id);
  if (isSameNumber) await saveDetails(backend, contact, account);
  await logout(backend, caller, false);
}

/** Gives what the shop itself records of a guest or a contact account, such as the wishlist, to an account. */
export async function moveRecords(backend: Backend, from: number, to: number): Promise<void> {
  await Promise.all(Object.values(backend.features).map((records) => records.move(from, to)));
}

function numbersOf({ phone, username }: Customer): (string | null)[] {
  return [phone, parseMobile(username)];
}

async function moveOrders(
  store: StorePort,
  from: number,
  to: number,
  statuses: readonly OrderStatus[],
): Promise<void> {
  const { orders } = store;
  for (const order of await orders.listOrders({ customerId: from, statuses })) {
    if (!(await orders.changeOwner(order, to))) await mergeCart(store, order, to);
  }
}

/** Adds the lines to the customer's own cart. The mark tells a repeat that they are there. */
async function mergeCart(
  { carts, orders, catalogue }: StorePort,
  cart: Order,
  customerId: number,
): Promise<void> {
  const { cart: own } = await carts.findCart(customerId);
  if (own === null) throw new ShopError('cart_changed');
  const mark = `joined-${cart.id}`;
  const room = Math.max(0, CART_LINES_MAX - own.items.length);
  // A store reports a deleted product as product 0.
  const lines = cart.items.filter(({ productId }) => productId > 0).slice(0, room);
  if (!own.writes.includes(mark)) {
    const add = await pricedTogether(catalogue, lines, own.items);
    await carts.changeLines(own, { set: [], add, ...joinedCoupons(own, cart) }, { mark }).catch(unlessUnsold);
  }
  await orders.deleteOrders([cart.id]);
}

/** The coupons of both carts, computed once the lines are together; nothing if the other cart has none. */
function joinedCoupons(own: Order, { coupons }: Order): Pick<LineChanges, 'coupons'> {
  const known = new Set(own.coupons.map(({ code }) => normalizeCouponCode(code)));
  const fresh = coupons.filter(({ code }) => !known.has(normalizeCouponCode(code)));
  return fresh.length === 0 ? {} : { coupons: [...own.coupons, ...fresh].slice(0, COUPONS_MAX) };
}

/** Lines of what the cart has already cost what all pieces cost together; what is no longer sold keeps its price. */
async function pricedTogether(
  catalogue: CataloguePort,
  lines: readonly LineItem[],
  own: readonly LineItem[],
): Promise<LineItem[]> {
  const products = await currentProducts(catalogue)(lines.map(({ productId }) => productId));
  return lines.map((line) => {
    const { productId, variationId, quantity } = line;
    const same = own.find((other) => other.productId === productId && other.variationId === variationId);
    const product = products.get(productId);
    const sold = variationId === null ? product : product && findVariation(product, variationId);
    if (same === undefined || sold === undefined) return line;
    return { ...line, price: unitPrice(sold, quantity + same.quantity) };
  });
}

/** A store adds the other lines if a product is no longer sold. */
function unlessUnsold(error: unknown): void {
  if (!(error instanceof ShopError && error.code === 'product_not_found')) throw error;
}

/** Copies addresses and cars to an account that has none. */
async function saveDetails(
  { store }: Backend,
  { addresses, cars }: Customer,
  account: Customer,
): Promise<void> {
  const changes = {
    ...(account.addresses.length === 0 && addresses.length > 0 ? { addresses } : {}),
    ...(account.cars.length === 0 && cars.length > 0 ? { cars } : {}),
  };
  if (Object.keys(changes).length > 0) await store.customers.updateCustomer(account.id, changes);
}
