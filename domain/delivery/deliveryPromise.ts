/** When an order arrives: working days are counted from the day on which it leaves. */
import { EGYPT_TIME_ZONE } from '../egypt/egyptTime.js';
import type { DateRange } from './arrival.js';

/** Working days from the day on which an order leaves; 0 is that day. */
export interface DayRange {
  from: number;
  to: number;
}

/** When orders leave. */
export interface DispatchCalendar {
  /** Minutes after midnight from which orders leave on the next working day. */
  cutOffMinute: number;
  /** Days of the week on which nothing moves; 0 is Sunday. */
  daysOff: readonly number[];
  holidays: readonly DateRange[];
}

export interface DeliveryCalendar extends DispatchCalendar {
  /** By governorate, for delivery methods that do not state their days. */
  days: Readonly<Record<string, DayRange>>;
  /** Until an order can be collected, for pickup methods that do not state their days. */
  pickupDays: DayRange;
}

/** For delivery methods that state no days, to governorates for which the calendar has none. */
const USUAL_DAYS: DayRange = { from: 2, to: 3 };

interface Way {
  isPickup: boolean;
  /** null: the method does not state its days. */
  days: DayRange | null;
}

/** The working days of a delivery method to a governorate. */
export function workingDays(
  calendar: DeliveryCalendar,
  { isPickup, days }: Way,
  governorate: string,
): DayRange {
  const { [governorate]: usual = USUAL_DAYS } = calendar.days;
  return days ?? (isPickup ? calendar.pickupDays : usual);
}

/** When an order that is placed at `atMs` arrives, or can be collected. */
export function promiseArrival(calendar: DispatchCalendar, { from, to }: DayRange, atMs: number): DateRange {
  const dates = workingDaysFrom(calendar, atMs, to + 1);
  return { from: dates[from] ?? '', to: dates[to] ?? '' };
}

/** The furthest working day that a promise is counted to. */
const WORKING_DAYS_MAX = 60;

/**
 * A promise that was made at `madeAtMs`, if the order leaves only at `atMs`: as many working days later. It stays where
 * it is if it cannot be counted, because the calendar has changed since.
 */
export function postponeArrival(
  calendar: DeliveryCalendar,
  promised: DateRange,
  { madeAtMs, atMs }: { madeAtMs: number; atMs: number },
): DateRange {
  const dates = workingDaysFrom(calendar, madeAtMs, WORKING_DAYS_MAX + 1);
  const [from, to] = [dates.indexOf(promised.from), dates.indexOf(promised.to)];
  return from < 0 || to < 0 ? promised : promiseArrival(calendar, { from, to }, atMs);
}

/** The day on which an order that is placed at `atMs` leaves, and the working days after it. */
export function workingDaysFrom(calendar: DispatchCalendar, atMs: number, count: number): string[] {
  const { day, minute } = egyptTime(atMs);
  const dates: string[] = [];
  for (let next = minute < calendar.cutOffMinute ? day : day + 1; dates.length < count; next += 1) {
    if (isWorkingDay(calendar, next)) dates.push(toDate(next));
  }
  return dates;
}

/** The date on the calendars of Egypt, `2026-11-24`. */
export function dayInEgypt(atMs: number): string {
  return toDate(egyptTime(atMs).day);
}

/** Of Egypt's clocks from UTC, in summer and in winter. */
const OFFSETS_H = [3, 2];
const HOUR_MS = 60 * 60 * 1000;

/** The first moment of a date on the calendars of Egypt, in milliseconds; null for what is no date. */
export function startOfDayInEgypt(date: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  return (
    OFFSETS_H.map((hours) => midnightMs - hours * HOUR_MS).find(
      (ms) => !Number.isNaN(ms) && dayInEgypt(ms) === date,
    ) ?? null
  );
}

/** The date so many days after another one. */
export function daysAfter(date: string, days: number): string {
  return toDate(Date.parse(date) / DAY_MS + days);
}

/** Milliseconds of a day in UTC, which has no daylight saving time. */
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;
/** 1 January 1970, day 0, was a Thursday. */
const FIRST_DAY_OF_WEEK = 4;

/** Whether the shop works on a day, counted since 1 January 1970. */
export function isWorkingDay(
  { daysOff, holidays }: Pick<DispatchCalendar, 'daysOff' | 'holidays'>,
  day: number,
): boolean {
  if (daysOff.includes((day + FIRST_DAY_OF_WEEK) % DAYS_OF_WEEK)) return false;
  const date = toDate(day);
  return !holidays.some(({ from, to }) => from <= date && date <= to);
}

/** Days since 1 January 1970 → `2026-11-24`. */
export function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

const EGYPT = new Intl.DateTimeFormat('en', {
  ...{ timeZone: EGYPT_TIME_ZONE, hourCycle: 'h23' },
  ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
});

/** The day (since 1 January 1970) and the minute of the day on the clocks of Egypt. */
export function egyptTime(atMs: number): { day: number; minute: number } {
  const parts = EGYPT.formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const midnightMs = Date.UTC(part('year'), part('month') - 1, part('day'));
  return { day: midnightMs / DAY_MS, minute: part('hour') * 60 + part('minute') };
}
