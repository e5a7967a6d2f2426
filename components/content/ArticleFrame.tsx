import type { Locale } from '../../domain/core/locale.js';
import { InLanguage } from '../ui/text/InLanguage.js';
import type { ReactNode } from 'react';
import type { CrumbView } from '../../domain/content/pageViews.js';
import { Breadcrumbs } from '../ui/Breadcrumbs.js';
import styles from './ArticleFrame.module.css';

interface ArticleFrameProps {
  title: string;
  /** Language of the title where it differs from the page's. */
  lang?: Locale | undefined;
  crumbs?: CrumbView[] | undefined;
  /** Subtitle, such as the date. */
  note?: ReactNode;
  children: ReactNode;
  /** Full-width content below the text. */
  more?: ReactNode;
}

/** An article layout: title, text column and optional content below. */
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
