import { useMessages } from '../../client/intl/messages.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { CheckoutLinks } from '../ui/CheckoutLinks.js';
import { PayLabel } from '../checkout/PayLabel.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { Notice } from '../ui/Notice.js';

/** Continues an unpaid card payment, or links to the cart after a failed order; absent otherwise. */
export function PaymentWay({ order }: { order: ClientOrder }) {
  const t = useMessages();
  if (order.status === 'pending-cart') {
    return (
      <Notice kind="info" action={<CheckoutLinks />}>
        {t('thanks.back_in_cart')}
      </Notice>
    );
  }
  const { deposit, paymentPage } = order;
  if (paymentPage === null) return null;
  return (
    <a className={buttonClass({})} href={paymentPage}>
      <PayLabel toPage={deposit === null} deposit={deposit?.due ?? null} total={null} />
    </a>
  );
}
