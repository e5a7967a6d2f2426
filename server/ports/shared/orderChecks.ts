/** Preconditions that every implementation of `OrdersPort` checks before it writes an order. */
import { ShopError } from '../../../domain/core/errors.js';
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

/** Throws `order_not_open` unless the order was placed and is neither delivered nor cancelled; it may have been sent. */
export function requireCancellable({ status }: Pick<Order, 'status'>): void {
  if (status !== 'processing' && status !== 'on-hold') throw new ShopError('order_not_open');
}

/** Whether placing an order with this status reduces stock; a pending order does so only when it is paid. */
export function takesStock(status: OrderStatus): boolean {
  return status === 'processing' || status === 'on-hold' || status === 'completed';
}
