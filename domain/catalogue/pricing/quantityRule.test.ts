import { expect, it } from 'vitest';
import { nearestQuantity, ruleBroken } from './quantityRule.js';

const RULE = { least: 4, most: 12, step: 2 };

it.each([
  [3, 'too_few_of_product', 4],
  [14, 'too_many_of_product', 12],
  [5, 'sold_in_packs', 2],
])('refuses %d pieces: %s %d', (quantity, code, pieces) => {
  expect(ruleBroken(quantity, RULE)).toEqual({ code, pieces });
});

it.each([4, 6, 12])('sells %d pieces', (quantity) => {
  expect(ruleBroken(quantity, RULE)).toBeNull();
});

it('sells every quantity without a rule', () => {
  expect([1, 2, 999].map((quantity) => ruleBroken(quantity))).toEqual([null, null, null]);
});

it.each([
  [1, 99, 4],
  [5, 99, 4],
  [7, 99, 6],
  [40, 99, 12],
  [12, 9, 8],
  [1, 0, 4],
])('offers instead of %d pieces, of %d, %d', (wanted, limit, nearest) => {
  expect(nearestQuantity(wanted, limit, RULE)).toBe(nearest);
});

it('offers what is wanted without a rule, up to the stock', () => {
  expect([nearestQuantity(3, 9), nearestQuantity(30, 9), nearestQuantity(1, 0)]).toEqual([3, 9, 1]);
});
