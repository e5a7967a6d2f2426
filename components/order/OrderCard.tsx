import { type ReactNode, useId } from 'react';
import styles from './OrderCard.module.css';

/** A titled card on an order page. */
export function OrderCard({ title, children }: { title: string; children: ReactNode }) {
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
