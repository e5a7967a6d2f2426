import { type ReactNode, useId } from 'react';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useMessages } from '../../client/intl/messages.js';
import { formatPrice } from '../../domain/core/money.js';
import type { LineItem } from '../../domain/order/order.js';
import { RunningTotals } from '../lines/RunningTotals.js';
import { useAskFirst } from '../fitment/UnfitNotice.js';
import { CouponBox } from '../coupon/CouponBox.js';
import { Button } from '../ui/form/Button.js';
import { Icon } from '../ui/Icon.js';
import { Price } from '../ui/text/Price.js';
import { CartPromises } from './CartPromises.js';
import { lineElementId } from './CartLine.js';
import styles from './CartSummary.module.css';
import { CheckoutLinks } from '../ui/CheckoutLinks.js';

interface CartSummaryProps {
  items: readonly LineItem[];
  totals: CheckoutTotals;
  /** Lines that must be resolved before checkout. */
  blocked: readonly LineItem[];
  /** The customer's number, which a coupon may need. */
  phone: string | null;
  /** Where the delivery goes, with its choice. */
  place: ReactNode;
}

/** What the cart costs and the checkout button: beside the lines on wide screens, in a bar at the bottom on phones. */
export function CartSummary({ items, totals, blocked, phone, place }: CartSummaryProps) {
  const t = useMessages();
  const titleId = useId();
  const { method } = totals;
  const [first] = blocked;
  const askFirst = useAskFirst(items);
  return (
    <aside className={styles['summary']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('order.contents')}
      </h2>
      <RunningTotals totals={totals} place={place} />
      <CouponBox phone={phone} />
      <div className={styles['bar']}>
        <p className={styles['total']}>
          <span className={styles['label']}>{t('order.total')}</span>
          <Price amount={totals.total} size="l" />
          <span className={styles['delivery']}>
            {method === null
              ? t('cart.without_delivery')
              : t('cart.with_delivery', { price: formatPrice(method.cost) })}
          </span>
        </p>
        {first !== undefined && (
          <p className={styles['blocked']} role="status">
            <Icon name="alert" size={18} />
            {t('cart.blocked')}
          </p>
        )}
        <div onClickCapture={askFirst}>
          {first === undefined ? (
            <CheckoutLinks />
          ) : (
            <Button fullWidth onClick={() => document.getElementById(lineElementId(first.id))?.focus()}>
              {t('cart.settle')}
            </Button>
          )}
        </div>
      </div>
      <CartPromises totals={totals} />
    </aside>
  );
}
