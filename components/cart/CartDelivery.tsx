import type { CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useGovernorates } from '../../client/checkout/useGovernorates.js';
import { useMessages } from '../../client/intl/messages.js';
import { DeliveryFailure } from '../checkout/fields/DeliveryFailure.js';
import { DeliveryPrice } from '../checkout/fields/DeliveryPrice.js';
import { DeliveryWords } from '../checkout/fields/DeliveryWords.js';
import { SelectField } from '../ui/form/Field.js';
import { Skeleton } from '../ui/Skeleton.js';
import styles from './CartDelivery.module.css';

interface CartDeliveryProps {
  form: CheckoutForm;
  totals: CheckoutTotals;
}

/** Where to, and what bringing it there costs: known before the checkout, and kept for it. */
export function CartDelivery({ form, totals }: CartDeliveryProps) {
  const t = useMessages();
  const governorates = useGovernorates();
  return (
    <div className={styles['delivery']}>
      <SelectField
        {...form.field('governorate')}
        label={t('cart.deliver_to')}
        options={governorates}
        autoComplete="address-level1"
      />
      <div className={styles['answer']} aria-live="polite">
        <Answer totals={totals} />
      </div>
    </div>
  );
}

function Answer({ totals: { shipping, method } }: { totals: CheckoutTotals }) {
  const t = useMessages();
  if (shipping.state === 'unknown') return <span>{t('cart.delivery_note')}</span>;
  if (shipping.state === 'loading') return <Skeleton width="12rem" height="1.6em" />;
  if (shipping.state === 'failed') return <DeliveryFailure shipping={shipping} />;
  if (method === null) {
    const isOffered = shipping.methods.length > 0;
    return <span>{t(isOffered ? 'cart.delivery_choose' : 'checkout.delivery_none')}</span>;
  }
  return (
    <>
      <span>
        <DeliveryWords method={method} />
      </span>
      <DeliveryPrice cost={method.cost} />
    </>
  );
}
