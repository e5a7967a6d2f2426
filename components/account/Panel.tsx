import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** A button or link after the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A titled card on the profile page. */
export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
