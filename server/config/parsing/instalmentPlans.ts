import * as v from 'valibot';
import { INSTALMENT_MONTHS_MAX } from '../../../domain/payment/instalments.js';
import type { InstalmentPlan } from '../../../domain/payment/instalmentPlan.js';
import type { PaymentWay, WayKind } from '../../../domain/payment/ways.js';
import { ConfigurationError } from './configurationError.js';
import {
  amount,
  FEE_POUNDS_MAX,
  listSetting,
  NAME_MAX_CHARS,
  percent,
  POUNDS_MAX,
  words,
} from './paymentFields.js';

export const PLANS_EXAMPLE =
  '[{"way": "card", "months": 12, "interest": 24, "min": 1000, "max": 60000}, {"way": "card", "name": {"en": "Example Bank", "ar": "بنك المثال"}, "months": 6}]';
const HINT = `must be a JSON list of plans such as ${PLANS_EXAMPLE}; .env.example describes the fields`;
const PLANS_MAX = 24;
const MONTHS_MIN = 2;
const INTEREST_PERCENT_MAX = 100;

const Plan = v.strictObject({
  way: v.string(),
  name: v.optional(words(NAME_MAX_CHARS)),
  months: v.pipe(v.number(), v.integer(), v.minValue(MONTHS_MIN), v.maxValue(INSTALMENT_MONTHS_MAX)),
  interest: v.optional(percent(INTEREST_PERCENT_MAX), 0),
  fee: v.optional(amount(FEE_POUNDS_MAX), 0),
  min: v.optional(amount(POUNDS_MAX)),
  max: v.optional(amount(POUNDS_MAX)),
});
type Plan = v.InferOutput<typeof Plan>;

/** Schema of `INSTALMENT_PLANS`. */
export const InstalmentPlansSetting = listSetting(Plan, PLANS_MAX, HINT);

/** Kinds of ways in which a plan can be chosen: on the provider's page. */
const KINDS: ReadonlySet<WayKind> = new Set<WayKind>(['valu', 'instalments', 'card']);

/** The plans with their ways; without the setting none. Throws a `ConfigurationError` about the first that cannot work. */
export function readInstalmentPlans(
  setting: readonly Plan[] = [],
  ways: readonly PaymentWay[],
): InstalmentPlan[] {
  return setting.map(({ way: key, name = null, months, interest, fee, min = null, max = null }) => {
    const way = ways.find((each) => each.key === key);
    if (way === undefined || !KINDS.has(way.kind)) {
      const known = ways.filter(({ kind }) => KINDS.has(kind)).map((each) => each.key);
      return refuse(
        `${key} as the "way" of a plan, which must be the key of a way of PAYMENT_WAYS by card or in instalments (${known.join(', ') || 'none'})`,
      );
    }
    if (min !== null && max !== null && min > max) refuse(`a plan of ${key} with a "min" above its "max"`);
    return {
      ...{ way: key, name: name ?? way.name, kind: way.kind, months, interest, fee, wayFee: way.fee },
      ...{ min: larger(min, way.min), max: smaller(max, way.max) },
    };
  });
}

function larger(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function smaller(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function refuse(what: string): never {
  throw new ConfigurationError(`INSTALMENT_PLANS must not have ${what}`);
}
