import { isDeepStrictEqual } from 'node:util';
import { ShopError } from '../../domain/errors.js';
import type { Caller } from '../../domain/identity.js';
import type { Billing, LineItem, Order, OrderStatus, PaymentMethod } from '../../domain/order.js';
import { thanksCodPath } from '../../domain/paths.js';
import type { Backend } from '../ports/backend.js';
import { inTurn } from './cart.js';
import { requireCustomer } from './identity.js';
import { priceChoices, requireStock } from './pricing.js';

export interface CheckoutRequest {
  orderId: number;
  billing: Billing;
  shippingMethod: string | undefined;
  paymentMethod: PaymentMethod;
}

export interface CheckoutResult {
  order_id: number;
  /** Where the shopper goes next; the page adds its locale. */
  redirect: string;
}

/**
 * Turns the caller's cart into an order: looks every price and stock up again, adds delivery, and takes the
 * stock of every line or of none. A price that has risen or fallen since it was shown is written to the cart
 * and told (`price_changed`), so that nobody orders at a price they have not seen. Asked again for what has
 * been ordered already, it answers that order: an answer that got lost costs nobody their thanks page.
 */
export async function checkout(
  backend: Backend,
  caller: Caller,
  request: CheckoutRequest,
): Promise<CheckoutResult> {
  const customerId = requireCustomer(caller);
  if (request.paymentMethod !== 'cod') throw new ShopError('payment_unavailable');
  return inTurn(backend, customerId, async () => {
    const cart = await requireOwn(backend, customerId, request.orderId);
    if (await isPlacedAlready(backend, cart, request)) return resultOf(cart);
    requireCart(cart);
    await refreshPrices(backend, cart);
    const order = await backend.store.orders.placeOrder(cart.id, {
      status: 'processing',
      billing: request.billing,
      paymentMethod: request.paymentMethod,
      shippingTotal: await shippingCost(backend, request),
      transactionId: null,
      paymentReference: null,
    });
    return resultOf(order);
  });
}

function resultOf(order: Order): CheckoutResult {
  return { order_id: order.id, redirect: thanksCodPath(order.id, order.key) };
}

async function requireOwn({ store }: Backend, customerId: number, orderId: number): Promise<Order> {
  const order = await store.orders.getOrder(orderId);
  if (order?.customerId !== customerId) throw new ShopError('order_not_found');
  return order;
}

/** Whether the order stands, and is the very one that is asked for: to whom, how paid, at what delivery price. */
async function isPlacedAlready(backend: Backend, order: Order, request: CheckoutRequest): Promise<boolean> {
  return (
    STANDING.has(order.status) &&
    order.paymentMethod === request.paymentMethod &&
    isDeepStrictEqual(order.billing, request.billing) &&
    order.shippingTotal === (await shippingCost(backend, request))
  );
}

const STANDING: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['processing', 'on-hold', 'completed']);

function requireCart(cart: Order): void {
  if (cart.status !== 'pending-cart') throw new ShopError('order_not_open');
  if (cart.items.length === 0) throw new ShopError('empty_cart');
}

async function refreshPrices({ store }: Backend, cart: Order): Promise<void> {
  const priced = await priceChoices(store.catalogue, cart.items);
  const changed: { line: LineItem; price: number }[] = [];
  for (const [index, line] of cart.items.entries()) {
    const choice = priced[index];
    if (choice === undefined) throw new ShopError('product_not_found');
    requireStock(choice.stock, line.quantity, line.id);
    if (choice.price !== line.price) changed.push({ line, price: choice.price });
  }
  if (changed.length === 0) return;
  await store.orders.changeLines(cart.id, {
    set: changed.map(({ line, price }) => ({ lineItemId: line.id, quantity: line.quantity, price })),
    add: [],
  });
  throw new ShopError('price_changed');
}

async function shippingCost({ store }: Backend, request: CheckoutRequest): Promise<number> {
  const methods = await store.shipping.listMethods(request.billing.governorate);
  const [cheapest] = methods;
  const { shippingMethod } = request;
  const chosen = shippingMethod === undefined ? cheapest : methods.find(({ id }) => id === shippingMethod);
  if (chosen === undefined) throw new ShopError('invalid_fields', { fields: { shipping_method: 'unknown' } });
  return chosen.cost;
}
