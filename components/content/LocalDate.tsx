import { useLocale } from '../../client/words.js';
import { LOCALE_FACTS } from '../../domain/locale.js';

/** A day in words. Its spelling is the browser's where that differs from the server's. */
export function LocalDate({ time }: { time: string }) {
  const { intl } = LOCALE_FACTS[useLocale()];
  const words = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'Africa/Cairo' }).format(
    new Date(time),
  );
  return (
    <time dateTime={time} suppressHydrationWarning>
      {words}
    </time>
  );
}
