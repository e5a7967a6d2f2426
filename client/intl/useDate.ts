import { LANGUAGES } from '../../domain/core/locale.js';
import { useLocale } from './messages.js';

/** `formatDate(order.createdAt)`: the date in Egypt's time zone, in the page's language, with Latin digits. */
export function useDate(): (iso: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].intl, {
    dateStyle: 'long',
    timeZone: 'Africa/Cairo',
  });
  return (iso) => format.format(new Date(iso));
}
