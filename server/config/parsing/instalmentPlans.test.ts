import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.js';
import { PLANS_EXAMPLE } from './instalmentPlans.js';

const WAYS = [{ kind: 'cash' }, { kind: 'card', min: 500, max: 20_000, fee_percent: 2 }];

const plansOf = (plans: unknown, ways: unknown = WAYS) =>
  readEnv({
    SESSION_SECRET: 'only-for-tests-only-for-tests-only',
    PAYMENT_WAYS: JSON.stringify(ways),
    INSTALMENT_PLANS: typeof plans === 'string' ? plans : JSON.stringify(plans),
  }).instalmentPlans;

it('has no plans without the setting', () => {
  expect(readEnv({ SESSION_SECRET: 'only-for-tests-only-for-tests-only' }).instalmentPlans).toEqual([]);
});

it('reads a plan with the fee and the narrower bounds of its way', () => {
  expect(plansOf([{ way: 'card', months: 12, interest: 24.5, fee: 50.25, min: 100, max: 10_000 }])).toEqual([
    {
      ...{ way: 'card', kind: 'card', name: null, months: 12, interest: 2450, fee: 5025 },
      ...{ wayFee: { fixed: 0, basisPoints: 200 }, min: 50_000, max: 1_000_000 },
    },
  ]);
});

it('has no bounds that neither plan nor way have', () => {
  const [plan] = plansOf([{ way: 'card', months: 3 }], [{ kind: 'card' }]);
  expect(plan).toMatchObject({ min: null, max: null, interest: 0, fee: 0 });
});

it('gives an example that is valid JSON', () => {
  expect(JSON.parse(PLANS_EXAMPLE)).toHaveLength(2);
});

describe('refuses', () => {
  const plan = { way: 'card', months: 12 };
  it.each<[string, unknown, RegExp]>([
    ['what is not JSON', '[{', /INSTALMENT_PLANS must be a JSON list/],
    ['an empty list', [], /must be a JSON list/],
    ['25 plans', Array.from({ length: 25 }, () => plan), /must be a JSON list/],
    ['a single month', [{ ...plan, months: 1 }], /Wrong: 0\.months/],
    ['61 months', [{ ...plan, months: 61 }], /Wrong: 0\.months/],
    ['half months', [{ ...plan, months: 2.5 }], /Wrong: 0\.months/],
    ['negative interest', [plan, { ...plan, interest: -1 }], /Wrong: 1\.interest/],
    ['interest above 100', [{ ...plan, interest: 101 }], /Wrong: 0\.interest/],
    ['a third decimal', [{ ...plan, fee: 1.005 }], /Wrong: 0\.fee/],
    ['a name in one language', [{ ...plan, name: { en: 'Bank' } }], /Wrong: 0\.name\.ar/],
    ['an unknown field', [{ ...plan, rate: 3 }], /Wrong: 0\.rate/],
    ['an unknown way', [{ ...plan, way: 'valu' }], /valu as the "way" of a plan.+\(card\)/],
    ['cash', [{ ...plan, way: 'cod' }], /cod as the "way"/],
    ['a minimum above the maximum', [{ ...plan, min: 2, max: 1 }], /a "min" above its "max"/],
  ])('%s', (_, plans, problem) => {
    expect(() => plansOf(plans)).toThrow(problem);
  });
});
