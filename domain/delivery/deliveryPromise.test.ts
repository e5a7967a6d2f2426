import { serverIntl } from '../../locales/serverIntl.js';
import { describe, expect, it } from 'vitest';
import { type Locale, WRITTEN_IN } from '../core/locale.js';
import { type DateRange, formatArrival, isDate } from './arrival.js';
import { type DeliveryCalendar, postponeArrival, promiseArrival, workingDays } from './deliveryPromise.js';

const FRIDAY = 5;
const CALENDAR: DeliveryCalendar = {
  ...{ cutOffMinute: 16 * 60, daysOff: [FRIDAY], holidays: [], days: {}, pickupDays: { from: 0, to: 0 } },
};

/** `at` is the time on the clocks of Egypt, with its offset: 2 hours in winter, 3 in summer. */
function arrival(at: string, days: [number, number] = [1, 2], calendar: Partial<DeliveryCalendar> = {}) {
  const range = { from: days[0], to: days[1] };
  const { from, to } = promiseArrival({ ...CALENDAR, ...calendar }, range, Date.parse(at));
  return `${from}/${to}`;
}

describe('the arrival of an order', () => {
  it('counts from today until the minute before the cut-off, then from the next working day', () => {
    expect(arrival('2026-11-23T15:59:59+02:00')).toBe('2026-11-24/2026-11-25');
    expect(arrival('2026-11-23T16:00:00+02:00')).toBe('2026-11-25/2026-11-26');
  });

  it('skips Friday, on which nothing leaves either', () => {
    const thursdayEvening = '2026-11-26T17:00:00+02:00';
    expect(arrival(thursdayEvening)).toBe('2026-11-29/2026-11-30');
    expect(arrival('2026-11-27T10:00:00+02:00')).toBe('2026-11-29/2026-11-30');
    expect(arrival('2026-11-26T10:00:00+02:00')).toBe('2026-11-28/2026-11-29');
  });

  it('skips holidays that follow each other and a weekend between them', () => {
    const holidays = [
      { from: '2026-11-24', to: '2026-11-25' },
      { from: '2026-11-26', to: '2026-11-26' },
      { from: '2026-11-28', to: '2026-11-28' },
    ];
    expect(arrival('2026-11-23T10:00:00+02:00', [1, 1], { holidays })).toBe('2026-11-29/2026-11-29');
    expect(arrival('2026-11-24T10:00:00+02:00', [1, 1], { holidays })).toBe('2026-11-30/2026-11-30');
  });

  it('goes on over the end of a year', () => {
    expect(arrival('2026-12-30T10:00:00+02:00', [1, 3])).toBe('2026-12-31/2027-01-03');
  });

  it('can be the same day, such as for a pickup', () => {
    expect(arrival('2026-11-23T10:00:00+02:00', [0, 0])).toBe('2026-11-23/2026-11-23');
    expect(arrival('2026-11-23T16:00:00+02:00', [0, 0])).toBe('2026-11-24/2026-11-24');
  });

  it('has the days off that the calendar names, or none', () => {
    expect(arrival('2026-11-26T10:00:00+02:00', [1, 1], { daysOff: [] })).toBe('2026-11-27/2026-11-27');
    expect(arrival('2026-11-26T10:00:00+02:00', [1, 1], { daysOff: [FRIDAY, 6] })).toBe(
      '2026-11-29/2026-11-29',
    );
  });
});

describe('the clocks of Egypt', () => {
  it('decide which day it is, whatever the time zone of the server', () => {
    expect(arrival('2026-11-23T21:59:00Z', [0, 0])).toBe('2026-11-24/2026-11-24');
    expect(arrival('2026-11-24T13:59:00Z', [0, 0])).toBe('2026-11-24/2026-11-24');
    expect(arrival('2026-11-24T14:00:00Z', [0, 0])).toBe('2026-11-25/2026-11-25');
  });

  it('have summer time from the last Friday of April to the last Thursday of October', () => {
    // 2026-04-23 is the last working day of winter time, 2026-04-25 the first of summer time.
    expect(arrival('2026-04-23T13:59:00Z', [0, 0])).toBe('2026-04-23/2026-04-23');
    expect(arrival('2026-04-25T12:59:00Z', [0, 0])).toBe('2026-04-25/2026-04-25');
    expect(arrival('2026-04-25T13:00:00Z', [0, 0])).toBe('2026-04-26/2026-04-26');
    // The clocks go back at midnight after 2026-10-29.
    expect(arrival('2026-10-29T13:00:00Z', [0, 0])).toBe('2026-10-31/2026-10-31');
    expect(arrival('2026-10-31T13:59:00Z', [0, 0])).toBe('2026-10-31/2026-10-31');
  });

  it('lose and gain no day when they change', () => {
    expect(arrival('2026-04-23T10:00:00+02:00', [1, 2])).toBe('2026-04-25/2026-04-26');
    expect(arrival('2026-10-29T10:00:00+03:00', [1, 2])).toBe('2026-10-31/2026-11-01');
  });
});

describe('a promise whose order leaves later', () => {
  const promised = { from: '2026-11-24', to: '2026-11-25' };
  const madeAtMs = Date.parse('2026-11-23T15:45:00+02:00');
  const postponed = (at: string, before = promised) =>
    postponeArrival(CALENDAR, before, { madeAtMs, atMs: Date.parse(at) });

  it('moves by as many working days', () => {
    expect(postponed('2026-11-23T15:59:00+02:00')).toEqual(promised);
    expect(postponed('2026-11-23T16:00:00+02:00')).toEqual({ from: '2026-11-25', to: '2026-11-26' });
    expect(postponed('2026-11-25T17:00:00+02:00')).toEqual({ from: '2026-11-28', to: '2026-11-29' });
  });

  it('moves from the same day, too', () => {
    const today = { from: '2026-11-23', to: '2026-11-23' };
    expect(postponed('2026-11-23T16:00:00+02:00', today)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  });

  it.each([
    { from: '2026-11-27', to: '2026-11-28' },
    { from: '2026-11-26', to: '2026-11-27' },
  ])('stays where the calendar no longer has one of its days: %j', (onFriday) => {
    expect(postponed('2026-12-01T10:00:00+02:00', onFriday)).toEqual(onFriday);
  });
});

describe('the working days of a delivery method', () => {
  const calendar = { ...CALENDAR, days: { EGMT: { from: 4, to: 6 } } };
  const delivery = { isPickup: false, days: null };

  it('are its own, or those of the governorate, or the usual', () => {
    expect(workingDays(calendar, { ...delivery, days: { from: 1, to: 1 } }, 'EGMT')).toEqual({
      from: 1,
      to: 1,
    });
    expect(workingDays(calendar, delivery, 'EGMT')).toEqual({ from: 4, to: 6 });
    expect(workingDays(calendar, delivery, 'EGC')).toEqual({ from: 2, to: 3 });
  });

  it('are those of the branch for a pickup', () => {
    expect(workingDays(calendar, { isPickup: true, days: null }, 'EGMT')).toEqual({ from: 0, to: 0 });
  });
});

/** Intl puts thin spaces around the dash. */
const written = (range: DateRange, locale: Locale) =>
  formatArrival(range, serverIntl(locale)).replaceAll(/\s/g, ' ');

describe('a range of days', () => {
  it('is written in the language of the shop, a single day once', () => {
    const range = { from: '2026-11-24', to: '2026-11-25' };
    expect(WRITTEN_IN.map((locale) => written(range, locale))).toEqual([
      'Tue, Nov 24 – Wed, Nov 25',
      'بين الثلاثاء 24 والأربعاء 25 نوفمبر',
    ]);
    expect(written({ from: '2026-11-24', to: '2026-11-24' }, 'en')).toBe('Tue, Nov 24');
  });

  it('breaks only after its dash, in Arabic before its second day', () => {
    expect(
      formatArrival({ from: '2026-11-30', to: '2026-12-01' }, serverIntl('ar')).split(/[ \u2009]/),
    ).toEqual(['بين\u00a0الاثنين\u00a030\u00a0نوفمبر', 'والثلاثاء\u00a01\u00a0ديسمبر']);
    expect(
      formatArrival({ from: '2026-11-24', to: '2026-11-25' }, serverIntl('en')).split(/[ \u2009]/),
    ).toEqual(['Tue,\u00a0Nov\u00a024\u00a0–', 'Wed,\u00a0Nov\u00a025']);
  });

  it('has years where it goes from one to the next', () => {
    expect(written({ from: '2026-12-31', to: '2027-01-02' }, 'en')).toBe(
      'Thu, Dec 31, 2026 – Sat, Jan 2, 2027',
    );
  });

  it('has dates that exist', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDate)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-01', '1999-01-01', '', '2026-01-01T00:00'].some(isDate)).toBe(
      false,
    );
  });
});
