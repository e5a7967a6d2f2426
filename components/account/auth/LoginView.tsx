import { nonEmpty, pipe, string, trim } from 'valibot';
import { enterAccount } from '../../../client/account/openAccount.js';
import { useFinishLogin } from '../../../client/account/useFinishLogin.js';
import { useForm } from '../../../client/core/useForm.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Link } from '../../ui/Link.js';
import styles from './LoginView.module.css';
import { PasswordField } from './PasswordField.js';
import { UsernameField } from './UsernameField.js';
import { AuthPanel } from './AuthPanel.js';

const PARSERS = {
  username: pipe(string(), trim(), nonEmpty('required')),
  password: pipe(string(), nonEmpty('required')),
};

/** The login page; a successful login returns to the page the customer came from. */
export function LoginView() {
  const t = useMessages();
  const { enter } = useIdentity();
  const finish = useFinishLogin();
  const form = useForm({
    parsers: PARSERS,
    run: async (values) => {
      await enter(() => enterAccount(values));
      await finish();
    },
  });
  return (
    <AuthPanel
      way="login"
      title={t('login.title')}
      lead={t('login.lead')}
      form={form}
      submitLabel={t('login.submit')}
      other={{ question: t('login.no_account'), path: PATHS.register, label: t('login.to_register') }}
    >
      <UsernameField {...form.field('username')} />
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        autoComplete="current-password"
      />
      <p className={styles['forgot']}>
        <Link to={PATHS.forgotPassword}>{t('login.forgot')}</Link>
      </p>
    </AuthPanel>
  );
}
