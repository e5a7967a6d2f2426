import { pipe, transform } from 'valibot';
import { lowerCode } from '../text/cleanText.js';
import { line } from '../forms/fields.js';
import { COUPON_CODE_MAX_CHARS } from '../core/limits.js';

/** A code as stores compare it: lower case, single spaces, Latin digits. */
export function normalizeCouponCode(code: string): string {
  return lowerCode(code);
}

/** A code as somebody enters it. */
export const CouponCode = pipe(line(COUPON_CODE_MAX_CHARS), transform(normalizeCouponCode));
