import { check, type GenericSchema, object, pipe, string } from 'valibot';
import type { IntlFormatters } from '@formatjs/intl';

/** Calendar days in Egypt, first and last, as `2026-11-24`. */
export interface DateRange {
  from: string;
  to: string;
}

/** Whether a text is an existing date such as `2026-11-24`. */
export function isDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The same in `/api`, which the browser trusts. */
export const WireDateRange = object({ from: string(), to: string() });

const DateText = pipe(string(), check(isDate));

/** Parses a stored range. */
export const DateRangeSchema: GenericSchema<unknown, DateRange> = pipe(
  object({ from: DateText, to: DateText }),
  check(({ from, to }) => from <= to),
);

/** The part of react-intl that writes ranges of dates. */
export type RangeFormats = Pick<IntlFormatters, 'formatDateTimeRange'>;

/** `{from: '2026-11-24', to: '2026-11-25'}` → `Tue, Nov 24 – Wed, Nov 25`; a single day is written once. */
export function formatArrival({ from, to }: DateRange, intl: RangeFormats): string {
  const shown = intl.formatDateTimeRange(new Date(from), new Date(to), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  // Only the dash of a range, or its «و», begins or ends the place where a line may end.
  return spoken(shown).replaceAll(/(–?)\s(?!و\p{L})/gu, (gap, dash) => (dash === '' ? '\u00a0' : gap));
}

/** Arabic says a range in words, as nobody reads a dash aloud, and does without its comma after the weekday. */
function spoken(shown: string): string {
  const [from = '', to] = shown.split(/\s–\s/);
  const isArabic = /\p{Script=Arabic}/u.test(from);
  return (isArabic && to !== undefined ? `بين ${from} و${to}` : shown).replaceAll('،', '');
}
