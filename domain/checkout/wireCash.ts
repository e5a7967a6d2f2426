/** Whether an order can be paid in cash, in `/api`. */
import { type InferOutput, nullable, object, picklist, pipe, transform } from 'valibot';
import { toDecimal } from '../core/money.js';
import { WirePrice } from '../catalogue/wirePrice.js';
import type { CashRefusal } from './cashRules.js';

interface WireCash {
  /** null: it can. */
  reason: CashRefusal['reason'] | null;
  /** The highest total that could be paid in cash; null if the reason is another. */
  max: string | null;
}

export function toWireCash(refusal: CashRefusal | null): WireCash {
  const max = refusal !== null && 'max' in refusal ? toDecimal(refusal.max) : null;
  return { reason: refusal?.reason ?? null, max };
}

/** Parses the answer in the browser; null if the order can be paid in cash. */
export const CashSchema = pipe(
  object({
    reason: nullable(picklist(['max', 'first_order', 'governorate', 'refusals'])),
    max: nullable(WirePrice),
  }),
  transform(({ reason, max }) => (reason === null ? null : { reason, max })),
);

export type ClientCash = InferOutput<typeof CashSchema>;
