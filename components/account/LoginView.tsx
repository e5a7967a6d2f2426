import { nonEmpty, pipe, string, trim } from 'valibot';
import { useFinishLogin } from '../../client/useFinishLogin.js';
import { useForm } from '../../client/useForm.js';
import { useIdentity } from '../../client/useIdentity.js';
import { useLoginReason } from '../../client/useLoginReason.js';
import { useWords } from '../../client/words.js';
import { PATHS } from '../../domain/paths.js';
import { Link } from '../ui/Link.js';
import { AlreadyLoggedIn } from './AlreadyLoggedIn.js';
import { AuthCard } from './AuthCard.js';
import { AuthForm } from './AuthForm.js';
import styles from './LoginView.module.css';
import { LoginReason } from './LoginReason.js';
import { PasswordField } from './PasswordField.js';
import { UsernameField } from './UsernameField.js';

const PARSERS = {
  username: pipe(string(), trim(), nonEmpty('required')),
  password: pipe(string(), nonEmpty('required')),
};

/** Who has an account comes in here, and goes on to what they wanted. */
export function LoginView() {
  const t = useWords();
  const identity = useIdentity();
  const finish = useFinishLogin();
  const reason = useLoginReason();
  const form = useForm({
    parsers: PARSERS,
    run: async (values) => {
      await identity.login(values);
      await finish();
    },
  });
  if (identity.state === 'customer' && !form.isBusy) {
    return <AlreadyLoggedIn customer={identity.customer} isOnTheWay={reason.kind !== 'none'} />;
  }
  const footer = (
    <>
      {t('login.no_account')}
      <Link to={`${PATHS.register}${reason.search}`}>{t('login.to_register')}</Link>
    </>
  );
  return (
    <AuthCard title={t('login.title')} lead={t('login.lead')} footer={footer}>
      <LoginReason kind={reason.kind} />
      <AuthForm form={form} submitLabel={t('login.submit')}>
        <UsernameField {...form.field('username')} />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          autoComplete="current-password"
        />
        <p className={styles['forgot']}>
          <Link to={PATHS.forgotPassword}>{t('login.forgot')}</Link>
        </p>
      </AuthForm>
    </AuthCard>
  );
}
