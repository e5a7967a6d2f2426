import type { CheckoutForm } from '../../client/useCheckoutForm.js';
import { useWords } from '../../client/words.js';
import { PAYMENT_METHODS } from '../../domain/checkoutForm.js';
import type { PaymentMethod } from '../../domain/order.js';
import { RadioCard } from '../ui/Field.js';
import styles from './CheckoutFields.module.css';
import { PhoneConfirmation } from './PhoneConfirmation.js';

const ICONS: Record<PaymentMethod, string> = { cod: 'cash', card: 'shield-check' };

interface PaymentFieldsProps {
  form: CheckoutForm;
  /** Leads back to the number. */
  onEditPhone: () => void;
}

/** How it is paid: a card for each way that the shop offers; cash asks whether the number is right. */
export function PaymentFields({ form, onEditPhone }: PaymentFieldsProps) {
  const t = useWords();
  return (
    <>
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{t('checkout.payment_method')}</legend>
        {PAYMENT_METHODS.map((method) => (
          <RadioCard
            key={method}
            name="payment_method"
            value={method}
            checked={method === form.draft.paymentMethod}
            onChange={() => form.setPaymentMethod(method)}
            icon={ICONS[method]}
            title={t(`payment.${method}.title`)}
            text={t(`payment.${method}.text`)}
          />
        ))}
      </fieldset>
      {form.draft.paymentMethod === 'cod' && <PhoneConfirmation form={form} onEdit={onEditPhone} />}
    </>
  );
}
