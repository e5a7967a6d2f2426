import { useState } from 'react';
import { nonEmpty, pipe, string } from 'valibot';
import { changePassword } from '../../client/account/accountCalls.js';
import { errorCode, fieldErrorsOf } from '../../client/intl/errorMessages.js';
import { notify } from '../../client/core/notify.js';
import { useForm } from '../../client/forms/useForm.js';
import { useMessages } from '../../client/intl/messages.js';
import { NewPassword } from '../../domain/forms/fields.js';
import { Button } from '../ui/form/Button.js';
import { EditForm } from './EditForm.js';
import { Panel } from './Panel.js';
import { PasswordField } from './auth/PasswordField.js';

const PARSERS = { password: pipe(string(), nonEmpty('required')), new_password: NewPassword };

/** Changes the password after checking the current one; the server ends the sessions of all other devices. */
export function PasswordPanel({ username }: { username: string }) {
  const t = useMessages();
  const [isEditing, setIsEditing] = useState(false);
  const form = useForm({
    parsers: PARSERS,
    run: async (values) => {
      await changePassword(values);
      notify({ kind: 'success', text: t('profile.password_saved') });
      setIsEditing(false);
    },
    fieldsOf: (error) =>
      errorCode(error) === 'wrong_credentials' ? { password: 'wrong_password' } : fieldErrorsOf(error),
  });
  if (!isEditing) {
    const edit = (
      <Button variant="quiet" size="s" icon="edit" onClick={() => setIsEditing(true)}>
        {t('profile.password_change')}
      </Button>
    );
    return <Panel title={t('profile.password')} action={edit} />;
  }
  return (
    <Panel title={t('profile.password')}>
      <EditForm form={form} onCancel={() => setIsEditing(false)} submitLabel={t('profile.password_change')}>
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          {...form.field('password')}
          label={t('profile.password_current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('new_password')}
          label={t('profile.password_new')}
          hint={t('account.password_rules')}
          autoComplete="new-password"
        />
      </EditForm>
    </Panel>
  );
}
