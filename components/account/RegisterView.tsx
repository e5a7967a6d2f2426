import { NewPassword, PersonName, Username } from '../../domain/fields.js';
import { PATHS } from '../../domain/paths.js';
import { useFinishLogin } from '../../client/useFinishLogin.js';
import { useForm } from '../../client/useForm.js';
import { useIdentity } from '../../client/useIdentity.js';
import { useLoginReason } from '../../client/useLoginReason.js';
import { useWords } from '../../client/words.js';
import { TextField } from '../ui/Field.js';
import { Link } from '../ui/Link.js';
import { AlreadyLoggedIn } from './AlreadyLoggedIn.js';
import { AuthCard } from './AuthCard.js';
import { AuthForm } from './AuthForm.js';
import { LoginReason } from './LoginReason.js';
import styles from './RegisterView.module.css';
import { PasswordField } from './PasswordField.js';
import { UsernameField } from './UsernameField.js';

const PARSERS = { first_name: PersonName, last_name: PersonName, username: Username, password: NewPassword };

/** Opens an account with the four things it needs, and goes on to what was wanted. */
export function RegisterView() {
  const t = useWords();
  const identity = useIdentity();
  const finish = useFinishLogin();
  const reason = useLoginReason();
  const form = useForm({
    parsers: PARSERS,
    run: async (values) => {
      await identity.register({ ...values, email: '' });
      await finish();
    },
  });
  if (identity.state === 'customer' && !form.isBusy) {
    return <AlreadyLoggedIn customer={identity.customer} isOnTheWay={reason.kind !== 'none'} />;
  }
  const footer = (
    <>
      {t('register.have_account')}
      <Link to={`${PATHS.login}${reason.search}`}>{t('register.to_login')}</Link>
    </>
  );
  return (
    <AuthCard title={t('register.title')} lead={t('register.lead')} footer={footer}>
      <LoginReason kind={reason.kind} />
      <AuthForm form={form} submitLabel={t('register.submit')}>
        <div className={styles['names']}>
          <TextField
            {...form.field('first_name')}
            label={t('account.first_name')}
            autoComplete="given-name"
          />
          <TextField {...form.field('last_name')} label={t('account.last_name')} autoComplete="family-name" />
        </div>
        <UsernameField {...form.field('username')} hint={t('account.username_hint')} />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          hint={t('account.password_rules')}
          autoComplete="new-password"
        />
      </AuthForm>
    </AuthCard>
  );
}
