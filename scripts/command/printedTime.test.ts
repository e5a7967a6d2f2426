import { expect, it } from 'vitest';
import { printedTime } from './printedTime.js';

it.each([
  ['2026-11-24T22:30:00.000Z', '2026-11-25 00:30'],
  ['2026-07-01T20:59:59Z', '2026-07-01 23:59'],
])('prints %s as the clocks of Egypt show it, %s', (moment, printed) => {
  expect(printedTime(moment)).toBe(printed);
});
