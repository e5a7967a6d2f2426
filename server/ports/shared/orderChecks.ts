/** Preconditions that every implementation of `CartsPort` and `OrdersPort` checks before it writes. */
import { ShopError } from '../../../domain/core/errors.js';
import type { Settlement } from '../order/orders.js';
import type { Order, OrderStatus } from '../../../domain/order/order.js';

/** Throws `invalid_fields` unless the quantity is an integer of at least `least`. */
export function requireQuantity(quantity: number, least: number): void {
  if (!Number.isSafeInteger(quantity) || quantity < least) {
    throw new ShopError('invalid_fields', { fields: { quantity: 'invalid' } });
  }
}

/** Throws `order_not_open` unless the order is a cart. */
export function requireCart({ status }: Pick<Order, 'status'>): void {
  if (status !== 'pending-cart') throw new ShopError('order_not_open');
}

/** Throws `order_not_open`, or `empty_cart` if there are no lines. */
export function requireFilledCart(order: Pick<Order, 'status' | 'items'>): void {
  requireCart(order);
  if (order.items.length === 0) throw new ShopError('empty_cart');
}

/**
 * Whether the order still has to be cancelled. Throws `order_not_open` unless it was placed and is not delivered; it may
 * have been sent.
 */
export function isToCancel({ status }: Pick<Order, 'status'>): boolean {
  if (status !== 'processing' && status !== 'on-hold' && status !== 'cancelled') {
    throw new ShopError('order_not_open');
  }
  return status !== 'cancelled';
}

/**
 * Whether the order is as it was when its payment was judged. Throws `order_not_open` for what can only become of a
 * pending order.
 */
export function isToSettle(
  { status, transactionId }: Pick<Order, 'status' | 'transactionId'>,
  { expected, outcome }: Settlement,
): boolean {
  if (status !== expected.status || transactionId !== expected.transactionId) return false;
  if (outcome.kind !== 'paid' && status !== 'pending') throw new ShopError('order_not_open');
  return true;
}

/** Whether placing an order with this status reduces stock; a pending order does so only when it is paid. */
export function takesStock(status: OrderStatus): boolean {
  return status === 'processing' || status === 'on-hold' || status === 'completed';
}
