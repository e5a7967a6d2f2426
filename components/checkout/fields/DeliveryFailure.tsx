import type { Shipping } from '../../../client/checkout/useShipping.js';
import { useMessages } from '../../../client/intl/messages.js';
import { Button } from '../../ui/form/Button.js';
import { Notice } from '../../ui/Notice.js';

/** Error when the delivery fee could not be loaded; the order is blocked, because nobody orders at an unseen fee. */
export function DeliveryFailure({ shipping }: { shipping: Shipping }) {
  const t = useMessages();
  if (shipping.state !== 'failed') return null;
  return (
    <Notice kind="error" action={<Button onClick={shipping.retry}>{t('action.retry')}</Button>}>
      {t('checkout.delivery_failed')}
    </Notice>
  );
}
