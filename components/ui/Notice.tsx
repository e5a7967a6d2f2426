import type { ReactNode } from 'react';
import { classNames } from './classNames.js';
import { Icon } from './Icon.js';
import styles from './Notice.module.css';

interface NoticeProps {
  kind: 'info' | 'warning' | 'error' | 'success';
  title?: string | undefined;
  children?: ReactNode;
  /** A button or link that resolves the problem. */
  action?: ReactNode;
}

const ICONS = { info: 'info', warning: 'alert', error: 'alert', success: 'circle-check' } as const;

/** An inline message; errors are announced when they appear. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} className={styles['icon']} />
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div>{action}</div>}
    </div>
  );
}
