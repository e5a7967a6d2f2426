import { LANGUAGES, type Locale } from '../core/locale.js';

/** An ISO time as `Wed, Nov 25, 6:00 PM`, on the clocks of Egypt; its last word stays with the hour. */
export function formatUntil(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].intl, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Africa/Cairo' },
    ...{ hour: 'numeric', minute: '2-digit', hour12: true },
  });
  return format.format(new Date(iso)).replace(/\s(?=\S+$)/, '\u00a0');
}
