import { expect, it } from 'vitest';
import { egyptOffsetMinutes } from './egyptClock.js';

it.each([
  ['2026-11-25', '10:00', 120],
  ['2026-07-01', '10:00', 180],
  // Summer time begins on the last Friday of April, and ends with the last Thursday of October.
  ['2026-04-23', '10:00', 120],
  ['2026-04-24', '10:00', 180],
  ['2026-10-29', '10:00', 180],
  ['2026-10-30', '10:00', 120],
])('knows how far the clocks of Egypt are ahead of UTC on %s at %s', (date, clock, minutes) => {
  expect(egyptOffsetMinutes(date, clock)).toBe(minutes);
});
