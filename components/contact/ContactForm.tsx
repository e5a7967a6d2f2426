import { keysOf } from '../../domain/core/byKey.js';
import { useEffect, useRef } from 'react';
import { fillIn, forgetDraft, saveDraft, sendMessage } from '../../client/content/contactMessage.js';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useForm } from '../../client/forms/useForm.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import { useMessages } from '../../client/intl/messages.js';
import { CONTACT_PARSERS, CONTACT_TRAP, type ContactField } from '../../domain/content/contactForm.js';
import { formatMobile } from '../../domain/egypt/mobile.js';
import { Button } from '../ui/form/Button.js';
import { ErrorSummary } from '../ui/form/ErrorSummary.js';
import { TextArea, TextField } from '../ui/form/Field.js';
import { PhoneField } from '../ui/form/PhoneField.js';
import { formText } from '../../client/forms/formText.js';
import { Notice } from '../ui/Notice.js';
import styles from './ContactForm.module.css';

const LABELS = {
  name: 'contact.name',
  phone: 'account.phone',
  email: 'account.email',
  message: 'contact.message',
} as const satisfies Record<ContactField, string>;

/** The contact form. The draft is kept until the message has been sent. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const formRef = useFilledForm();
  const form = useForm({
    name: 'contact',
    parsers: CONTACT_PARSERS,
    checkTogether: ({ phone, email }) =>
      phone.trim() === '' && email.trim() === '' ? { phone: 'phone_or_email' } : {},
    run: async (values) => {
      const trap = formRef.current === null ? '' : formText(formRef.current, CONTACT_TRAP);
      await sendMessage({ ...values, ...(trap === '' ? {} : { [CONTACT_TRAP]: trap }) });
      forgetDraft();
      onSent();
    },
  });
  const names = keysOf(LABELS);
  const wrong = names.flatMap((name) => {
    const { error } = form.field(name);
    return error === undefined ? [] : [{ name, label: t(LABELS[name]), error }];
  });
  return (
    <form
      ref={formRef}
      className={styles['form']}
      {...form.target}
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => saveDraft(event.currentTarget)}
    >
      {form.failure !== null && <Notice kind="error">{explain(form.failure)}</Notice>}
      <ErrorSummary wrong={wrong} />
      <TextField {...form.field('name')} label={t(LABELS.name)} autoComplete="name" />
      <div className={styles['ways']} role="group" aria-labelledby="contact-ways">
        <p id="contact-ways" className={styles['hint']}>
          {t('contact.ways')}
        </p>
        <PhoneField {...form.field('phone')} />
        <TextField
          {...form.field('email')}
          label={t(LABELS.email)}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
        />
      </div>
      <TextArea
        {...form.field('message')}
        label={t(LABELS.message)}
        hint={t('contact.message_hint')}
        rows={4}
      />
      <Trap />
      <Button type="submit" isBusy={form.isBusy}>
        {t('contact.submit')}
      </Button>
    </form>
  );
}

/** Honeypot field: hidden from people, keyboards, screen readers and autofill. */
function Trap() {
  return (
    <div className={styles['trap']} aria-hidden="true">
      <input type="text" name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** A ref for the form that fills it with the saved draft or the customer's data. */
function useFilledForm() {
  const ref = useRef<HTMLFormElement>(null);
  const identity = useIdentity();
  const customer = identity.state === 'customer' ? identity.customer : null;
  useEffect(() => {
    if (ref.current === null) return;
    fillIn(
      ref.current,
      customer === null
        ? {}
        : {
            name: `${customer.first_name} ${customer.last_name}`.trim(),
            phone: customer.phone === null ? '' : formatMobile(customer.phone),
            email: customer.email ?? '',
          },
    );
  }, [customer]);
  return ref;
}
