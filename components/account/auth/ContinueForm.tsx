import { useState } from 'react';
import { continueWithNumber } from '../../../client/account/openAccount.js';
import { useFinishLogin } from '../../../client/account/useFinishLogin.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useForm } from '../../../client/core/useForm.js';
import { useMessages } from '../../../client/intl/messages.js';
import { FullName, Mobile } from '../../../domain/core/fields.js';
import { TextField } from '../../ui/form/Field.js';
import { AuthForm } from './AuthForm.js';

const PARSERS = { name: FullName, phone: Mobile };

/** Continues with a name and a number instead of an account, and adds the product that was waiting. */
export function ContinueForm() {
  const t = useMessages();
  const { enter } = useIdentity();
  const finish = useFinishLogin();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    parsers: PARSERS,
    run: async (values) => {
      await enter(() => continueWithNumber(values, key));
      await finish();
    },
  });
  return (
    <AuthForm form={form} submitLabel={t('continue.submit')}>
      <TextField {...form.field('name')} label={t('continue.name')} autoComplete="name" />
      <TextField
        {...form.field('phone')}
        label={t('account.phone')}
        hint={t('checkout.phone_hint')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="tel"
      />
    </AuthForm>
  );
}
