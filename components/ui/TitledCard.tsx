import { type ReactNode, useId } from 'react';
import styles from './TitledCard.module.css';

/** A card with a heading. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
