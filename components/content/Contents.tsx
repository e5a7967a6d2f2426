import { useId } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import type { ContentsEntryView } from '../../domain/pages/contentViews.js';
import { Icon } from '../ui/Icon.js';
import styles from './Contents.module.css';

interface ContentsProps {
  entries: ContentsEntryView[];
}

/** Table of contents; absent for a short text. Twice, because no style can open what is folded on phones. */
export function Contents({ entries }: ContentsProps) {
  const t = useMessages();
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <>
      <nav className={styles['contents']} aria-labelledby={titleId}>
        <p id={titleId} className={styles['title']}>
          {t('content.contents')}
        </p>
        <Entries entries={entries} />
      </nav>
      <nav className={styles['folded']} aria-label={t('content.contents')}>
        <details>
          <summary className={styles['summary']}>
            {t('content.contents')}
            <Icon name="chevron-down" className={styles['chevron']} />
          </summary>
          <Entries entries={entries} />
        </details>
      </nav>
    </>
  );
}

function Entries({ entries }: ContentsProps) {
  return (
    <ol className={styles['list']}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
