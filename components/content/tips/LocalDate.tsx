import { useIntl } from 'react-intl';
import { LONG_DATE } from '../../../domain/egypt/egyptTime.js';

/** A formatted date. Server and browser may format it differently, so the hydration warning is suppressed. */
export function LocalDate({ time }: { time: string }) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={time} suppressHydrationWarning>
      {formatDate(time, LONG_DATE)}
    </time>
  );
}
