import type { Shipping } from '../../../client/checkout/useShipping.js';
import { useMessages } from '../../../client/intl/messages.js';
import { Button } from '../../ui/form/Button.js';
import { Notice } from '../../ui/Notice.js';

/** The delivery fee could not be asked for: nobody orders without having seen it. */
export function DeliveryFailure({ shipping }: { shipping: Shipping }) {
  const t = useMessages();
  if (shipping.state !== 'failed') return null;
  return (
    <Notice kind="error" action={<Button onClick={shipping.retry}>{t('action.retry')}</Button>}>
      {t('checkout.delivery_failed')}
    </Notice>
  );
}
