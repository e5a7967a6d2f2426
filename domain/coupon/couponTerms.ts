import type { CouponTerms } from './coupon.js';

/** Terms without any condition. */
const NO_CONDITIONS: Omit<CouponTerms, 'kind' | 'amount'> = {
  freeShipping: false,
  startsAt: null,
  endsAt: null,
  minimum: null,
  maximum: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
  itemLimit: null,
  productIds: [],
  excludedProductIds: [],
  categoryIds: [],
  excludedCategoryIds: [],
  ofBrands: null,
  ofExcludedBrands: [],
  excludesSale: false,
  individualUse: false,
  allowed: [],
};

/** Terms with these conditions only. */
export function couponTerms(terms: Pick<CouponTerms, 'kind' | 'amount'> & Partial<CouponTerms>): CouponTerms {
  return { ...NO_CONDITIONS, ...terms };
}
