import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { useMessages } from '../../../client/intl/messages.js';
import { TextField } from '../../ui/form/Field.js';
import { PhoneField } from '../../ui/form/PhoneField.js';
import styles from './CheckoutFields.module.css';
import { MoreField } from './MoreField.js';

/** Recipient's name and phone number. */
export function ContactFields({ form }: { form: CheckoutForm }) {
  const t = useMessages();
  return (
    <div className={styles['fields']}>
      <TextField {...form.field('first_name')} label={t('account.first_name')} autoComplete="given-name" />
      <TextField
        {...form.field('last_name')}
        label={t('account.last_name')}
        autoComplete="family-name"
        isOptional
      />
      <PhoneField {...form.field('phone')} hint={t('checkout.phone_hint')} />
      <MoreField action={t('checkout.email_add')} value={form.draft.fields.email}>
        <TextField
          {...form.field('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          isOptional
        />
      </MoreField>
    </div>
  );
}
