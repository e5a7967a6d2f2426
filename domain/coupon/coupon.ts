import type { Piastres } from '../core/money.js';

export const COUPON_KINDS = ['percent', 'fixed_cart', 'fixed_product'] as const;

/** A share of the price, an amount for the whole cart, or an amount for each piece. */
export type CouponKind = (typeof COUPON_KINDS)[number];

/** The terms of a coupon, as WooCommerce defines them. null and empty lists: no such condition. */
export interface CouponTerms {
  kind: CouponKind;
  /** Piastres; for `percent`, hundredths of a per cent. */
  amount: number;
  /** Delivery is free, where the store offers that with a coupon. */
  freeShipping: boolean;
  /** ISO 8601. */
  startsAt: string | null;
  endsAt: string | null;
  /** Bounds of the products' total before any discount, inclusive. */
  minimum: Piastres | null;
  maximum: Piastres | null;
  /** Orders with it, of all customers and of each. */
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  /** Pieces that it lowers, of the whole order, the dearest first. */
  itemLimit: number | null;
  /** `itemLimit` reaches lines by their total times their pieces, as before WooCommerce 10. */
  limitsByLine?: true;
  /** Ids of products or variations. */
  productIds: readonly number[];
  excludedProductIds: readonly number[];
  /** Ids of categories, including their children. */
  categoryIds: readonly number[];
  excludedCategoryIds: readonly number[];
  /** For brands: which of the cart's products are of these, and of excluded ones. null: for all brands. */
  ofBrands: readonly number[] | null;
  ofExcludedBrands: readonly number[];
  excludesSale: boolean;
  /** Cannot be combined with another coupon. */
  individualUse: boolean;
  /** Email addresses, patterns such as `*@example.com`, and mobile numbers in E.164. */
  allowed: readonly string[];
}

export const COUPON_PROBLEMS = [
  'unknown',
  'unsupported',
  'not_yet',
  'expired',
  'used_up',
  'used_by_you',
  'minimum',
  'maximum',
  'products',
  'sale',
  'person',
  'together',
] as const;

/** Why a coupon lowers nothing. */
export interface CouponProblem {
  kind: (typeof COUPON_PROBLEMS)[number];
  /** For `minimum`: how much more has to be bought. For `maximum`: how much less. Otherwise null. */
  missing: Piastres | null;
}

/** A coupon of a cart or an order. Of a cart it may have a problem; then it lowers nothing, and stays. */
export interface AppliedCoupon {
  /** As the store writes it; compared by `normalizeCouponCode`. */
  code: string;
  discount: Piastres;
  freeShipping: boolean;
  problem: CouponProblem | null;
  /** How often each customer may use it, which needs a proven number; absent: as often as wanted, or nobody can prove one. */
  perCustomer?: number | undefined;
}

/** What all coupons together take off the products' total. */
export function couponDiscount(coupons: readonly Pick<AppliedCoupon, 'discount'>[]): Piastres {
  return coupons.reduce((sum, { discount }) => sum + discount, 0);
}

/** The coupons that an order is placed with. */
export function usableCoupons(coupons: readonly AppliedCoupon[]): AppliedCoupon[] {
  return coupons.filter(({ problem }) => problem === null);
}

/** The coupons of an unpaid order for the cart that gets its lines; the cart's own come first. */
export function mergedCoupons(
  cart: readonly AppliedCoupon[],
  order: readonly AppliedCoupon[],
): readonly AppliedCoupon[] {
  return cart.length > 0 ? cart : order;
}
