import { useEffect } from 'react';
import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { usePaymentMethods } from '../../../client/payment/usePaymentMethods.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ClientCashTerms } from '../../../domain/checkout/wireCash.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { PaymentMethod } from '../../../domain/order/order.js';
import type { MessageKey } from '../../../locales/keys.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { RadioCard } from '../../ui/form/Field.js';
import { Notice } from '../../ui/Notice.js';
import styles from './CheckoutFields.module.css';
import { PhoneConfirmation } from './PhoneConfirmation.js';

const ICONS: Record<PaymentMethod, string> = { cod: 'cash', card: 'shield-check' };

interface PaymentFieldsProps {
  form: CheckoutForm;
  /** The order is collected, so no courier takes the cash. */
  isPickup: boolean;
  /** Total with delivery. */
  total: Piastres;
  cash: ClientCashTerms;
  /** Goes back to the phone number field. */
  onEditPhone: () => void;
}

/** Payment methods as radio cards; cash on delivery also asks to confirm the phone number. */
export function PaymentFields({ form, isPickup, total, cash, onEditPhone }: PaymentFieldsProps) {
  const t = useMessages();
  const { methods, isKnown, isTest } = usePaymentMethods();
  const { paymentMethod } = form.draft;
  const { refusal, deposit } = cash;
  const possible = methods.filter((method) => method !== 'cod' || refusal === null);
  const [usual = paymentMethod] = possible;
  const isOffered = possible.includes(paymentMethod);

  /** Why an order cannot be paid in cash, or how much is paid first; null if nothing has to be said. */
  function cashText(): string | null {
    if (refusal !== null) return t(`cash.${refusal.reason}`, { max: formatPrice(refusal.max ?? 0) });
    if (deposit === null) return null;
    const sums = { deposit: formatPrice(deposit), rest: formatPrice(total - deposit) };
    return t(isPickup ? 'cash.deposit_collect' : 'cash.deposit', sums);
  }

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
            text={(method === 'cod' ? cashText() : null) ?? t(textOf(method))}
            disabled={!possible.includes(method)}
          />
        ))}
      </fieldset>
      {possible.length === 0 && <NoWayToPay />}
      {paymentMethod === 'cod' && isOffered && (
        <PhoneConfirmation form={form} hasDeposit={deposit !== null} onEdit={onEditPhone} />
      )}
    </>
  );
}

/** The shop takes no cards, so that only the operator can help. */
function NoWayToPay() {
  const t = useMessages();
  const toContact = (
    <ButtonLink to={PATHS.contact} variant="secondary" size="s">
      {t('contact.title')}
    </ButtonLink>
  );
  return (
    <Notice kind="warning" action={toContact}>
      {t('cash.no_other')}
    </Notice>
  );
}
