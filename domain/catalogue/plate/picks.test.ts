import { describe, expect, it } from 'vitest';
import { type PickCandidate, pickThree } from './picks.js';

type Tyre = PickCandidate & { name: string };

function tyre(name: string, pounds: number, scores: number[] | null, changes: Partial<Tyre> = {}): Tyre {
  const [quiet = 0, wear = 0, wet = 0] = scores ?? [];
  return {
    ...{ name, price: pounds * 100, quantityPrices: [], stock: 8 },
    scores: scores === null ? null : { quiet, wear, wet },
    ...changes,
  };
}

const picked = (tyres: Tyre[]) =>
  pickThree(tyres).map(({ kind, figure, item }) => [kind, item.name, figure] as const);

describe('the picks of a listing', () => {
  it('are the cheapest set, the best driver up to a price in the middle, and the best of all', () => {
    const tyres = [
      tyre('best', 9000, [5, 5, 5]),
      tyre('cheap', 2000, [2, 2, 2]),
      tyre('value', 3010, [4, 4, 4]),
      tyre('other', 5000, [4, 3, 3]),
    ];
    expect(picked(tyres)).toEqual([
      ['lowest', 'cheap', 4],
      ['value', 'value', 12_100_00],
      ['best', 'best', 15],
    ]);
  });

  it('name another strength where one tyre is the best in several ways', () => {
    const tyres = [
      tyre('all', 2000, [4, 4, 4]),
      tyre('quiet', 3000, [5, 3, 3]),
      tyre('wet', 4000, [3, 3, 5]),
      tyre('plain', 5000, [3, 3, 3]),
    ];
    expect(picked(tyres)).toEqual([
      ['lowest', 'all', 4],
      ['quiet', 'quiet', 5],
      ['wet', 'wet', 5],
    ]);
  });

  it('never say that a tyre drives best if one up to the same price has a higher score', () => {
    const tyres = [
      tyre('a', 2001, [3, 3, 3]),
      tyre('b', 2002, [1, 1, 1]),
      tyre('c', 2020, [5, 5, 4]),
      tyre('d', 4000, [5, 5, 5]),
    ];
    expect(picked(tyres)[1]).toEqual(['value', 'c', 8100_00]);
  });

  it('leave out what cannot be ordered in fours, and do not compare unknown scores', () => {
    const tyres = [
      tyre('sold out', 1000, [5, 5, 5], { stock: 0 }),
      tyre('two left', 1100, [5, 5, 5], { stock: 2 }),
      tyre('in pairs of three', 1200, [5, 5, 5], { quantityRule: { least: 3, step: 3 } }),
      tyre('cheap', 2000, null),
      tyre('half known', 3000, null, { scores: { quiet: 5 } }),
      tyre('known', 4000, [2, 2, 2]),
      tyre('dear', 5000, null),
    ];
    expect(picked(tyres)).toEqual([
      ['lowest', 'cheap', 4],
      ['best', 'known', 6],
      ['quiet', 'half known', 5],
    ]);
  });

  it('count prices in quantity, and need at least four tyres', () => {
    const inFours = tyre('in fours', 2500, null, { quantityPrices: [{ from: 4, price: 1900_00 }] });
    const tyres = [tyre('a', 2000, null), tyre('b', 2100, null), inFours];
    expect(picked(tyres)).toEqual([]);
    expect(picked([...tyres, tyre('c', 2200, null)])).toEqual([['lowest', 'in fours', 4]]);
  });
});
