import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useArrivalWords } from '../../client/checkout/useArrivalWords.js';
import type { CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useGovernorates } from '../../client/checkout/useGovernorates.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { formatSlotStart } from '../../domain/branches/slots.js';
import { inLocale } from '../../domain/core/locale.js';
import { Icon } from '../ui/Icon.js';
import { DeliveryFailure } from '../checkout/fields/DeliveryFailure.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import styles from './CartDelivery.module.css';

interface CartDeliveryProps {
  form: CheckoutForm;
  totals: CheckoutTotals;
}

/** Where to and how, in the delivery row of the summary; the chosen governorate is kept for the checkout. */
export function CartDelivery({ form, totals }: CartDeliveryProps) {
  const t = useMessages();
  const id = useId();
  const { name, value, onChange } = form.field('governorate');
  return (
    <div>
      <div className={styles['place']}>
        <label htmlFor={id}>{t('cart.deliver_to')}</label>
        <span className={styles['frame']}>
          <select id={id} autoComplete="address-level1" {...{ name, value, onChange }}>
            {useGovernorates(value).map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} className={styles['chevron']} />
        </span>
      </div>
      <div className={styles['answer']}>
        <Answer totals={totals} slot={form.draft.fields.slot} />
      </div>
    </div>
  );
}

interface AnswerProps {
  totals: CheckoutTotals;
  /** The appointment as far as it is chosen, as in the checkout's form. */
  slot: string;
}

function Answer({ totals: { shipping, method }, slot }: AnswerProps) {
  const t = useMessages();
  const locale = useLocale();
  const words = useArrivalWords();
  const intl = useIntl();
  if (shipping.state === 'unknown') return t('cart.delivery_note');
  if (shipping.state === 'loading') return <Skeleton width="12rem" height="1.5em" />;
  if (shipping.state === 'failed') return <DeliveryFailure shipping={shipping} />;
  if (method === null)
    return t(shipping.methods.length > 0 ? 'cart.delivery_choose' : 'checkout.delivery_none');
  return (
    <>
      {inLocale(method.title, locale)}
      <br />
      <strong>
        {method.visit === undefined
          ? words(method)
          : formatSlotStart(slot, intl) || t(`visit.${method.visit.service}_text`)}
      </strong>
    </>
  );
}
