import { describe, expect, it } from 'vitest';
import { instalmentsOf, type InstalmentTerms, lowestInstalment } from './instalments.js';

const FREE: InstalmentTerms = {
  ...{ months: 12, interest: 0, fee: 0, min: null, max: null },
  wayFee: { fixed: 0, basisPoints: 0 },
};

describe('the instalments of a sum', () => {
  it.each<[string, number, Partial<InstalmentTerms>, { monthly: number; total: number }]>([
    ['divides without interest', 524_400, {}, { monthly: 43_700, total: 524_400 }],
    ['rounds up to the piastre', 524_401, {}, { monthly: 43_701, total: 524_401 }],
    ['adds the interest of a year', 295_000, { interest: 2400 }, { monthly: 30_484, total: 365_800 }],
    [
      'adds the interest of half a year',
      295_000,
      { interest: 2400, months: 6 },
      { monthly: 55_067, total: 330_400 },
    ],
    ['rounds interest up', 100_001, { interest: 1, months: 2 }, { monthly: 50_002, total: 100_003 }],
    ['adds a fee once', 120_000, { fee: 5001 }, { monthly: 10_417, total: 125_001 }],
    [
      'adds the fee of the way, and interest on it',
      100_000,
      { interest: 1200, wayFee: { fixed: 1000, basisPoints: 100 } },
      { monthly: 9520, total: 114_240 },
    ],
  ])('%s', (_, amount, terms, expected) => {
    expect(instalmentsOf({ ...FREE, ...terms }, amount)).toEqual(expected);
  });

  it.each([1, 99, 100_001, 999_999_999])('never add up to less than all that is paid: %i', (amount) => {
    for (const months of [2, 7, 12, 60]) {
      const { monthly, total } = instalmentsOf({ ...FREE, months, interest: 1875 }, amount);
      expect(monthly * months).toBeGreaterThanOrEqual(total);
      expect((monthly - 1) * months).toBeLessThan(total);
    }
  });
});

describe('the lowest instalment', () => {
  const short = { ...FREE, months: 6 };
  const long = { ...FREE, months: 24, interest: 3000, min: 100_000, max: 200_000 };

  it.each([
    [99_999, 6],
    [100_000, 24],
    [200_000, 24],
    [200_001, 6],
  ])('of %i piastres is that of the plan for %i months, within the bounds of each', (amount, months) => {
    expect(lowestInstalment([short, long], amount)?.plan.months).toBe(months);
  });

  it('does not exist for nothing, without plans, or outside all bounds', () => {
    expect(lowestInstalment([short], 0)).toBeNull();
    expect(lowestInstalment([], 100_000)).toBeNull();
    expect(lowestInstalment([long], 99_999)).toBeNull();
  });
});
