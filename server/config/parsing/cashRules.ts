import * as v from 'valibot';
import { isGovernorate } from '../../../domain/egypt/governorates.js';
import { ConfigurationError } from './configurationError.js';
import type { CashRules } from '../../../domain/checkout/cashRules.js';

const HINT =
  'must be JSON such as {"max": 10000, "first_order_max": 4000, "not_in": ["EGMT"], "refusals_max": 1, "deposit_above": 5000, "deposit_percent": 25, "confirm": true, "remind_hours": 24, "cancel_hours": 48}: amounts in EGP, codes of governorates, how many refused deliveries are too many from then on, above which amount which part (1 to 99 percent, both or neither) is paid by card first, and after how many hours (1 to 168 to remind, more to cancel, up to 336) an order that the customer has not confirmed is cancelled';
const PIASTRES_PER_POUND = 100;
const LARGEST_POUNDS = 10_000_000;
const PERCENT_MAX = 99;
const REMIND_HOURS = 24;
const REMIND_HOURS_MAX = 168;
const CANCEL_HOURS = 48;
const CANCEL_HOURS_MAX = 336;

const pounds = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(LARGEST_POUNDS),
    v.transform((value) => value * PIASTRES_PER_POUND),
  ),
);

const hours = (fallback: number, max: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)), fallback);

const Rules = v.strictObject({
  max: pounds,
  first_order_max: pounds,
  not_in: v.optional(v.array(v.pipe(v.string(), v.check(isGovernorate))), []),
  refusals_max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  deposit_above: pounds,
  deposit_percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PERCENT_MAX))),
  confirm: v.optional(v.boolean(), false),
  remind_hours: hours(REMIND_HOURS, REMIND_HOURS_MAX),
  cancel_hours: hours(CANCEL_HOURS, CANCEL_HOURS_MAX),
});

/** Schema of `COD_RULES`. */
export const CodRules = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): CashRules => {
    const rules = v.safeParse(Rules, parsed(dataset.value));
    if (!rules.success || !isConsistent(rules.output)) {
      addIssue({ message: HINT });
      return NEVER;
    }
    const { max = null, first_order_max: firstOrderMax = null, not_in: notIn, refusals_max } = rules.output;
    const { confirm, remind_hours: remindHours, cancel_hours: cancelHours } = rules.output;
    const { deposit_above: above, deposit_percent: percent } = rules.output;
    return {
      ...{ max, firstOrderMax, notIn, refusalsMax: refusals_max ?? null },
      deposit: above === undefined || percent === undefined ? null : { above, percent },
      confirmation: confirm ? { remindHours, cancelHours } : null,
    };
  }),
);

function isConsistent(rules: v.InferOutput<typeof Rules>): boolean {
  const hasBoth = (rules.deposit_above === undefined) === (rules.deposit_percent === undefined);
  return hasBoth && rules.cancel_hours > rules.remind_hours;
}

/** Throws if a deposit is asked for, but there is no way to pay it. */
export function requireCardsForDeposit(rules: CashRules | undefined, hasCards: boolean): void {
  if ((rules?.deposit ?? null) === null || hasCards) return;
  throw new ConfigurationError(
    'COD_RULES must not have "deposit_above" without the keys of a card provider: nobody could pay the deposit',
  );
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? null : value;
  } catch {
    return null;
  }
}
