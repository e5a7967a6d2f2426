import { describe, expect, it } from 'vitest';
import { depositFor } from './cashRules.js';

const RULE = { above: 500_000, percent: 25 };

describe('the deposit for a cash order', () => {
  it.each<[string, number, number | null]>([
    ['none up to the limit', 500_000, null],
    ['asked for just above it', 500_001, 125_000],
    ['the percentage of the total', 800_000, 200_000],
    ['in whole pounds, rounded up from the half', 812_200, 203_100],
    ['in whole pounds, rounded to the nearest', 812_199, 203_000],
  ])('is %s', (_, total, deposit) => {
    expect(depositFor(RULE, total)).toBe(deposit);
  });

  it.each<[string, number, number | null]>([
    ['is none for a free order', 0, null],
    ['is none if nothing would be left to pay', 100, null],
    ['is at least a pound', 101, 100],
    ['leaves something to pay', 9999, 9900],
  ])('%s', (_, total, deposit) => {
    expect(depositFor({ above: 0, percent: 99 }, total)).toBe(deposit);
  });
});
