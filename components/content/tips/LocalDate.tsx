import { useDate } from '../../../client/intl/useDate.js';

/** A formatted date. Server and browser may format it differently, so the hydration warning is suppressed. */
export function LocalDate({ time }: { time: string }) {
  const formatDate = useDate();
  return (
    <time dateTime={time} suppressHydrationWarning>
      {formatDate(time)}
    </time>
  );
}
