import { unknown } from 'valibot';
import type { ClientCustomerOrders } from '../../domain/order/wireOrder.js';
import { createStored } from '../storage/stored.js';

/** The last loaded cart: see `lastCart.ts`, which reads it on the cart page only. */
export const cachedCart = createStored('cart', unknown(), 'browser');

/** Keeps a customer's cart by its SWR key, to be read offline until logout. */
export function cacheCart(key: string, orders: ClientCustomerOrders): void {
  cachedCart.write({ key, atMs: Date.now(), orders });
}
