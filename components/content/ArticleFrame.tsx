import type { Locale } from '../../domain/core/locale.js';
import { InLanguage } from '../ui/text/InLanguage.js';
import type { ReactNode } from 'react';
import type { CrumbView } from '../../domain/content/views.js';
import { Breadcrumbs } from '../ui/Breadcrumbs.js';
import styles from './ArticleFrame.module.css';

interface ArticleFrameProps {
  title: string;
  /** The title's language where it is not the page's. */
  lang?: Locale | undefined;
  crumbs?: CrumbView[] | undefined;
  /** A line under the title: a date, say. */
  note?: ReactNode;
  children: ReactNode;
  /** What stands below at the page's full width. */
  more?: ReactNode;
}

/** A page to read: a title, a column of text, and what may follow it. */
export function ArticleFrame({ title, lang, crumbs = [], note, children, more }: ArticleFrameProps) {
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={crumbs} current={title} />
      <article className={styles['article']}>
        <header className={styles['head']}>
          <h1>
            <InLanguage lang={lang}>{title}</InLanguage>
          </h1>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </header>
        {children}
      </article>
      {more}
    </div>
  );
}
