import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { OrderPlacing } from '../../client/checkout/usePlaceOrder.js';
import { usePaymentMethods } from '../../client/payment/usePaymentMethods.js';
import { useMessages } from '../../client/intl/messages.js';
import type { PaymentMethod } from '../../domain/order/order.js';
import type { MessageKey } from '../../locales/keys.js';
import { Button } from '../ui/form/Button.js';
import { Price } from '../ui/text/Price.js';
import { DeliveryFailure } from './fields/DeliveryFailure.js';
import { OrderFailure } from './OrderFailure.js';
import styles from './SubmitStep.module.css';

interface SubmitStepProps {
  isLast: boolean;
  /** Data that this step needs is not available yet. */
  isBlocked: boolean;
  totals: CheckoutTotals;
  placing: OrderPlacing;
  method: PaymentMethod;
}

/** A step's submit button: next step, or place order with the total in the label. */
export function SubmitStep({ isLast, isBlocked, totals, placing, method }: SubmitStepProps) {
  const t = useMessages();
  const { confirmsCash } = usePaymentMethods();
  if (!isLast) {
    return (
      <Button type="submit" disabled={isBlocked}>
        {t('action.continue')}
      </Button>
    );
  }
  return (
    <>
      <DeliveryFailure shipping={totals.shipping} />
      <OrderFailure failure={placing.failure} />
      <Button type="submit" fullWidth isBusy={placing.isPlacing} disabled={isBlocked}>
        <span className={styles['label']}>
          {t(method === 'card' ? 'checkout.go_pay' : 'checkout.place_order')}
          <Price amount={totals.total} />
        </span>
      </Button>
      <p className={styles['note']}>{t(noteOf(method, confirmsCash))}</p>
    </>
  );
}

function noteOf(method: PaymentMethod, confirmsCash: boolean): MessageKey {
  if (method === 'card') return 'checkout.pay_note';
  return confirmsCash ? 'checkout.place_note_message' : 'checkout.place_note';
}
