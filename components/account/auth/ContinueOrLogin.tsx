import { type ReactNode, useId, useRef } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { NeedsScripts } from '../../layout/NeedsScripts.js';
import { PageFrame } from '../../ui/PageFrame.js';
import { ContinueForm } from './ContinueForm.js';
import styles from './ContinueOrLogin.module.css';

interface ContinueOrLoginProps {
  /** The login form. */
  children: ReactNode;
  /** The link to registration. */
  footer: ReactNode;
}

/** The number first, and the login beside it, or below it on phones, where a button leads down to it. */
export function ContinueOrLogin({ children, footer }: ContinueOrLoginProps) {
  const t = useMessages();
  const titleId = useId();
  const login = useRef<HTMLElement>(null);
  const lead = (
    <>
      {t('continue.lead')}{' '}
      <button
        type="button"
        className={styles['down']}
        onClick={() => login.current?.querySelector('input')?.focus()}
      >
        {t('continue.have_account')}
      </button>
    </>
  );
  return (
    <PageFrame title={t('continue.title')} lead={lead} width="double">
      <NeedsScripts />
      <div className={styles['ways']}>
        <div className={styles['card']}>
          <ContinueForm />
        </div>
        <section ref={login} className={styles['card']} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles['title']}>
            {t('continue.have_account')}
          </h2>
          {children}
          <p className={styles['footer']}>{footer}</p>
        </section>
      </div>
    </PageFrame>
  );
}
