import * as v from 'valibot';
import { type AppliedCoupon, couponDiscount, usableCoupons } from '../../../../domain/coupon/coupon.js';
import { normalizeCouponCode } from '../../../../domain/coupon/couponCode.js';
import { AppliedCouponSchema } from '../../../../domain/coupon/couponSchemas.js';
import { ShopError } from '../../../../domain/core/errors.js';
import { looseJson } from '../../../../domain/core/looseJson.js';
import { parseAmount } from '../../../../domain/core/money.js';
import type { Order } from '../../../../domain/order/order.js';
import { refusedAs } from '../../wpRest/refusals.js';
import { metaText, parsed, type WcOrder } from '../../wpRest/shapes.js';
import type { OrdersContext } from './orderWrites.js';

/** Order meta with the coupons of a cart: WooCommerce counts a coupon as used as soon as an order has it. */
const CART_COUPONS_META = '_storefront_coupons';

/** Meta field with the coupons of a cart. */
export function couponsMeta(coupons: readonly AppliedCoupon[]): { key: string; value: string } {
  return { key: CART_COUPONS_META, value: coupons.length === 0 ? '' : JSON.stringify(coupons) };
}

const COUPONS = v.fallback(v.array(AppliedCouponSchema), []);

/** The coupons of a cart as the shop computed them, and those of a placed order as the store did. */
export function couponsOf({ status, meta_data, coupon_lines }: WcOrder): AppliedCoupon[] {
  if (status === 'pending-cart') {
    return v.parse(COUPONS, looseJson(metaText(meta_data, CART_COUPONS_META) ?? ''));
  }
  return coupon_lines.map(({ code, discount, free_shipping: freeShipping }) => ({
    code: normalizeCouponCode(code),
    discount: Math.max(0, parseAmount(discount) ?? 0),
    freeShipping,
    problem: null,
  }));
}

const APPLIED = v.object({ coupon_lines: v.array(v.object({ discount: v.string() })) });
const REFUSED = { woocommerce_rest_invalid_coupon: 'coupon_changed' } as const;

/**
 * Gives a cart its coupons in the store, which then counts them as used, directly before it is placed. Throws
 * `coupon_changed`, and takes them back, if the store refuses one or computes another discount.
 */
export async function applyInStore(
  { client, orReport }: Pick<OrdersContext, 'client' | 'orReport'>,
  { id, coupons }: Pick<Order, 'id' | 'coupons'>,
  billing: object,
): Promise<void> {
  const usable = usableCoupons(coupons);
  if (usable.length === 0) return;
  const put = (body: object) => client.request({ method: 'PUT', path: `wc/v3/orders/${id}`, body });
  const takeBack = () =>
    orReport(`The cart ${id} still holds a coupon in the store`, () => put({ coupon_lines: [] }));
  try {
    const coupon_lines = usable.map(({ code }) => ({ code }));
    const { body } = await refusedAs(REFUSED, () => put({ billing, coupon_lines }));
    const applied = parsed(APPLIED, body).coupon_lines.map(({ discount }) => ({
      discount: parseAmount(discount) ?? 0,
    }));
    if (couponDiscount(applied) !== couponDiscount(usable)) throw new ShopError('coupon_changed');
  } catch (error) {
    if (error instanceof ShopError && error.code === 'coupon_changed') await takeBack();
    throw error;
  }
}
