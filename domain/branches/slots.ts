/** The appointments that a branch offers. */
import type { IntlFormatters } from '@formatjs/intl';
import { formatArrival, type RangeFormats } from '../checkout/arrival.js';
import type { DeliveryCalendar } from '../checkout/deliveryPromise.js';
import { egyptTime, toDate, workingDaysFrom } from '../checkout/deliveryPromise.js';
import { SLOT_DAYS_AHEAD, VISIT_CHANGE_UNTIL_MINUTE } from '../core/limits.js';
import type { Branch, Slot } from './branch.js';

type Hours = Pick<Branch, 'opens' | 'closes' | 'slotMinutes'>;

const HOUR_MINUTES = 60;

/**
 * The appointments of a branch that an order placed at `atMs` could get, in order of time: from the day on which its
 * goods are certainly there, on working days of the calendar, and not in the past.
 */
export function slotsOf(hours: Hours, calendar: DeliveryCalendar, atMs: number): Slot[] {
  const { day, minute } = egyptTime(atMs);
  const last = toDate(day + SLOT_DAYS_AHEAD);
  const dates = workingDaysFrom(calendar, atMs, calendar.pickupDays.to + SLOT_DAYS_AHEAD + 1);
  return dates
    .slice(calendar.pickupDays.to)
    .filter((date) => date <= last)
    .flatMap((date) => {
      const isPast = (from: number) => date === toDate(day) && from <= minute;
      return startsOf(hours)
        .filter((from) => !isPast(from))
        .map((from) => ({ date, from: toClock(from), to: toClock(from + hours.slotMinutes) }));
    });
}

/** The slot that begins at this time, `2026-11-25T10:00`; undefined if it cannot be booked (any more). */
export function findSlot(slots: readonly Slot[], start: string): Slot | undefined {
  return slots.find((slot) => slotStart(slot) === start);
}

/** `2026-11-25T10:00`, which names a slot of a branch. */
export function slotStart({ date, from }: Slot): string {
  return `${date}T${from}`;
}

/** The day of a start, `2026-11-25`; of a day alone, itself. */
export function dayOfStart(start: string): string {
  return start.split('T', 1)[0] ?? '';
}

/** Whether this is a start, with a time, and no day alone. */
export function isSlotStart(text: string): boolean {
  return text.includes('T');
}

/** Whether an appointment may still be moved or given up: until the evening before. */
export function isSlotChangeable({ date }: Pick<Slot, 'date'>, atMs: number): boolean {
  const { day, minute } = egyptTime(atMs);
  return date > toDate(day + (minute < VISIT_CHANGE_UNTIL_MINUTE ? 0 : 1));
}

/** Whether an appointment has begun. */
export function isSlotOver(slot: Slot, atMs: number): boolean {
  const { day, minute } = egyptTime(atMs);
  return slotStart(slot) <= slotStart({ date: toDate(day), from: toClock(minute), to: '' });
}

/** `Wed, Nov 25 · 10:00 – 11:00 AM`. */
export function formatSlot(slot: Slot, intl: RangeFormats): string {
  return `${formatSlotDay(slot.date, intl)} · ${formatSlotTime(slot, intl)}`;
}

/** `Wed, Nov 25`. */
export function formatSlotDay(date: string, intl: RangeFormats): string {
  return formatArrival({ from: date, to: date }, intl);
}

/** `10:00 – 11:00 AM`. */
export function formatSlotTime({ date, from, to }: Slot, intl: RangeFormats): string {
  return withoutBreaks(
    intl.formatDateTimeRange(new Date(`${date}T${from}Z`), new Date(`${date}T${to}Z`), CLOCK),
  );
}

/** `2026-11-25T10:00` → `Wed, Nov 25 · 10:00 AM`; empty for anything else. */
export function formatSlotStart(
  start: string,
  intl: RangeFormats & Pick<IntlFormatters, 'formatDate'>,
): string {
  const [date = '', from] = start.split('T');
  if (from === undefined) return '';
  return `${formatSlotDay(date, intl)} · ${withoutBreaks(intl.formatDate(`${start}Z`, CLOCK))}`;
}

/** On one line. */
function withoutBreaks(time: string): string {
  return time.replaceAll(/\s/g, '\u00a0');
}

const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;

/** Minutes after midnight at which appointments begin; the last one ends when the branch closes, or before. */
function startsOf({ opens, closes, slotMinutes }: Hours): number[] {
  const count = Math.max(0, Math.floor((closes - opens) / slotMinutes));
  return Array.from({ length: count }, (_, index) => opens + index * slotMinutes);
}

/** Minutes after midnight → `10:00`. */
function toClock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR_MINUTES))}:${two(minutes % HOUR_MINUTES)}`;
}
