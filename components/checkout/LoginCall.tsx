import { useMessages } from '../../client/intl/messages.js';
import { loginPath, registerPath } from '../../domain/core/paths.js';
import { ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import styles from './LoginCall.module.css';

/** Asks a guest to log in or register; both return to this page of the checkout. */
export function LoginCall({ page }: { page: string }) {
  const t = useMessages();
  const ways = (
    <span className={styles['ways']}>
      <ButtonLink to={loginPath(page)} size="s">
        {t('login.title')}
      </ButtonLink>
      <ButtonLink to={registerPath(page)} variant="secondary" size="s">
        {t('register.title')}
      </ButtonLink>
    </span>
  );
  return (
    <Notice kind="info" title={t('checkout.login_title')} action={ways}>
      {t('checkout.login_text')}
    </Notice>
  );
}
