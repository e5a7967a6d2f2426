import type { ReactNode } from 'react';
import { PageFrame } from '../PageFrame.js';
import styles from './FormCard.module.css';

interface FormCardProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Link to the alternative, such as registration on the login page. */
  footer: ReactNode;
}

/** A card with a form, on a page of its own. */
export function FormCard({ title, lead, children, footer }: FormCardProps) {
  return (
    <PageFrame title={title} lead={lead} width="narrow">
      <div className={styles['card']}>{children}</div>
      <p className={styles['footer']}>{footer}</p>
    </PageFrame>
  );
}
