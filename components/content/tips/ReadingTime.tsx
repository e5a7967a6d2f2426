import { useMessages } from '../../../client/intl/messages.js';

/** How long a text takes to read, in whole minutes. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const t = useMessages();
  return <span>{t('tips.reading_time', { minutes })}</span>;
}
