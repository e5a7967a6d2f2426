import { object, unknown } from 'valibot';
import { IDENTITY_COOKIES } from '../../domain/account/identity.js';
import { parseId } from '../../domain/core/parseId.js';
import type { LineItem } from '../../domain/order/order.js';
import {
  type ClientCustomerOrders,
  CustomerOrdersSchema,
  OrderSchema,
} from '../../domain/order/wireOrder.js';
import { track } from '../analytics/track.js';
import { callApi } from '../core/api.js';
import { readCookie } from '../storage/cookies.js';
import { postToOtherTabs } from '../storage/otherTabs.js';
import { cacheCart } from './cacheCart.js';
import type { CartChoice } from './cartChoice.js';

/** All cart orders of a customer; the last answer is kept to be read offline. */
export async function readCart(path: string): Promise<ClientCustomerOrders> {
  const orders = await callApi(path, { schema: CustomerOrdersSchema });
  cacheCart(path, orders);
  return orders;
}

/**
 * Adds to the customer's cart, whether or not one exists: the server creates it or merges into it. A call that is made
 * again after its answer was lost has the same key, so that nothing is added twice.
 */
export async function placeInCart(choice: CartChoice, idempotencyKey?: string): Promise<LineItem | null> {
  const body = cartBody([toLine(choice)]);
  const order = await callApi('/wcPost/place-order', {
    ...{ method: 'POST', body, schema: OrderSchema },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  return announceAdded(order.items, choice);
}

/** Reports an addition to other tabs and to analytics; returns the line that was added to. */
export function announceAdded(
  items: readonly LineItem[],
  { productId, variationId, quantity }: CartChoice,
): LineItem | null {
  postToOtherTabs('cart-changed');
  const line = items.find((item) => item.productId === productId && item.variationId === variationId) ?? null;
  if (line !== null) track({ name: 'add_to_cart', line, pieces: quantity });
  return line;
}

/** The common body of a cart write. The server takes the customer from the session; the id is informational. */
function cartBody(lines: readonly object[]) {
  const customerId = parseId(readCookie(IDENTITY_COOKIES.customer.id) ?? '');
  return {
    ...(customerId === null ? {} : { customer_id: customerId }),
    status: 'pending-cart',
    line_items: lines,
  };
}

function toLine({ productId, variationId, quantity }: CartChoice) {
  return { product_id: productId, variation_id: variationId, quantity };
}

/** Adds to a cart, or to a new one where there is none. Returns the updated line. */
export async function addLine(orderId: number | null, choice: CartChoice): Promise<LineItem | null> {
  if (orderId === null) return placeInCart(choice);
  const body = { order_id: orderId, ...cartBody([toLine(choice)]) };
  const order = await callApi('/wcPost/update-order', { method: 'PUT', body, schema: OrderSchema });
  return announceAdded(order.items, choice);
}

/** Sets the quantity of a line of a cart order; 0 removes it. */
export async function writeQuantity(orderId: number, lineId: number, quantity: number): Promise<void> {
  const body = { order_id: orderId, ...cartBody([{ id: lineId, quantity }]) };
  await callApi('/wcPost/update-order', { method: 'PUT', body, schema: OrderSchema, keepalive: true });
  postToOtherTabs('cart-changed');
}

/** Deletes a pending order; the server decides whether that is allowed. */
export async function deleteOrder(orderId: number | string): Promise<void> {
  const path = `/wcPost/delete_order?order_id=${encodeURIComponent(orderId)}`;
  await callApi(path, { method: 'DELETE', schema: object({ deleted: unknown() }) });
}
