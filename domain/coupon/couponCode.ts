import { pipe, transform } from 'valibot';
import { latinDigits } from '../core/digits.js';
import { line } from '../core/fields.js';
import { COUPON_CODE_MAX_CHARS } from '../core/limits.js';

const INVISIBLE = /[\u200b-\u200f\u061c]/g;

/** A code as stores compare it: lower case, single spaces, Latin digits. */
export function normalizeCouponCode(code: string): string {
  return latinDigits(code.normalize('NFKC')).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A code as somebody enters it. */
export const CouponCode = pipe(line(COUPON_CODE_MAX_CHARS), transform(normalizeCouponCode));
