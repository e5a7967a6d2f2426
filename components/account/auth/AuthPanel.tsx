import { type ReactNode, useState } from 'react';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useLoginReason } from '../../../client/login/useLoginReason.js';
import { StackedForm, type StackedFormState } from '../../ui/form/StackedForm.js';
import { ContinueOrLogin } from './ContinueOrLogin.js';
import { LoginIntent } from './LoginIntent.js';
import { OtherWay } from './OtherWay.js';
import styles from './OtherWay.module.css';
import { useFinishOnce } from '../../../client/login/useFinishOnce.js';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { PageFrame } from '../../ui/PageFrame.js';
import { Notice } from '../../ui/Notice.js';

interface AuthPanelProps {
  way: 'login' | 'register';
  title: string;
  lead: string;
  form: StackedFormState;
  submitLabel: string;
  /** The link to the alternative: a question and the link text. */
  other: { question: string; path: string; label: string };
  /** On the login page: whether the login has been started, such as by a code that was sent. */
  isStarted?: boolean;
  children: ReactNode;
  /** Other ways to log in, below the button. */
  after?: ReactNode;
}

/**
 * The card of the login and registration pages. A customer who is already logged in is redirected. Whoever is here to
 * add a product may do so with a number instead of a login.
 */
export function AuthPanel({ way, title, lead, other, isStarted, ...stacked }: AuthPanelProps) {
  const identity = useIdentity();
  const reason = useLoginReason();
  // Adding the product clears the reason while the page is still shown.
  const [wanted, setWanted] = useState(reason.wanted);
  if (reason.wanted !== null && reason.wanted !== wanted) setWanted(reason.wanted);
  if (identity.state === 'customer' && !identity.customer.is_contact && !stacked.form.isBusy) {
    return <AlreadyLoggedIn customer={identity.customer} isOnTheWay={reason.kind !== 'none'} />;
  }
  if (wanted !== null && isStarted !== undefined) {
    return (
      <ContinueOrLogin
        goods={wanted.goods}
        other={{ ...other, path: `${other.path}${reason.search}` }}
        isStarted={isStarted}
      >
        <StackedForm {...stacked} />
      </ContinueOrLogin>
    );
  }
  return (
    <PageFrame title={title} lead={lead} width="pair">
      <div className={styles['pair']}>
        <div className={styles['form']}>
          <LoginReason kind={reason.kind} way={way} />
          {wanted !== null && <LoginIntent goods={wanted.goods} />}
          <StackedForm {...stacked} />
        </div>
        <OtherWay {...other} path={`${other.path}${reason.search}`} isForStrangers={way === 'login'} />
      </div>
    </PageFrame>
  );
}

interface AlreadyLoggedInProps {
  customer: WireCustomer;
  /** The customer was redirected here from another page, so they go back at once and see nothing. */
  isOnTheWay: boolean;
}

/** Redirects a customer who is already logged in, or offers links when there is no page to return to. */
function AlreadyLoggedIn({ customer, isOnTheWay }: AlreadyLoggedInProps) {
  const t = useMessages();
  useFinishOnce(isOnTheWay);
  const name = `${customer.first_name} ${customer.last_name}`.trim();
  return (
    <PageFrame title={t('login.title')} lead={t('login.already', { name })} width="narrow">
      <ButtonLink to={PATHS.profile}>{t('my_profile')}</ButtonLink>
      <ButtonLink to={PATHS.home} variant="secondary">
        {t('action.continue_shopping')}
      </ButtonLink>
    </PageFrame>
  );
}

interface LoginReasonProps {
  kind: 'none' | 'wanted' | 'next';
  /** Whether the page logs in or registers. */
  way: 'login' | 'register';
}

/** Explains why a login is required, such as a page that was requested. */
function LoginReason({ kind, way }: LoginReasonProps) {
  const t = useMessages();
  if (kind === 'none') return null;
  return <Notice kind="info">{t(kind === 'wanted' ? 'register.why_wanted' : `${way}.why_next`)}</Notice>;
}
