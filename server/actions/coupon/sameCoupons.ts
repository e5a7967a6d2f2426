import { isDeepStrictEqual } from 'node:util';
import type { CouponsResult } from '../../../domain/coupon/applyCoupons.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Billing, Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { currentProducts, type CurrentProducts } from '../catalogue/pricing.js';
import { computeCoupons } from './computeCoupons.js';

/** The order's coupons as of now, for the address that it goes to; null before that is known. */
export function couponsOfOrder(
  backend: Backend,
  products: CurrentProducts,
  order: Pick<Order, 'id' | 'customerId' | 'items' | 'coupons'>,
  billing: Billing | null,
): Promise<CouponsResult> {
  const codes = order.coupons.map(({ code }) => code);
  return computeCoupons(backend, products, { cart: order, codes, items: order.items, billing });
}

/**
 * Computes the coupons of a customer's cart again after lines of an unpaid order were added to it. A failure is reported
 * only, because the next change of the cart and the checkout compute them too.
 */
export async function renewCartCoupons(backend: Backend, customerId: number): Promise<void> {
  const { carts, catalogue } = backend.store;
  try {
    const { cart } = await carts.findCart(customerId);
    if (cart === null || cart.coupons.length === 0) return;
    const { coupons } = await couponsOfOrder(backend, currentProducts(catalogue), cart, cart.billing);
    if (isDeepStrictEqual(cart.coupons, coupons)) return;
    await carts.changeLines(cart, { set: [], add: [], coupons });
  } catch (error) {
    backend.report('coupons-not-renewed', error);
  }
}

/** Throws `coupon_changed` after updating the cart, which then says what is wrong with a coupon. */
export async function requireSameCoupons(
  { store }: Backend,
  cart: Order,
  coupons: Order['coupons'],
): Promise<void> {
  if (isDeepStrictEqual(cart.coupons, coupons)) return;
  await store.carts.changeLines(cart, { set: [], add: [], coupons });
  throw new ShopError('coupon_changed');
}

/**
 * Places an order. If the store does not accept its coupons, which another order may just have used up, the cart is
 * updated; coupons that only the store refuses are removed from it.
 */
export async function withSameCoupons<T>(
  backend: Backend,
  cart: Order,
  billing: Billing,
  place: () => Promise<T>,
): Promise<T> {
  try {
    return await place();
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'coupon_changed') throw error;
    const products = currentProducts(backend.store.catalogue);
    const { coupons } = await couponsOfOrder(backend, products, cart, billing);
    await requireSameCoupons(backend, cart, coupons);
    await backend.store.carts.changeLines(cart, { set: [], add: [], coupons: [] });
    throw error;
  }
}
