import * as v from 'valibot';
import { type DateRange, isDate } from '../../../domain/delivery/arrival.js';
import type { DayRange, DeliveryCalendar } from '../../../domain/delivery/deliveryPromise.js';
import { isGovernorate } from '../../../domain/egypt/governorates.js';
import { PUBLIC_HOLIDAYS } from './publicHolidays.js';

export const CALENDAR_EXAMPLE =
  '{"cut_off": "16:00", "days_off": ["friday"], "holidays": ["2027-01-07", "2027-03-10/2027-03-12"], "days": {"EGC": [1, 2], "EGMT": [4, 5]}, "pickup_days": [0, 1]}';
const HINT = `must be JSON such as ${CALENDAR_EXAMPLE}`;

/** In the order of `Date.getUTCDay`. */
const DAYS_OF_WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const WORKING_DAYS_MAX = 60;
const HOLIDAYS_MAX = 200;
/** Longer holidays are typing errors. */
const HOLIDAY_MAX_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

const CutOff = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  v.transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))),
);

const DaysOff = v.pipe(
  v.array(v.picklist(DAYS_OF_WEEK)),
  v.check((days) => new Set(days).size < DAYS_OF_WEEK.length),
  v.transform((days) => days.map((day) => DAYS_OF_WEEK.indexOf(day))),
);

const Holiday = v.pipe(
  v.string(),
  v.check((text) => isHoliday(text)),
  v.transform((text) => datesOf(text)),
);

/** `2027-03-10/2027-03-12`, or a single day. */
function datesOf(text: string): DateRange {
  const [from = '', to = from] = text.split('/', 2);
  return { from, to };
}

function isHoliday(text: string): boolean {
  const { from, to } = datesOf(text);
  if (!isDate(from) || !isDate(to) || text.split('/').length > 2) return false;
  return from <= to && Date.parse(to) - Date.parse(from) < HOLIDAY_MAX_DAYS * DAY_MS;
}

const WorkingDays = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WORKING_DAYS_MAX));

const Days = v.pipe(
  v.strictTuple([WorkingDays, WorkingDays]),
  v.check(([from, to]) => from <= to),
  v.transform(([from, to]): DayRange => ({ from, to })),
);

const Calendar = v.strictObject({
  cut_off: v.optional(CutOff, '16:00'),
  days_off: v.optional(DaysOff, ['friday']),
  holidays: v.optional(v.pipe(v.array(Holiday), v.maxLength(HOLIDAYS_MAX), v.readonly())),
  days: v.optional(v.record(v.pipe(v.string(), v.check(isGovernorate)), Days), {}),
  pickup_days: v.optional(Days, [0, 1]),
});

type Read = v.InferOutput<typeof Calendar>;

/** Schema of `DELIVERY_CALENDAR`; an error names the part that is wrong. */
export const DeliveryCalendarSetting = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): DeliveryCalendar => {
    const read = v.safeParse(Calendar, parsed(dataset.value));
    if (read.success) return toCalendar(read.output);
    const [{ path, input }] = read.issues;
    const place = path?.map(({ key }) => String(key)).join('.') ?? '';
    addIssue({ message: place === '' ? HINT : `${HINT}, and not ${place}: ${shown(input)}` });
    return NEVER;
  }),
);

/** The calendar of a shop that sets none. */
export const DEFAULT_CALENDAR: DeliveryCalendar = toCalendar(v.parse(Calendar, {}));

function toCalendar({
  cut_off,
  days_off,
  holidays = PUBLIC_HOLIDAYS,
  days,
  pickup_days,
}: Read): DeliveryCalendar {
  return { cutOffMinute: cut_off, daysOff: days_off, holidays, days, pickupDays: pickup_days };
}

/** The last year that has holidays in the calendar; null if it has none. From then on only the days off count. */
export function lastHolidayYear({ holidays }: Pick<DeliveryCalendar, 'holidays'>): number | null {
  const years = holidays.map(({ to }) => Number(to.slice(0, 'YYYY'.length)));
  return years.length === 0 ? null : Math.max(...years);
}

const SHOWN_MAX_CHARS = 60;

/** On one line, because each line of the report is a setting. */
function shown(input: unknown): string {
  return input === undefined ? 'nothing' : JSON.stringify(input).slice(0, SHOWN_MAX_CHARS);
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? null : value;
  } catch {
    return null;
  }
}
