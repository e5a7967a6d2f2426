import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CartChoice } from '../../../client/cart/cartChoice.js';
import { useMessages } from '../../../client/intl/messages.js';
import { NeedsScripts } from '../../contact/NeedsScripts.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import { PageFrame } from '../../ui/PageFrame.js';
import { ContinueForm } from './ContinueForm.js';
import styles from './ContinueOrLogin.module.css';
import { LoginIntent } from './LoginIntent.js';

interface ContinueOrLoginProps {
  goods: readonly CartChoice[];
  /** The login has been started, such as by a code that was sent. */
  isStarted: boolean;
  /** The login form. */
  children: ReactNode;
  /** Registration. */
  other: { path: string; label: string };
}

/** One form at a time below the goods: name and number first, the login behind a line. */
export function ContinueOrLogin({ goods, isStarted, children, other }: ContinueOrLoginProps) {
  const t = useMessages();
  const [hasChosen, setHasChosen] = useState<boolean | null>(null);
  const isLogin = hasChosen ?? isStarted;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasChosen !== null) card.current?.querySelector('input')?.focus();
  }, [hasChosen]);
  return (
    <PageFrame
      title={t(isLogin ? 'login.title' : 'continue.reach')}
      lead={t(isLogin ? 'continue.login_lead' : 'continue.lead')}
      width="narrow"
    >
      <NeedsScripts />
      <div className={styles['parts']}>
        <LoginIntent goods={goods} />
        <div ref={card} className={styles['card']}>
          {isLogin ? children : <ContinueForm />}
          {!isLogin && (
            <button type="button" className={styles['account']} onClick={() => setHasChosen(true)}>
              {t('continue.have_account')}
            </button>
          )}
        </div>
      </div>
      {isLogin && (
        <ul className={styles['ways']}>
          <li>
            <button type="button" className={styles['way']} onClick={() => setHasChosen(false)}>
              {t('continue.title')}
              <Icon name="chevron-right" size={20} />
            </button>
          </li>
          <li>
            <Link to={other.path} className={styles['way']}>
              {other.label}
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        </ul>
      )}
    </PageFrame>
  );
}
