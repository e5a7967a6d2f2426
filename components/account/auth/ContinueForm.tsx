import { useState } from 'react';
import { continueDraft } from '../../../client/account/continueDraft.js';
import { continueWithNumber } from '../../../client/account/openAccount.js';
import { useFinishLogin } from '../../../client/login/useFinishLogin.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { formText } from '../../../client/forms/formText.js';
import { useForm } from '../../../client/forms/useForm.js';
import { useMessages } from '../../../client/intl/messages.js';
import { FullName, Mobile } from '../../../domain/forms/fields.js';
import { TextField } from '../../ui/form/Field.js';
import { PhoneField } from '../../ui/form/PhoneField.js';
import { useShell } from '../../../client/page/shellContext.js';
import styles from './ContinueOrLogin.module.css';
import { StackedForm } from '../../ui/form/StackedForm.js';

const PARSERS = { name: FullName, phone: Mobile };

/**
 * Continues with a name and a number instead of an account, and adds the product that was waiting. Shown only in the
 * browser, so that it can start with what was typed before a reload.
 */
export function ContinueForm() {
  const t = useMessages();
  const { enter } = useIdentity();
  const finish = useFinishLogin();
  const [key] = useState(() => crypto.randomUUID());
  const [typed] = useState(continueDraft.read);
  const form = useForm({
    parsers: PARSERS,
    run: async (values) => {
      await enter(() => continueWithNumber(values, key));
      continueDraft.write(null);
      await finish();
    },
  });
  return (
    <StackedForm
      form={form}
      submitLabel={t('continue.submit')}
      after={useShell().takesCash && <p className={styles['cash']}>{t('continue.cash')}</p>}
      onInput={(inputs) =>
        continueDraft.write({ name: formText(inputs, 'name'), phone: formText(inputs, 'phone') })
      }
    >
      <TextField
        {...form.field('name')}
        label={t('continue.name')}
        defaultValue={typed?.name}
        autoComplete="name"
      />
      <PhoneField {...form.field('phone')} hint={t('continue.phone_hint')} defaultValue={typed?.phone} />
    </StackedForm>
  );
}
