import { useCart } from '../../client/cart/useCart.js';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import { OrderLines } from '../order/OrderLines.js';
import { OrderTotals } from '../order/OrderTotals.js';
import { Link } from '../ui/Link.js';
import { CheckoutChanges } from './CheckoutChanges.js';
import styles from './CheckoutSummary.module.css';

/** What stands in for a fee that is not known. */
const UNKNOWN_DELIVERY = {
  unknown: 'order.delivery_later',
  loading: 'order.delivery_loading',
  ready: 'order.delivery_unknown',
  failed: 'order.delivery_unknown',
} as const;

/** What is being ordered and what it comes to, beside the form. */
export function CheckoutSummary({ totals }: { totals: CheckoutTotals }) {
  const t = useMessages();
  const { orderItems } = useCart();
  const { method, shipping } = totals;
  const unknown = t(UNKNOWN_DELIVERY[shipping.state]);
  return (
    <aside className={styles['summary']} aria-labelledby="checkout-summary">
      <header className={styles['head']}>
        <h2 id="checkout-summary" className={styles['title']}>
          {t('order.contents')}
        </h2>
        <Link to={PATHS.cart} className={styles['edit']}>
          {t('checkout.edit_cart')}
        </Link>
      </header>
      <CheckoutChanges items={orderItems} />
      <OrderLines items={orderItems} />
      <OrderTotals
        items={totals.items}
        delivery={method === null ? unknown : method.cost}
        way={method}
        total={totals.total}
      />
    </aside>
  );
}
