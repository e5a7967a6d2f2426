import { useId } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import type { ContentsEntryView } from '../../domain/pages/contentViews.js';
import styles from './Contents.module.css';

/** Table of contents; absent for a short text. */
export function Contents({ entries }: { entries: ContentsEntryView[] }) {
  const t = useMessages();
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <nav className={styles['contents']} aria-labelledby={titleId}>
      <p id={titleId} className={styles['title']}>
        {t('content.contents')}
      </p>
      <ol className={styles['list']}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
