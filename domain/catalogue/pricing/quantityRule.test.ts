import { expect, it } from 'vitest';
import { nearestQuantity, ruleBroken, settleQuantity } from './quantityRule.js';

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

it.each([
  [4, 99, 4, null],
  [12, 99, 12, null],
  [1, 99, 4, { code: 'too_few_of_product', pieces: 4 }],
  [0, 99, 4, { code: 'too_few_of_product', pieces: 4 }],
  [-6, 99, 4, { code: 'too_few_of_product', pieces: 4 }],
  [5, 99, 6, { code: 'sold_in_packs', pieces: 2 }],
  [4.5, 99, 4, { code: 'sold_in_packs', pieces: 2 }],
  [44, 99, 12, { code: 'too_many_of_product', pieces: 12 }],
  [44, 9, 8, { code: 'over_limit' }],
  [9, 9, 8, { code: 'sold_in_packs', pieces: 2 }],
])('sells to who types %d, of %d, %d', (typed, limit, quantity, because) => {
  expect(settleQuantity(typed, limit, RULE)).toEqual({ quantity, because });
});

it.each([
  [2.4, 9, 2, { code: 'no_whole_number' }],
  [2.5, 9, 3, { code: 'no_whole_number' }],
  [0, 9, 1, { code: 'too_few_of_product', pieces: 1 }],
  [10, 9, 9, { code: 'over_limit' }],
  [1e21, 9, 9, { code: 'over_limit' }],
])('sells without a rule to who types %d, of %d, %d', (typed, limit, quantity, because) => {
  expect(settleQuantity(typed, limit)).toEqual({ quantity, because });
});
