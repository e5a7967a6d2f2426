import { useEffect } from 'react';
import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { usePaymentMethods } from '../../../client/payment/usePaymentMethods.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { PaymentMethod } from '../../../domain/order/order.js';
import type { MessageKey } from '../../../locales/keys.js';
import { RadioCard } from '../../ui/form/Field.js';
import styles from './CheckoutFields.module.css';
import { PhoneConfirmation } from './PhoneConfirmation.js';

const ICONS: Record<PaymentMethod, string> = { cod: 'cash', card: 'shield-check' };

interface PaymentFieldsProps {
  form: CheckoutForm;
  /** The order is collected, so no courier takes the cash. */
  isPickup: boolean;
  /** Goes back to the phone number field. */
  onEditPhone: () => void;
}

/** Payment methods as radio cards; cash on delivery also asks to confirm the phone number. */
export function PaymentFields({ form, isPickup, onEditPhone }: PaymentFieldsProps) {
  const t = useMessages();
  const { methods, isKnown, isTest } = usePaymentMethods();
  const { paymentMethod } = form.draft;
  const isOffered = methods.includes(paymentMethod);
  const [usual = 'cod'] = methods;

  function textOf(method: PaymentMethod): MessageKey {
    if (method === 'card') return isTest ? 'payment.card.test' : 'payment.card.text';
    return isPickup ? 'payment.cod.collect_text' : 'payment.cod.text';
  }

  useEffect(() => {
    if (isKnown && !isOffered) form.setPaymentMethod(usual);
    // The form is a new object on each render, so it is not a dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown, isOffered, usual]);

  return (
    <>
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{t('checkout.payment_method')}</legend>
        {methods.map((method) => (
          <RadioCard
            key={method}
            name="payment_method"
            value={method}
            checked={method === paymentMethod}
            onChange={() => form.setPaymentMethod(method)}
            icon={ICONS[method]}
            title={t(isPickup && method === 'cod' ? 'payment.cod.collect' : `payment.${method}.title`)}
            text={t(textOf(method))}
          />
        ))}
      </fieldset>
      {paymentMethod === 'cod' && <PhoneConfirmation form={form} onEdit={onEditPhone} />}
    </>
  );
}
