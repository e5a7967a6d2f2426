/** What every keeper of orders checks before it writes one, wherever it keeps them. */
import { ShopError } from '../../domain/core/errors.js';
import type { Order, OrderStatus } from '../../domain/order/order.js';

/** Throws `invalid_fields` for what is no whole number of at least so many pieces. */
export function requireQuantity(quantity: number, least: number): void {
  if (!Number.isSafeInteger(quantity) || quantity < least) {
    throw new ShopError('invalid_fields', { fields: { quantity: 'invalid' } });
  }
}

/** Throws `order_not_open` for an order that is no cart any more. */
export function requireCart({ status }: Pick<Order, 'status'>): void {
  if (status !== 'pending-cart') throw new ShopError('order_not_open');
}

/** Throws `order_not_open`, or `empty_cart` where there is nothing to order. */
export function requireFilledCart(order: Pick<Order, 'status' | 'items'>): void {
  requireCart(order);
  if (order.items.length === 0) throw new ShopError('empty_cart');
}

/** Whether placing an order under this status takes its stock; a pending order takes none until it is paid. */
export function takesStock(status: OrderStatus): boolean {
  return status === 'processing' || status === 'completed';
}
