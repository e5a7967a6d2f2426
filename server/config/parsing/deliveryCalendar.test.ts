import { describe, expect, it } from 'vitest';
import { promiseArrival } from '../../../domain/delivery/deliveryPromise.js';
import { CALENDAR_EXAMPLE, DEFAULT_CALENDAR, lastHolidayYear } from './deliveryCalendar.js';
import { readEnv } from '../env.js';

const read = (DELIVERY_CALENDAR: string) =>
  readEnv({ SESSION_SECRET: 'a secret of the tests that is long enough', DELIVERY_CALENDAR })
    .deliveryCalendar;

describe('DELIVERY_CALENDAR', () => {
  it('rests on Fridays and public holidays, and sends what is ordered before 4 pm, without it', () => {
    expect(read('')).toEqual(DEFAULT_CALENDAR);
    expect(DEFAULT_CALENDAR).toMatchObject({ cutOffMinute: 960, daysOff: [5] });
    const at = Date.parse('2026-05-25T17:00:00+03:00');
    expect(promiseArrival(DEFAULT_CALENDAR, { from: 0, to: 0 }, at).from).toBe('2026-05-31');
  });

  it('reads every part of the example, and takes the defaults for missing ones', () => {
    expect(read(CALENDAR_EXAMPLE)).toEqual({
      cutOffMinute: 960,
      daysOff: [5],
      holidays: [
        { from: '2027-01-07', to: '2027-01-07' },
        { from: '2027-03-10', to: '2027-03-12' },
      ],
      days: { EGC: { from: 1, to: 2 }, EGMT: { from: 4, to: 5 } },
      pickupDays: { from: 0, to: 1 },
    });
    expect(read('{"cut_off":"09:30"}')).toEqual({ ...DEFAULT_CALENDAR, cutOffMinute: 570 });
    expect(read('{"days_off":[],"holidays":[]}')).toMatchObject({ daysOff: [], holidays: [] });
  });

  it.each([
    ['{"holidays":["2027-02-29"]}', 'holidays.0: "2027-02-29"'],
    ['{"holidays":["2027-01-07","7 January"]}', 'holidays.1: "7 January"'],
    ['{"holidays":["2027-03-12/2027-03-10"]}', 'holidays.0'],
    ['{"holidays":["2026-03-10/2027-03-12"]}', 'holidays.0'],
    ['{"holidays":["2027-03-10/2027-03-11/2027-03-12"]}', 'holidays.0'],
    ['{"cut_off":"24:00"}', 'cut_off: "24:00"'],
    ['{"cut_off":16}', 'cut_off: 16'],
    ['{"days_off":["freitag"]}', 'days_off.0: "freitag"'],
    [
      '{"days_off":["sunday","monday","tuesday","wednesday","thursday","friday","saturday"]}',
      'days_off: ["sunday"',
    ],
    ['{"days":{"Cairo":[1,2]}}', 'days.Cairo: "Cairo"'],
    ['{"days":{"EGC":[2,1]}}', 'days.EGC: [2,1]'],
    ['{"days":{"EGC":[1]}}', 'days.EGC.1: nothing'],
    ['{"days":{"EGC":[0,61]}}', 'days.EGC.1: 61'],
    ['{"holiday":["2027-01-07"]}', 'holiday: "holiday"'],
  ])('rejects %s in one line that names the part', (text, part) => {
    expect(() => read(text)).toThrow(`, and not ${part}`);
    expect(() => read(text)).toThrow(/^DELIVERY_CALENDAR must be JSON such as [^\n]*$/);
  });

  it.each(['{', '[]', '"16:00"', 'null'])('rejects %s', (text) => {
    expect(() => read(text)).toThrow(/^DELIVERY_CALENDAR must be JSON such as [^\n]*$/);
  });

  it('limits the number of holidays', () => {
    const holidays = Array.from({ length: 201 }, () => '2027-01-07');
    expect(() => read(JSON.stringify({ holidays }))).toThrow('and not holidays:');
    expect(read(JSON.stringify({ holidays: holidays.slice(1) })).holidays).toHaveLength(200);
  });

  it('knows the last year of its holidays', () => {
    expect(lastHolidayYear(DEFAULT_CALENDAR)).toBe(2027);
    expect(lastHolidayYear({ holidays: [] })).toBeNull();
  });
});
