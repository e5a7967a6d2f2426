import type { ReactNode } from 'react';
import { NeedsScripts } from '../../layout/NeedsScripts.js';
import { PageFrame } from '../../ui/PageFrame.js';
import styles from './AuthCard.module.css';

interface AuthCardProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The other way in. */
  footer: ReactNode;
}

/** The one card of the login and registration pages. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  return (
    <PageFrame title={title} lead={lead} width="narrow">
      <NeedsScripts />
      <div className={styles['card']}>{children}</div>
      <p className={styles['footer']}>{footer}</p>
    </PageFrame>
  );
}
