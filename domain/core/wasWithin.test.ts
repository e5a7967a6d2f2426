import { expect, it } from 'vitest';
import { wasWithin } from './wasWithin.js';

it.each([
  ['just now', 1000, true],
  ['at the end of the span', 900, true],
  ['before it', 899, false],
  ['by a clock that was set back since', 1001, false],
])('tells of what was noted %s whether it is recent', (_, atMs, isRecent) => {
  expect(wasWithin(atMs, 100, 1000)).toBe(isRecent);
});
