/** Whether an order can be paid in cash, in `/api`. */
import { type InferOutput, nullable, object, optional, picklist, pipe, transform } from 'valibot';
import { toDecimal } from '../core/money.js';
import { WirePrice } from '../core/wirePrice.js';
import type { CashRefusal, CashTerms } from './cashRules.js';

interface WireCash {
  /** null: it can. */
  reason: CashRefusal['reason'] | null;
  /** The highest total that could be paid in cash; null if the reason is another. */
  max: string | null;
  /** What is paid by card first; null if nothing is. */
  deposit: string | null;
}

export function toWireCash({ refusal, deposit }: CashTerms): WireCash {
  const max = refusal !== null && 'max' in refusal ? toDecimal(refusal.max) : null;
  return { reason: refusal?.reason ?? null, max, deposit: deposit === null ? null : toDecimal(deposit) };
}

/** Parses the answer in the browser; no `refusal` if the order can be paid in cash. */
export const CashTermsSchema = pipe(
  object({
    reason: nullable(picklist(['max', 'first_order', 'governorate', 'refusals'])),
    max: nullable(WirePrice),
    deposit: optional(nullable(WirePrice), null),
  }),
  transform(({ reason, max, deposit }) => ({ refusal: reason === null ? null : { reason, max }, deposit })),
);

export type ClientCashTerms = InferOutput<typeof CashTermsSchema>;
