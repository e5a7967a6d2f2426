import type { ReactNode } from 'react';
import { PageFrame } from '../../ui/PageFrame.js';
import styles from './AuthCard.module.css';

interface AuthCardProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Link to the alternative, such as registration on the login page. */
  footer: ReactNode;
}

/** The card layout shared by the authentication pages. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  return (
    <PageFrame title={title} lead={lead} width="narrow">
      <div className={styles['card']}>{children}</div>
      <p className={styles['footer']}>{footer}</p>
    </PageFrame>
  );
}
