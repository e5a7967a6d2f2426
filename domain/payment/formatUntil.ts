import type { IntlFormatters } from '@formatjs/intl';
import { EGYPT_TIME_ZONE } from '../egypt/egyptTime.js';

/** An ISO time as `Wed, Nov 25, 6:00 PM`, on the clocks of Egypt; its last word stays with the hour. */
export function formatUntil(iso: string, intl: Pick<IntlFormatters, 'formatDate'>): string {
  const shown = intl.formatDate(iso, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: EGYPT_TIME_ZONE },
    ...{ hour: 'numeric', minute: '2-digit', hour12: true },
  });
  return shown.replace(/\s(?=\S+$)/, '\u00a0');
}
