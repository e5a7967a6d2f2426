import { describe, expect, it } from 'vitest';
import { dayInEgypt, daysAfter, egyptOffsetMinutes, startOfDayInEgypt } from './egyptClock.js';

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

describe('the clocks of Egypt', () => {
  it.each([
    ['2026-01-15', '2026-01-15T00:00:00+02:00'],
    ['2026-07-15', '2026-07-15T00:00:00+03:00'],
  ])('begin the day %s at %s', (date, start) => {
    const startMs = Date.parse(start);
    expect(startOfDayInEgypt(date)).toBe(startMs);
    expect([dayInEgypt(startMs), dayInEgypt(startMs - 1)]).toEqual([date, daysAfter(date, -1)]);
  });

  it.each(['', '2026-1-15', '2026-01-15T10:00', 'x2026-01-15', '2026-02-30', '2026-13-01', 'abcd-ef-gh'])(
    'know no day %j',
    (text) => {
      expect(startOfDayInEgypt(text)).toBeNull();
    },
  );

  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-04-23', 2, '2026-04-25'],
  ])('count from %s %d days to %s', (date, days, other) => {
    expect(daysAfter(date, days)).toBe(other);
  });
});
