import type { ReactNode } from 'react';
import { classNames } from './classNames.js';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** An illustration above the title. */
  sign?: ReactNode;
  /** `narrow` suits a single form or message, `pair` two of them side by side. */
  width?: 'narrow' | 'pair' | 'wide' | undefined;
  children: ReactNode;
}

/** The layout of a single-purpose page: heading and content at page width. */
export function PageFrame({ title, lead, sign, width = 'wide', children }: PageFrameProps) {
  return (
    <div className={classNames(styles['frame'], styles[width])}>
      <header className={styles['head']}>
        {sign}
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
      </header>
      {children}
    </div>
  );
}
