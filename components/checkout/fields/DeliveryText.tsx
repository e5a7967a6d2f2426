import type { DeliveryMethod } from '../../../client/checkout/useShipping.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';

/** A delivery method in one line: name and delivery time, or that the order is collected. */
export function DeliveryText({ method }: { method: DeliveryMethod }) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <>
      {inLocale(method.title, locale)} ·{' '}
      {method.isPickup ? t('checkout.pickup') : t('checkout.eta', { count: method.etaDays })}
    </>
  );
}
