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
  /** The order is collected: no courier takes the money. */
  isPickup: boolean;
  /** Leads back to the number. */
  onEditPhone: () => void;
}

/** How it is paid: a card for each way that the shop offers; cash asks whether the number is right. */
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
    // The form is another object on each render; what is offered decides.
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
