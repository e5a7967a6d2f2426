import { useId } from 'react';
import { useSavedGovernorate, saveGovernorate } from '../../../../client/checkout/savedGovernorate.js';
import { useArrivalWords } from '../../../../client/checkout/useArrivalWords.js';
import { useGovernorates } from '../../../../client/checkout/useGovernorates.js';
import { type Shipping, useShipping } from '../../../../client/checkout/useShipping.js';
import { useMessages } from '../../../../client/intl/messages.js';
import { usualDelivery } from '../../../../domain/order/order.js';
import { DeliveryFee } from './DeliveryFee.js';
import { USUAL_GOVERNORATE } from '../../../../domain/egypt/governorates.js';

/** A select of the governorate, kept for the cart and the checkout, and when an order arrives there for what fee. */
export function DeliveryPlace() {
  const t = useMessages();
  const id = useId();
  const kept = useSavedGovernorate();
  const governorate = kept ?? USUAL_GOVERNORATE;
  const choices = useGovernorates().filter(({ value }) => value !== '');
  return (
    <div>
      <label htmlFor={id}>{t('cart.deliver_to')}</label>{' '}
      <select
        id={id}
        // While nothing is kept, it replaces the button that had the focus.
        ref={kept === null ? focus : undefined}
        value={governorate}
        onChange={({ currentTarget }) => saveGovernorate(currentTarget.value)}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div aria-live="polite">
        <Arrival shipping={useShipping(governorate)} />
      </div>
    </div>
  );
}

/** Stable, so that it runs once. */
const focus = (element: HTMLSelectElement | null) => element?.focus();

function Arrival({ shipping: { state, methods } }: { shipping: Shipping }) {
  const t = useMessages();
  const words = useArrivalWords();
  const method = usualDelivery(methods) ?? methods[0];
  if (state === 'loading') return <strong>{t('order.delivery_loading')}</strong>;
  if (method === undefined)
    return <strong>{t(state === 'failed' ? 'order.delivery_unknown' : 'checkout.delivery_none')}</strong>;
  return (
    <>
      <strong>{words(method)}</strong>
      <DeliveryFee fee={method.cost} />
    </>
  );
}
