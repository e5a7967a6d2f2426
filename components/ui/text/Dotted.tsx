import { Fragment, type ReactNode } from 'react';
import styles from './Dotted.module.css';

/** Short facts with a sign between those on one line, and none where a line ends or begins. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={styles['parts']}>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && ' '}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
