import { describe, expect, it } from 'vitest';
import { holidaysAhead, openingAt, openWeekdays } from './openingHours.js';

const HOURS = { opens: 10 * 60, closes: 20 * 60 };
const DAYS = { daysOff: [5], holidays: [{ from: '2027-01-07', to: '2027-01-07' }] };
/** Egypt is two hours ahead of UTC in winter. */
const at = (time: string) => Date.parse(`${time}+02:00`);

describe('opening hours', () => {
  it.each([
    ['open from its first minute', '2026-11-28T10:00', 'open'],
    ['open until its last minute', '2026-11-28T19:59', 'open'],
    ['closed before its hours, and opens on the same day', '2026-11-28T09:59', '2026-11-28'],
    ['closed after its hours, and opens on the next day', '2026-11-28T20:00', '2026-11-29'],
    ['closed on the day before a day off, and opens after it', '2026-11-26T20:00', '2026-11-28'],
    ['closed on a day off, and opens after it', '2026-11-27T12:00', '2026-11-28'],
    ['closed on a holiday before a day off, and opens after both', '2027-01-07T12:00', '2027-01-09'],
  ])('say that a branch is %s', (_, time, expected) => {
    const opening = openingAt(HOURS, DAYS, at(time));
    expect(opening).toEqual(expected === 'open' ? 'open' : { opensOn: expected });
  });

  it('name no day for a branch that does not open', () => {
    expect(
      openingAt(HOURS, { daysOff: [0, 1, 2, 3, 4, 5, 6], holidays: [] }, at('2026-11-27T12:00')),
    ).toBeNull();
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
