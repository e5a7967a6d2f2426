import * as v from 'valibot';
import type { AppliedCoupon } from '../../../../domain/coupon/coupon.js';
import { AppliedCouponSchema } from '../../../../domain/coupon/couponSchemas.js';
import { looseJson } from '../../../../domain/core/looseJson.js';
import { parseAmount } from '../../../../domain/core/money.js';
import { metaText, type WcOrder } from '../../wpRest/shapes.js';

/** Order meta with the coupons of a cart: WooCommerce counts a coupon as used as soon as an order has it. */
const CART_COUPONS_META = '_storefront_coupons';

/** Meta field with the coupons of a cart. */
export function couponsMeta(coupons: readonly AppliedCoupon[]): { key: string; value: string } {
  return { key: CART_COUPONS_META, value: coupons.length === 0 ? '' : JSON.stringify(coupons) };
}

const COUPONS = v.fallback(v.array(AppliedCouponSchema), []);

/** The coupons of a cart as the shop computed them, and those of a placed order as the store did. */
export function couponsOf({
  status,
  meta_data,
  coupon_lines,
  prices_include_tax: isNet,
}: WcOrder): AppliedCoupon[] {
  if (status === 'pending-cart') {
    return v.parse(COUPONS, looseJson(metaText(meta_data, CART_COUPONS_META) ?? ''));
  }
  return coupon_lines.map(({ code, discount, discount_tax: tax, free_shipping: freeShipping }) => ({
    code,
    discount: Math.max(0, (parseAmount(discount) ?? 0) + (isNet ? (parseAmount(tax) ?? 0) : 0)),
    freeShipping,
    problem: null,
  }));
}
