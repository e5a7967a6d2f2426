import { unknown } from 'valibot';
import { callApi } from '../../client/api.js';
import { notify } from '../../client/notify.js';
import { useForm } from '../../client/useForm.js';
import { useIdentity } from '../../client/useIdentity.js';
import { useWords } from '../../client/words.js';
import { formatMobile } from '../../domain/egypt.js';
import { Email, Mobile, OptionalEmail, optionalLine, PersonName } from '../../domain/fields.js';
import { NAME_MAX_CHARS } from '../../domain/limits.js';
import type { WireCustomer } from '../../domain/wire/customer.js';
import { TextField } from '../ui/Field.js';
import { EditForm } from './EditForm.js';

interface DetailsFormProps {
  customer: WireCustomer;
  onClose: () => void;
}

/** Edits name, phone and email. What an account has once it keeps: it can be changed, but not emptied. */
export function DetailsForm({ customer, onClose }: DetailsFormProps) {
  const t = useWords();
  const { refresh } = useIdentity();
  const form = useForm({
    parsers: {
      first_name: PersonName,
      last_name: PersonName,
      phone: customer.phone === null ? optionalLine(NAME_MAX_CHARS) : Mobile,
      email: customer.email === null ? OptionalEmail : Email,
    },
    run: async (values) => {
      const body = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
      await callApi('/wcPost/update-customer', { method: 'PUT', body, schema: unknown() });
      await refresh();
      notify({ kind: 'success', text: t('profile.saved') });
      onClose();
    },
  });
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
        autoComplete="family-name"
      />
      <TextField
        {...form.field('phone')}
        label={t('account.phone')}
        defaultValue={customer.phone === null ? '' : formatMobile(customer.phone)}
        isOptional={customer.phone === null}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
      />
      <TextField
        {...form.field('email')}
        label={t('account.email')}
        defaultValue={customer.email ?? ''}
        isOptional={customer.email === null}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
      />
    </EditForm>
  );
}
