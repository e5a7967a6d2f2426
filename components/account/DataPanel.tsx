import { useState } from 'react';
import { nonEmpty, pipe, string } from 'valibot';
import { accountExportAddress, deleteAccount } from '../../client/account/accountCalls.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import { notify } from '../../client/core/notify.js';
import { useForm } from '../../client/forms/useForm.js';
import { errorCode, fieldErrorsOf } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { Button } from '../ui/form/Button.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { PasswordField } from './auth/PasswordField.js';
import { classNames } from '../ui/classNames.js';
import styles from './PanelBody.module.css';
import { EditForm } from './EditForm.js';
import { Panel } from './Panel.js';

/** Downloads what the shop knows of the customer, and deletes the account. */
export function DataPanel({ isContact }: { isContact: boolean }) {
  const t = useMessages();
  const [isDeleting, setIsDeleting] = useState(false);
  if (isDeleting) return <DeleteForm isContact={isContact} onCancel={() => setIsDeleting(false)} />;
  return (
    <Panel title={t('profile.data')}>
      <p className={styles['text']}>{t('profile.data_text')}</p>
      <div className={classNames(styles['actions'], styles['quiet'])}>
        <a className={buttonClass({ variant: 'quiet' })} href={accountExportAddress()} download>
          {t('profile.data_download')}
        </a>
        <Button variant="quiet" className={styles['delete']} onClick={() => setIsDeleting(true)}>
          {t(isContact ? 'profile.delete_data' : 'profile.delete')}
        </Button>
      </div>
    </Panel>
  );
}

const NO_PASSWORD = { password: string() };
const PASSWORD = { password: pipe(string(), nonEmpty('required')) };

/** Asks for the password, which an account by mobile number alone does not have. */
function DeleteForm({ isContact, onCancel }: { isContact: boolean; onCancel: () => void }) {
  const t = useMessages();
  const { logout } = useIdentity();
  const form = useForm({
    parsers: isContact ? NO_PASSWORD : PASSWORD,
    run: async ({ password }) => {
      await deleteAccount(isContact ? {} : { password });
      await logout();
      notify({ kind: 'success', text: t('profile.deleted') });
    },
    fieldsOf: (error) =>
      errorCode(error) === 'wrong_credentials' ? { password: 'wrong_password' } : fieldErrorsOf(error),
  });
  return (
    <Panel title={t(isContact ? 'profile.delete_data' : 'profile.delete')}>
      <EditForm form={form} onCancel={onCancel} submitLabel={t('profile.delete_yes')} isDangerous>
        <p className={styles['text']}>{t('profile.delete_text')}</p>
        {!isContact && (
          <PasswordField
            {...form.field('password')}
            label={t('profile.password_current')}
            autoComplete="current-password"
          />
        )}
      </EditForm>
    </Panel>
  );
}
