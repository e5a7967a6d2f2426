import { expect, it } from 'vitest';
import { typedNumber } from './typedNumber.js';

it.each([
  ['4', 4],
  ['٤', 4],
  ['١٢', 12],
  ['۱۲', 12],
  [' 2 قطع', 2],
  ['', 1],
  ['four', 1],
])('parses the typed quantity %j as %i', (text, pieces) => {
  expect(typedNumber(text, 1)).toBe(pieces);
});
