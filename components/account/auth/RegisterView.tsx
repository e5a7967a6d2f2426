import { NewPassword, PersonName, Username } from '../../../domain/forms/fields.js';
import { formatMobile } from '../../../domain/egypt/mobile.js';
import { PATHS } from '../../../domain/core/paths.js';
import { openAccount } from '../../../client/account/openAccount.js';
import { useFinishLogin } from '../../../client/login/useFinishLogin.js';
import { useForm } from '../../../client/forms/useForm.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useMessages } from '../../../client/intl/messages.js';
import { TextField } from '../../ui/form/Field.js';
import styles from './RegisterView.module.css';
import { PasswordField } from './PasswordField.js';
import { UsernameField } from '../../ui/form/UsernameField.js';
import { AuthPanel } from './AuthPanel.js';

const PARSERS = { first_name: PersonName, last_name: PersonName, username: Username, password: NewPassword };

/**
 * The registration page, limited to the four required fields. Name and number are known of whoever has continued
 * without a password.
 */
export function RegisterView() {
  const t = useMessages();
  const identity = useIdentity();
  const finish = useFinishLogin();
  const contact = identity.state === 'customer' ? identity.customer : null;
  const form = useForm({
    name: 'register',
    parsers: PARSERS,
    run: async (values) => {
      await identity.enter(() => openAccount({ ...values, email: '' }));
      await finish();
    },
  });
  return (
    <AuthPanel
      way="register"
      title={t('register.title')}
      lead={t('register.lead')}
      form={form}
      submitLabel={t('register.submit')}
      other={{ question: t('register.have_account'), path: PATHS.login, label: t('register.to_login') }}
    >
      <div className={styles['names']}>
        <TextField
          key={`first ${contact?.first_name}`}
          defaultValue={contact?.first_name}
          {...form.field('first_name')}
          label={t('account.first_name')}
          autoComplete="given-name"
        />
        <TextField
          key={`last ${contact?.last_name}`}
          defaultValue={contact?.last_name}
          {...form.field('last_name')}
          label={t('account.last_name')}
          autoComplete="family-name"
        />
      </div>
      <UsernameField
        key={`username ${contact?.phone}`}
        defaultValue={contact?.phone == null ? '' : formatMobile(contact.phone)}
        {...form.field('username')}
        hint={t('account.username_hint')}
      />
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        hint={t('account.password_rules')}
        autoComplete="new-password"
      />
    </AuthPanel>
  );
}
