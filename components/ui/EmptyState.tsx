import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon.js';

interface EmptyStateProps {
  icon: string;
  title: string;
  text?: ReactNode;
  /** A link or button to continue. */
  children?: ReactNode;
}

/** An empty state: one sentence and one action. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['sign']}>
        <Icon name={icon} size={32} />
      </span>
      <h2 className={styles['title']}>{title}</h2>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children !== undefined && <div className={styles['way']}>{children}</div>}
    </div>
  );
}
