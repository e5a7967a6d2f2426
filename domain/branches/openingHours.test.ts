import { describe, expect, it } from 'vitest';
import { holidaysAhead, openStateOf, openWeekdays } from './openingHours.js';

const HOURS = { opens: 10 * 60, closes: 20 * 60 };
const DAYS = { daysOff: [5], holidays: [{ from: '2027-01-07', to: '2027-01-07' }] };
/** Egypt is two hours ahead of UTC in winter. */
const at = (time: string) => Date.parse(`${time}+02:00`);

describe('opening hours', () => {
  it.each([
    ['2026-11-28T09:59', 'early'],
    ['2026-11-28T10:00', 'open'],
    ['2026-11-28T19:59', 'open'],
    ['2026-11-28T20:00', 'late'],
    ['2026-11-27T12:00', 'day_off'],
    ['2027-01-07T12:00', 'day_off'],
  ])('are at %s: %s', (time, state) => {
    expect(openStateOf(HOURS, DAYS, at(time))).toBe(state);
  });

  it.each([
    ['Friday off', [5], [{ from: 6, to: 4 }]],
    ['every day', [], [{ from: 6, to: 5 }]],
    [
      'Friday and Monday off',
      [5, 1],
      [
        { from: 6, to: 0 },
        { from: 2, to: 4 },
      ],
    ],
    ['Saturday off', [6], [{ from: 0, to: 5 }]],
    ['never open', [0, 1, 2, 3, 4, 5, 6], []],
  ])('name the days of the week in runs: %s', (_, daysOff, runs) => {
    expect(openWeekdays(daysOff)).toEqual(runs);
  });

  it('tell of the next holidays, and no longer of those that are over', () => {
    expect(holidaysAhead(DAYS, at('2026-12-20T12:00'))).toEqual(DAYS.holidays);
    expect(holidaysAhead(DAYS, at('2027-01-07T23:00'))).toEqual(DAYS.holidays);
    expect(holidaysAhead(DAYS, at('2027-01-08T00:10'))).toEqual([]);
    expect(holidaysAhead(DAYS, at('2026-11-27T12:00'))).toEqual([]);
  });
});
