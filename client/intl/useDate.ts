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

/** `formatMoment(Date.now())`: the time in Egypt, with the date unless it is today's. */
export function useMoment(): (atMs: number) => string {
  const locale = useLocale();
  const dayOf = (atMs: number) => new Intl.DateTimeFormat('en', IN_EGYPT).format(atMs);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return (atMs) => {
    const isToday = dayOf(atMs) === dayOf(Date.now());
    const date = isToday ? {} : ({ day: 'numeric', month: 'long' } as const);
    return new Intl.DateTimeFormat(LANGUAGES[locale].intl, { ...date, ...time, ...IN_EGYPT }).format(atMs);
  };
}

const IN_EGYPT = { timeZone: 'Africa/Cairo' } as const;
