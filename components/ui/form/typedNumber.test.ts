import { expect, it } from 'vitest';
import { typedNumber } from './typedNumber.js';

it.each([
  ['4', 4],
  ['٤', 4],
  ['١٢', 12],
  ['۱۲', 12],
  [' 2 قطع', 2],
  ['x3', 3],
  ['\u200f\u2066١٢\u2069', 12],
  ['1\u200b2', 12],
  ['\t7\u00a0', 7],
  ['\u22125', -5],
  ['- 5', -5],
  ['1.5', 1.5],
  ['١٫٥', 1.5],
  ['1,5', 1.5],
  ['1,000', 1000],
  ['١٬٠٠٠', 1000],
  ['007', 7],
  ['', null],
  ['four', null],
  ['-', null],
])('parses the typed quantity %j as %j', (text, pieces) => {
  expect(typedNumber(text)).toBe(pieces);
});
