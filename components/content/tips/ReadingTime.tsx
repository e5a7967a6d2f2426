import { useMessages } from '../../../client/intl/messages.js';

/** Reading time in whole minutes. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const t = useMessages();
  return <span>{t('tips.reading_time', { minutes })}</span>;
}
