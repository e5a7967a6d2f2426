/** When an order arrives: working days are counted from the day on which it leaves. */
import { egyptTime, toDate } from '../egypt/egyptClock.js';
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
