import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import { ShopError } from '../../../domain/core/errors.js';
import { normalizeCouponCode } from '../../../domain/coupon/couponCode.js';
import { COUPONS_MAX } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import type { WireOrder } from '../../../domain/order/wireOrder.js';
import type { Backend } from '../../ports/backend.js';
import { requireCart, requireFilledCart } from '../../ports/shared/orderChecks.js';
import type { OnCommit } from '../../ports/records/state.js';
import { countAll } from '../../ports/shared/counters.js';
import { wireCart } from './wireCart.js';
import { currentProducts } from '../catalogue/pricing.js';
import { computeCoupons } from '../coupon/computeCoupons.js';

interface CouponWrite {
  orderId: number;
  /** Normalised. */
  code: string;
  onCommit?: OnCommit<WireOrder>;
}

/**
 * Adds a coupon to the caller's cart. Throws `coupon_refused` with the problem at the field `code`, and with `missing`,
 * if it cannot be used; then the cart stays as it was. Entered codes are counted, because they can be guessed. The
 * caller must hold the customer's lock.
 */
export async function addCoupon(
  backend: Backend,
  caller: Caller,
  { orderId, code, onCommit }: CouponWrite,
): Promise<WireOrder> {
  const cart = await requireOwnCart(backend, caller, orderId);
  if (!backend.settings.coupons) throw new ShopError('not_found');
  requireFilledCart(cart);
  await requireFewTries(backend, cart.customerId);
  const known = cart.coupons.map((coupon) => coupon.code);
  const codes = known.some((each) => normalizeCouponCode(each) === code) ? known : [...known, code];
  if (codes.length > COUPONS_MAX) throw new ShopError('invalid_fields', { fields: { code: 'too_many' } });
  const coupons = await couponsFor(backend, cart, codes);
  const problem = coupons.find((coupon) => normalizeCouponCode(coupon.code) === code)?.problem ?? null;
  if (problem !== null) {
    const { kind, missing } = problem;
    throw new ShopError('coupon_refused', {
      fields: { code: kind },
      ...(missing === null ? {} : { missing }),
    });
  }
  return keep(backend, cart, coupons, onCommit);
}

/** Removes a coupon from the caller's cart; one that it does not have is no error. */
export async function removeCoupon(
  backend: Backend,
  caller: Caller,
  { orderId, code, onCommit }: CouponWrite,
): Promise<WireOrder> {
  const cart = await requireOwnCart(backend, caller, orderId);
  requireCart(cart);
  const codes = cart.coupons
    .map((coupon) => coupon.code)
    .filter((known) => normalizeCouponCode(known) !== code);
  return keep(backend, cart, await couponsFor(backend, cart, codes), onCommit);
}

async function requireOwnCart({ store }: Backend, caller: Caller, orderId: number): Promise<Order> {
  const customerId = requireCustomer(caller);
  const cart = await store.orders.getOrder(orderId);
  if (cart?.customerId !== customerId) throw new ShopError('order_not_found');
  return cart;
}

async function requireFewTries(backend: Backend, customerId: number): Promise<void> {
  const key = `coupons of ${customerId}`;
  const waitSeconds = await countAll(backend, [{ key, limit: 'coupons-account' }]);
  if (waitSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds: waitSeconds });
}

async function couponsFor(backend: Backend, cart: Order, codes: readonly string[]) {
  const products = currentProducts(backend.store.catalogue);
  const { coupons } = await computeCoupons(backend, products, {
    cart,
    codes,
    items: cart.items,
    billing: null,
  });
  return coupons;
}

async function keep(
  backend: Backend,
  cart: Order,
  coupons: Order['coupons'],
  onCommit: OnCommit<WireOrder>,
): Promise<WireOrder> {
  const changes = { set: [], add: [], coupons };
  const written = await backend.store.carts.changeLines(cart, changes, {
    onCommit: onCommit && ((order) => onCommit(wireCart(backend, order))),
  });
  return wireCart(backend, written);
}
