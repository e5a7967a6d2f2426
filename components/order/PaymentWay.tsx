import { useMessages } from '../../client/intl/messages.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { CheckoutLinks } from '../cart/CheckoutLinks.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { Notice } from '../ui/Notice.js';

/** On with a card that waits to be paid, or back to the cart where the order went that was not; else nothing. */
export function PaymentWay({ order }: { order: ClientOrder }) {
  const t = useMessages();
  if (order.status === 'pending-cart') {
    return (
      <Notice kind="info" action={<CheckoutLinks />}>
        {t('thanks.back_in_cart')}
      </Notice>
    );
  }
  if (order.paymentPage === null) return null;
  return (
    <a className={buttonClass({})} href={order.paymentPage}>
      {t('checkout.go_pay')}
    </a>
  );
}
