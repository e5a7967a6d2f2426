import { expect, it } from 'vitest';
import { completeSet } from './completeSet.js';

it.each([
  ['one', 1, 8, {}, 4000_00],
  ['three, at the price in quantity', 3, 4, { quantityPrices: [{ from: 4, price: 900_00 }] }, 3600_00],
  ['four already', 4, 8, {}, null],
  ['one, of which three can be ordered', 1, 3, {}, null],
  ['one of what is sold by two at most', 1, 8, { quantityRule: { least: 1, step: 1, most: 2 } }, null],
  ['six of what is sold in sixes', 1, 12, { quantityRule: { least: 6, step: 6 } }, null],
])('offers a set to who wants %s', (_, wanted, limit, offered, price) => {
  expect(completeSet(wanted, limit, { price: 1000_00, ...offered })).toBe(price);
});
