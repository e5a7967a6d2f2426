import * as v from 'valibot';
import { isGovernorate } from '../../domain/checkout/egypt.js';
import type { CashRules } from '../../domain/checkout/cashRules.js';

const HINT =
  'must be JSON such as {"max": 10000, "first_order_max": 4000, "not_in": ["EGMT"], "refusals_max": 1}: amounts in EGP, codes of governorates, and how many refused deliveries are too many from then on';
const PIASTRES_PER_POUND = 100;
const LARGEST_POUNDS = 10_000_000;

const pounds = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(LARGEST_POUNDS),
    v.transform((value) => value * PIASTRES_PER_POUND),
  ),
);

const Rules = v.strictObject({
  max: pounds,
  first_order_max: pounds,
  not_in: v.optional(v.array(v.pipe(v.string(), v.check(isGovernorate))), []),
  refusals_max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** Schema of `COD_RULES`. */
export const CodRules = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): CashRules => {
    const rules = v.safeParse(Rules, parsed(dataset.value));
    if (!rules.success) {
      addIssue({ message: HINT });
      return NEVER;
    }
    const { max = null, first_order_max: firstOrderMax = null, not_in: notIn, refusals_max } = rules.output;
    return { max, firstOrderMax, notIn, refusalsMax: refusals_max ?? null };
  }),
);

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? null : value;
  } catch {
    return null;
  }
}
