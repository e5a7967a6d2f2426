import { useDate } from '../../../client/intl/useDate.js';

/** A day in words. Its spelling is the browser's where that differs from the server's. */
export function LocalDate({ time }: { time: string }) {
  const formatDate = useDate();
  return (
    <time dateTime={time} suppressHydrationWarning>
      {formatDate(time)}
    </time>
  );
}
