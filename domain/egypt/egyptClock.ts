/** The calendar and the clocks of Egypt. */
import { EGYPT_TIME_ZONE } from './egyptTime.js';

/** Milliseconds of a day in UTC, which has no daylight saving time. */
const DAY_MS = 24 * 60 * 60 * 1000;

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

/** The last millisecond of a date on the calendars of Egypt, whose days have 23 to 25 hours; null for what is no date. */
export function endOfDayInEgypt(date: string): number | null {
  const startMs = startOfDayInEgypt(date);
  if (startMs === null) return null;
  return (startOfDayInEgypt(daysAfter(date, 1)) ?? startMs + DAY_MS) - 1;
}

/** The moment at which the clocks of Egypt show `2026-11-25`, `10:00:00`; null for what they never show. */
export function timeInEgypt(date: string, clock: string): number | null {
  const onClocks = Date.parse(`${date}T${clock}Z`);
  if (startOfDayInEgypt(date) === null || Number.isNaN(onClocks)) return null;
  return onClocks - egyptOffsetMinutes(date, clock) * MINUTE_MS;
}

/** The date so many days after another one. */
export function daysAfter(date: string, days: number): string {
  return toDate(Date.parse(date) / DAY_MS + days);
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** In winter. */
const USUAL_OFFSET_MINUTES = 120;

/** How many minutes the clocks of Egypt are ahead of UTC at this time on them: `2026-11-25`, `10:00` → 120. */
export function egyptOffsetMinutes(date: string, clock: string): number {
  const onClocks = Date.parse(`${date}T${clock}Z`) / MINUTE_MS;
  const offsetAt = (utcMinutes: number) => {
    const { day, minute } = egyptTime(utcMinutes * MINUTE_MS);
    return day * DAY_MINUTES + minute - utcMinutes;
  };
  // The second look is from a moment that is off by an hour at most no more.
  return offsetAt(onClocks - offsetAt(onClocks - USUAL_OFFSET_MINUTES));
}
