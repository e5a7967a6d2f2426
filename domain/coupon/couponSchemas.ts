import {
  array,
  boolean,
  check,
  type GenericSchema,
  integer,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { type AppliedCoupon, COUPON_KINDS, COUPON_PROBLEMS, type CouponTerms } from './coupon.js';

const whole = pipe(number(), integer(), minValue(0));

const time = pipe(
  string(),
  check((text) => Number.isFinite(Date.parse(text))),
);

/** Terms as the embedded shop stores them. */
export const CouponTermsSchema = object({
  kind: picklist(COUPON_KINDS),
  amount: whole,
  freeShipping: boolean(),
  startsAt: nullable(time),
  endsAt: nullable(time),
  minimum: nullable(whole),
  maximum: nullable(whole),
  usageLimit: nullable(whole),
  usageLimitPerCustomer: nullable(whole),
  itemLimit: nullable(whole),
  productIds: array(whole),
  excludedProductIds: array(whole),
  categoryIds: array(whole),
  excludedCategoryIds: array(whole),
  ofBrands: optional(nullable(array(whole)), null),
  ofExcludedBrands: optional(array(whole), []),
  excludesSale: boolean(),
  individualUse: boolean(),
  allowed: array(string()),
}) satisfies GenericSchema<unknown, CouponTerms>;

/** A coupon of a cart or an order, as the shop stores it. */
export const AppliedCouponSchema: GenericSchema<unknown, AppliedCoupon> = object({
  code: string(),
  discount: whole,
  freeShipping: boolean(),
  problem: nullable(object({ kind: picklist(COUPON_PROBLEMS), missing: nullable(whole) })),
  perCustomer: optional(whole),
});
