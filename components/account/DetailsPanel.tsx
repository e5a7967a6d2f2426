import { useState, type ChangeEvent } from 'react';
import { nonEmpty, pipe, string } from 'valibot';
import { useMessages } from '../../client/intl/messages.js';
import { formatMobile } from '../../domain/egypt/mobile.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { Button } from '../ui/form/Button.js';
import { Ltr } from '../ui/text/Ltr.js';
import styles from './DetailsPanel.module.css';
import { Panel } from './Panel.js';
import { updateCustomer } from '../../client/account/accountCalls.js';
import { errorCode, fieldErrorsOf } from '../../client/intl/errorMessages.js';
import { notify } from '../../client/core/notify.js';
import { useForm } from '../../client/forms/useForm.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import {
  Email,
  FamilyName,
  Mobile,
  OptionalEmail,
  optionalLine,
  PersonName,
} from '../../domain/forms/fields.js';
import { NAME_MAX_CHARS } from '../../domain/core/limits.js';
import { TextField } from '../ui/form/Field.js';
import { PhoneField } from '../ui/form/PhoneField.js';
import { EmailText } from './EmailText.js';
import { EditForm } from './EditForm.js';
import { PasswordField } from './auth/PasswordField.js';

interface DetailsFormProps {
  customer: WireCustomer;
  onClose: () => void;
}

const Password = pipe(string(), nonEmpty('required'));

/** Changing one of these fields changes how the customer logs in, so it needs the password. */
const GUARDED = '[name="phone"], [name="email"]';

function hasGuardedChange(form: HTMLFormElement | null): boolean {
  const inputs = form?.querySelectorAll<HTMLInputElement>(GUARDED) ?? [];
  return [...inputs].some(({ value, defaultValue }) => value.trim() !== defaultValue);
}

/**
 * Edits name, phone and email. A value that the account has can be changed but not cleared; changing phone or email
 * requires the current password, which a customer without one is not asked for.
 */
function DetailsForm({ customer, onClose }: DetailsFormProps) {
  const t = useMessages();
  const { form, guarded, asksPassword } = useDetailsForm({ customer, onClose });

  return (
    <EditForm form={form} onCancel={onClose}>
      <TextField
        {...form.field('first_name')}
        label={t('account.first_name')}
        defaultValue={customer.first_name}
        autoComplete="given-name"
      />
      <TextField
        {...form.field('last_name')}
        label={t('account.last_name')}
        defaultValue={customer.last_name}
        isOptional={customer.last_name === ''}
        autoComplete="family-name"
      />
      <PhoneField
        {...guarded('phone')}
        defaultValue={customer.phone === null ? '' : formatMobile(customer.phone)}
        isOptional={customer.phone === null}
      />
      {!customer.is_contact && (
        <TextField
          {...guarded('email')}
          label={t('account.email')}
          defaultValue={customer.email ?? ''}
          isOptional={customer.email === null}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
        />
      )}
      {asksPassword && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={customer.username} />
          <PasswordField
            {...form.field('password')}
            label={t('profile.password_current')}
            hint={t('profile.password_why')}
            autoComplete="current-password"
          />
        </>
      )}
    </EditForm>
  );
}

/** Form state; requires the current password once phone or email differ from the saved values. */
function useDetailsForm({ customer, onClose }: DetailsFormProps) {
  const t = useMessages();
  const { refresh } = useIdentity();
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm({
    parsers: {
      first_name: PersonName,
      last_name: customer.last_name === '' ? FamilyName : PersonName,
      phone: customer.phone === null ? optionalLine(NAME_MAX_CHARS) : Mobile,
      email: customer.email === null ? OptionalEmail : Email,
      password: asksPassword ? Password : string(),
    },
    run: async (values) => {
      await updateCustomer(
        Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')),
      );
      await refresh();
      notify({ kind: 'success', text: t('profile.saved') });
      onClose();
    },
    fieldsOf: (error) => {
      if (errorCode(error) === 'wrong_credentials') return { password: 'wrong_password' };
      const fields = fieldErrorsOf(error);
      if (fields['password'] !== undefined) setAsksPassword(true);
      return fields;
    },
  });

  function guarded(name: 'phone' | 'email') {
    const field = form.field(name);
    const onChange = (event: ChangeEvent<HTMLInputElement>) => {
      field.onChange(event);
      setAsksPassword(!customer.is_contact && hasGuardedChange(event.currentTarget.form));
    };
    return { ...field, onChange };
  }

  return { form, guarded, asksPassword };
}

/** Shows name, email and phone, and swaps to an edit form in place. */
export function DetailsPanel({ customer }: { customer: WireCustomer }) {
  const t = useMessages();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    return (
      <Panel title={t('profile.details')}>
        <DetailsForm customer={customer} onClose={() => setIsEditing(false)} />
      </Panel>
    );
  }
  const { first_name, last_name, email, phone } = customer;
  const edit = (
    <Button variant="quiet" size="s" icon="edit" onClick={() => setIsEditing(true)}>
      {t('action.edit')}
    </Button>
  );
  return (
    <Panel title={t('profile.details')} action={edit}>
      <dl className={styles['details']}>
        <dt>{t('order.name')}</dt>
        <dd>
          <bdi>
            {first_name} {last_name}
          </bdi>
        </dd>
        <dt>{t('account.phone')}</dt>
        <dd>{phone === null ? t('profile.not_given') : <Ltr>{formatMobile(phone)}</Ltr>}</dd>
        {!customer.is_contact && (
          <>
            <dt>{t('account.email')}</dt>
            <dd>{email === null ? t('profile.not_given') : <EmailText email={email} />}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}
