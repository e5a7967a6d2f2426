import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { OrderPlacing } from '../../client/checkout/usePlaceOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import type { PaymentMethod } from '../../domain/order/order.js';
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
      <p className={styles['note']}>{t(method === 'card' ? 'checkout.pay_note' : 'checkout.place_note')}</p>
    </>
  );
}
