import { describe, expect, it } from 'vitest';
import {
  dayInEgypt,
  daysAfter,
  egyptOffsetMinutes,
  endOfDayInEgypt,
  startOfDayInEgypt,
  timeInEgypt,
} from './egyptClock.js';

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

  it.each([
    ['2026-11-25', '2026-11-25T23:59:59.999+02:00'],
    ['2027-04-29', '2027-04-29T23:59:59.999+02:00'],
    ['2027-04-30', '2027-04-30T23:59:59.999+03:00'],
    ['2027-10-28', '2027-10-28T23:59:59.999+02:00'],
  ])('end the day %s at %s, on the days when they change too', (date, end) => {
    expect(endOfDayInEgypt(date)).toBe(Date.parse(end));
  });

  it.each([
    ['2026-11-25', '10:00:00', '2026-11-25T10:00:00+02:00'],
    ['2027-04-30', '10:00:30', '2027-04-30T10:00:30+03:00'],
    ['2027-10-28', '10:00:00', '2027-10-28T10:00:00+03:00'],
    ['2027-10-29', '10:00:00', '2027-10-29T10:00:00+02:00'],
  ])('show %s %s at %s', (date, clock, at) => {
    expect(timeInEgypt(date, clock)).toBe(Date.parse(at));
  });

  it.each([
    ['2026-02-30', '10:00:00'],
    ['2026-02-20', '25:00:00'],
  ])('never show %s %s', (date, clock) => {
    expect([timeInEgypt(date, clock), endOfDayInEgypt('2026-02-30')]).toEqual([null, null]);
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
