import { useEffect } from 'react';
import type { FaqPageProps } from '../../domain/views.js';
import { Icon } from '../ui/Icon.js';
import { ArticleFrame } from './ArticleFrame.js';
import styles from './FaqPage.module.css';
import { Prose } from './Prose.js';

/** Questions that open one by one; each has an address of its own. */
export function FaqPage({ title, entries }: FaqPageProps) {
  useOpenTarget();
  return (
    <ArticleFrame title={title}>
      <div className={styles['list']}>
        {entries.map(({ id, question, answer }) => (
          <details key={id} id={id} className={styles['entry']}>
            <summary className={styles['question']}>
              <h2>{question}</h2>
              <Icon name="chevron-down" className={styles['chevron']} />
            </summary>
            <div className={styles['answer']}>
              <Prose html={answer} />
            </div>
          </details>
        ))}
      </div>
    </ArticleFrame>
  );
}

/** Opens the question that the address names. */
function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (target instanceof HTMLDetailsElement) target.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
