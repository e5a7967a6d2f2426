/** When a branch is open. */
import type { DateRange } from '../delivery/arrival.js';
import { type DispatchCalendar, isWorkingDay } from '../delivery/deliveryPromise.js';
import { dayInEgypt, daysAfter, egyptTime, toDate } from '../egypt/egyptClock.js';
import { HOLIDAYS_SHOWN_DAYS } from '../core/limits.js';
import type { Branch } from './branch.js';

/** The days on which branches are closed. */
export type OpeningDays = Pick<DispatchCalendar, 'daysOff' | 'holidays'>;

/** Open, or closed until a day; null if it does not open in the foreseeable future. */
type Opening = 'open' | { opensOn: string } | null;

/** Whether a branch is open at `atMs`, and otherwise the day on which it opens next. */
export function openingAt(
  { opens, closes }: Pick<Branch, 'opens' | 'closes'>,
  days: OpeningDays,
  atMs: number,
): Opening {
  const { day, minute } = egyptTime(atMs);
  if (isWorkingDay(days, day) && minute >= opens && minute < closes) return 'open';
  const first = minute < opens ? 0 : 1;
  const ahead = Array.from({ length: OPENING_DAYS_AHEAD }, (_, index) => day + first + index);
  const opensOn = ahead.find((each) => isWorkingDay(days, each));
  return opensOn === undefined ? null : { opensOn: toDate(opensOn) };
}

/** Longer than any holidays. */
const OPENING_DAYS_AHEAD = 30;

/** The holidays that begin within the next weeks, or have begun and are not over. */
export function holidaysAhead({ holidays }: OpeningDays, atMs: number): DateRange[] {
  const today = dayInEgypt(atMs);
  const last = daysAfter(today, HOLIDAYS_SHOWN_DAYS);
  return holidays.filter(({ from, to }) => to >= today && from <= last);
}

const WEEK_DAYS = 7;
/** The week begins on Saturday in Egypt; 0 is Sunday. */
const WEEK_START = 6;

/** Days of the week from the first to the last. */
export interface WeekdayRun {
  from: number;
  to: number;
}

/** The days of the week without `daysOff`, as runs of consecutive ones: Friday off gives Saturday to Thursday. */
export function openWeekdays(daysOff: readonly number[]): WeekdayRun[] {
  const isOpen = (day: number) => !daysOff.includes(day % WEEK_DAYS);
  const week = Array.from({ length: WEEK_DAYS }, (_, index) => (WEEK_START + index) % WEEK_DAYS);
  const starts = week.filter((day) => isOpen(day) && !isOpen(day + WEEK_DAYS - 1));
  if (starts.length === 0) return isOpen(0) ? [{ from: WEEK_START, to: WEEK_START - 1 }] : [];
  return starts.map((from) => {
    let to = from;
    while (isOpen(to + 1)) to += 1;
    return { from, to: to % WEEK_DAYS };
  });
}

/** The days of the week that are not among these. */
export function otherDays(days: readonly number[]): number[] {
  return Array.from({ length: WEEK_DAYS }, (_, day) => day).filter((day) => !days.includes(day));
}
