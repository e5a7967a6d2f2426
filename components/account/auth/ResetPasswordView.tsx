import { resetPassword } from '../../../client/account/accountCalls.js';
import { useAnnounceRemoved } from '../../../client/account/useAnnounceRemoved.js';
import { useForm } from '../../../client/forms/useForm.js';
import { useGo } from '../../../client/page/navigation.js';
import { notify } from '../../../client/core/notify.js';
import { useLocationSearch } from '../../../client/page/useLocationSearch.js';
import { useMessages } from '../../../client/intl/messages.js';
import { OneTimeCode } from '../../../domain/account/oneTimeCode.js';
import { NewPassword, Username } from '../../../domain/forms/fields.js';
import { PATHS } from '../../../domain/core/paths.js';
import { TextField } from '../../ui/form/Field.js';
import { Link } from '../../ui/Link.js';
import { FormCard } from '../../ui/form/FormCard.js';
import { StackedForm } from '../../ui/form/StackedForm.js';
import { PasswordField } from './PasswordField.js';
import { UsernameField } from '../../ui/form/UsernameField.js';

/** Sets a new password with the emailed code; the link in the email fills in the account. */
export function ResetPasswordView() {
  const t = useMessages();
  const go = useGo();
  const announceRemoved = useAnnounceRemoved();
  const query = new URLSearchParams(useLocationSearch() ?? '');
  const username = query.get('username') ?? '';
  /** The reset ticket from the email's link; in the browser that requested the code, a cookie holds it instead. */
  const ticket = query.get('ticket');
  const form = useForm({
    name: 'reset-password',
    parsers: { username: Username, code: OneTimeCode, password: NewPassword },
    run: async ({ code, ...values }) => {
      const removed = await resetPassword({
        ...values,
        code,
        ...(ticket !== null && { ticket }),
      });
      notify({ kind: 'success', text: t('reset.done') });
      announceRemoved(removed);
      await go(PATHS.login);
    },
  });
  const footer = <Link to={PATHS.forgotPassword}>{t('reset.new_code')}</Link>;
  return (
    <FormCard title={t('title.reset_password')} lead={t('reset.lead')} footer={footer}>
      <StackedForm form={form} submitLabel={t('reset.submit')}>
        <UsernameField key={username} defaultValue={username} {...form.field('username')} />
        <TextField
          {...form.field('code')}
          label={t('reset.code')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <PasswordField
          {...form.field('password')}
          label={t('profile.password_new')}
          hint={t('account.password_rules')}
          autoComplete="new-password"
        />
      </StackedForm>
    </FormCard>
  );
}
