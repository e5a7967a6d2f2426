/** The appointments that a branch offers. */
import type { IntlFormatters } from '@formatjs/intl';
import { formatArrival, type RangeFormats } from '../delivery/arrival.js';
import type { DeliveryCalendar } from '../delivery/deliveryPromise.js';
import { workingDaysFrom } from '../delivery/deliveryPromise.js';
import { egyptTime, toDate } from '../egypt/egyptClock.js';
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

/** What writes days and times of the day. */
type SlotFormats = RangeFormats & Pick<IntlFormatters, 'formatMessage'>;

/** `Wed, Nov 25 · 10 to 11 am`. */
export function formatSlot(slot: Slot, intl: SlotFormats): string {
  return `${formatSlotDay(slot.date, intl)}\u00a0· ${formatSlotTime(slot, intl)}`;
}

/** `Wed, Nov 25`. */
export function formatSlotDay(date: string, intl: RangeFormats): string {
  return formatArrival({ from: date, to: date }, intl);
}

/** `10 to 11 am`, `من 10 إلى 11 صباحًا`: the part of the day once, where it is the same. */
export function formatSlotTime(slot: Pick<Slot, 'from' | 'to'>, intl: SlotFormats): string {
  const [first, last] = [slot.from, slot.to].map((clock) => clockWords(clock, intl));
  const from = first?.part === last?.part ? first?.time : `${first?.time} ${first?.part}`;
  const to = `${last?.time} ${last?.part}`;
  return withoutBreaks(intl.formatMessage({ id: 'clock.range' }, { from, to }));
}

/** `2026-11-25T10:00` → `Wed, Nov 25 · 10 am`; empty for anything else. */
export function formatSlotStart(start: string, intl: SlotFormats): string {
  const [date = '', from] = start.split('T');
  if (from === undefined) return '';
  return `${formatSlotDay(date, intl)}\u00a0· ${formatClock(from, intl)}`;
}

/** `13:30` → `1:30 pm`. */
export function formatClock(clock: string, intl: Pick<SlotFormats, 'formatMessage'>): string {
  const { time, part } = clockWords(clock, intl);
  return withoutBreaks(`${time} ${part}`);
}

/** `13:30` → `1:30` and `pm`. */
function clockWords(clock: string, { formatMessage }: Pick<SlotFormats, 'formatMessage'>) {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const onClock = hour % HALF_DAY_HOURS || HALF_DAY_HOURS;
  const time = minute === 0 ? String(onClock) : `${onClock}:${String(minute).padStart(2, '0')}`;
  const part =
    clock === '12:00' ? 'midday' : (PARTS_OF_DAY.find(([before]) => hour < before)?.[1] ?? 'night');
  return { time, part: formatMessage({ id: 'clock.part' }, { part }) };
}

const HALF_DAY_HOURS = 12;
/** Parts of the day as people name them, each with the hour at which the next begins. */
const PARTS_OF_DAY = [
  [5, 'dawn'],
  [12, 'morning'],
  [15, 'noon'],
  [17, 'afternoon'],
  [21, 'evening'],
] as const;

/** On one line. */
function withoutBreaks(time: string): string {
  return time.replaceAll(/\s/g, '\u00a0');
}

/** Minutes after midnight at which appointments begin; the last one ends when the branch closes, or before. */
function startsOf({ opens, closes, slotMinutes }: Hours): number[] {
  const count = Math.max(0, Math.floor((closes - opens) / slotMinutes));
  return Array.from({ length: count }, (_, index) => opens + index * slotMinutes);
}

/** Minutes after midnight → `10:00`. */
export function toClock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR_MINUTES))}:${two(minutes % HOUR_MINUTES)}`;
}
