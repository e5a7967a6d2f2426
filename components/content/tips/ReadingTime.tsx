import { useWords } from '../../../client/intl/words.js';

/** How long a text takes to read, in whole minutes. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const t = useWords();
  return <span>{t('tips.reading_time', { minutes })}</span>;
}
