/** Coupons of carts and orders in `/api`. */
import { array, boolean, type InferOutput, nullable, number, object, pipe, string, transform } from 'valibot';
import { WirePrice } from '../core/wirePrice.js';
import { toDecimal } from '../core/money.js';
import type { AppliedCoupon } from './coupon.js';

export interface WireCoupon {
  code: string;
  discount: string;
  free_shipping: boolean;
  /** Why it lowers nothing, such as `expired`; null if it does. */
  problem: string | null;
  /** For the problems `minimum` and `maximum`: how much more or less has to be bought. */
  missing: string | null;
  /** How often each customer may use it, which needs a proven number; null: no number is asked for. */
  per_customer: number | null;
}

/** Converts a coupon of an order for `/api`. */
export function toWireCoupon({
  code,
  discount,
  freeShipping,
  problem,
  perCustomer,
}: AppliedCoupon): WireCoupon {
  const missing = problem?.missing ?? null;
  return {
    code,
    discount: toDecimal(discount),
    free_shipping: freeShipping,
    problem: problem?.kind ?? null,
    missing: missing === null ? null : toDecimal(missing),
    per_customer: perCustomer ?? null,
  };
}

/** Parses coupons in the browser. */
export const WireCoupons = array(
  pipe(
    object({
      code: string(),
      discount: WirePrice,
      free_shipping: boolean(),
      problem: nullable(string()),
      missing: nullable(WirePrice),
      per_customer: nullable(number()),
    }),
    transform(({ free_shipping: freeShipping, per_customer: perCustomer, ...coupon }) => ({
      ...coupon,
      freeShipping,
      perCustomer,
    })),
  ),
);

export type ClientCoupon = InferOutput<typeof WireCoupons>[number];
