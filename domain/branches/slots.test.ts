import { serverIntl } from '../../locales/serverIntl.js';
import { describe, expect, it } from 'vitest';
import type { DeliveryCalendar } from '../delivery/deliveryPromise.js';
import {
  dayOfStart,
  findSlot,
  formatSlot,
  formatSlotStart,
  formatSlotTime,
  isSlotChangeable,
  isSlotOver,
  slotsOf,
  slotStart,
} from './slots.js';

const FRIDAY = 5;
const CALENDAR: DeliveryCalendar = {
  ...{ cutOffMinute: 16 * 60, daysOff: [FRIDAY], holidays: [], days: {}, pickupDays: { from: 0, to: 1 } },
};
const HOURS = { opens: 10 * 60, closes: 13 * 60, slotMinutes: 60 };

const slots = (at: string, calendar: Partial<DeliveryCalendar> = {}, hours = HOURS) =>
  slotsOf(hours, { ...CALENDAR, ...calendar }, Date.parse(at));
const dates = (...args: Parameters<typeof slots>) => [...new Set(slots(...args).map(({ date }) => date))];

describe('the appointments of a branch', () => {
  it('are the hours at which it is open', () => {
    const [first] = dates('2026-11-23T10:00:00+02:00');
    const times = slots('2026-11-23T10:00:00+02:00').filter(({ date }) => date === first);
    expect(times.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '10:00-11:00',
      '11:00-12:00',
      '12:00-13:00',
    ]);
  });

  it('are both halves of a day, and end when it closes', () => {
    const half = { opens: 9 * 60 + 30, closes: 18 * 60 + 15, slotMinutes: 262 };
    const [morning, afternoon, third] = slots('2026-11-23T10:00:00+02:00', {}, half);
    expect([morning, afternoon]).toMatchObject([
      { from: '09:30', to: '13:52' },
      { from: '13:52', to: '18:14' },
    ]);
    expect(third?.date).not.toBe(morning?.date);
  });

  it('begin on the day on which the goods are certainly there', () => {
    expect(dates('2026-11-23T15:59:00+02:00')[0]).toBe('2026-11-24');
    expect(dates('2026-11-23T16:00:00+02:00')[0]).toBe('2026-11-25');
    expect(dates('2026-11-23T10:00:00+02:00', { pickupDays: { from: 1, to: 3 } })[0]).toBe('2026-11-26');
  });

  it('end after 14 days, and leave out days off and holidays', () => {
    const holidays = [{ from: '2026-11-30', to: '2026-12-01' }];
    const all = dates('2026-11-23T10:00:00+02:00', { holidays });
    expect(all.at(-1)).toBe('2026-12-07');
    for (const off of ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-04'])
      expect(all).not.toContain(off);
    expect(all).toHaveLength(10);
    expect(
      dates('2026-11-23T10:00:00+02:00', { holidays: [{ from: '2026-11-20', to: '2026-12-20' }] }),
    ).toEqual([]);
  });

  it('are not in the past on the clocks of Egypt, in summer too', () => {
    const today = { pickupDays: { from: 0, to: 0 } };
    const first = (at: string) => slots(at, today)[0];
    expect(first('2026-11-23T07:59:00Z')).toMatchObject({ date: '2026-11-23', from: '10:00' });
    expect(first('2026-11-23T08:00:00Z')).toMatchObject({ date: '2026-11-23', from: '11:00' });
    expect(first('2026-07-20T08:30:00Z')).toMatchObject({ date: '2026-07-20', from: '12:00' });
    expect(first('2026-11-23T12:00:00Z')).toMatchObject({ date: '2026-11-24', from: '10:00' });
  });

  it('are found by their start', () => {
    const all = slots('2026-11-23T10:00:00+02:00');
    const [, second] = all;
    expect(second && findSlot(all, slotStart(second))).toBe(second);
    expect(findSlot(all, '2026-11-24T10:30')).toBeUndefined();
  });
});

describe('an appointment', () => {
  const slot = { date: '2026-11-25', from: '10:00', to: '11:00' };

  it.each([
    ['2026-11-24T23:59:00+02:00', false],
    ['2026-11-25T09:59:59+02:00', false],
    ['2026-11-25T10:00:00+02:00', true],
    ['2026-11-26T09:00:00+02:00', true],
  ])('has begun at %s: %s', (at, hasBegun) => {
    expect(isSlotOver(slot, Date.parse(at))).toBe(hasBegun);
  });

  it('has a day, with and without a time', () => {
    expect([dayOfStart(slotStart(slot)), dayOfStart('2026-11-25')]).toEqual(['2026-11-25', '2026-11-25']);
  });
});

describe('changing an appointment', () => {
  const on = (at: string) => isSlotChangeable({ date: '2026-11-25' }, Date.parse(at));
  it('is possible until the evening before', () => {
    expect(on('2026-11-24T19:59:59+02:00')).toBe(true);
    expect(on('2026-11-24T20:00:00+02:00')).toBe(false);
    expect(on('2026-11-25T00:30:00+02:00')).toBe(false);
    expect(on('2026-11-26T10:00:00+02:00')).toBe(false);
  });
});

it('is written in both languages', () => {
  const slot = { date: '2026-11-25', from: '10:00', to: '11:00' };
  expect(plain(formatSlot(slot, serverIntl('en')))).toBe('Wed, Nov 25 · 10 to 11 am');
  expect(plain(formatSlot(slot, serverIntl('ar')))).toBe('الأربعاء 25 نوفمبر · من 10 إلى 11 صباحًا');
  expect(plain(formatSlotStart('2026-11-25T13:30', serverIntl('ar')))).toBe('الأربعاء 25 نوفمبر · 1:30 ظهرًا');
  expect(formatSlotStart('2026-11-25', serverIntl('ar'))).toBe('');
});

it.each([
  ['11:00', '12:00', '11 am to 12 noon', 'من 11 صباحًا إلى 12 ظهرًا'],
  ['12:00', '13:00', '12 noon to 1 pm', 'من 12 إلى 1 ظهرًا'],
  ['14:30', '15:30', '2:30 to 3:30 pm', 'من 2:30 ظهرًا إلى 3:30 عصرًا'],
  ['16:00', '17:00', '4 to 5 pm', 'من 4 عصرًا إلى 5 مساءً'],
  ['19:00', '20:00', '7 to 8 pm', 'من 7 إلى 8 مساءً'],
  ['23:00', '00:00', '11 pm to 12 am', 'من 11 ليلًا إلى 12 بعد منتصف الليل'],
  ['00:00', '05:00', '12 to 5 am', 'من 12 بعد منتصف الليل إلى 5 صباحًا'],
])('names the part of the day of %s to %s once where it is the same', (from, to, en, ar) => {
  const slot = { from, to };
  expect([
    plain(formatSlotTime(slot, serverIntl('en'))),
    plain(formatSlotTime(slot, serverIntl('ar'))),
  ]).toEqual([en, ar]);
  expect(formatSlotTime(slot, serverIntl('ar'))).not.toContain(' ');
});

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
