import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useMessages } from '../../client/intl/messages.js';
import type { PaymentMethod } from '../../domain/order/order.js';
import { Button } from '../ui/form/Button.js';
import { Price } from '../ui/text/Price.js';
import styles from './MobileBar.module.css';

interface MobileBarProps {
  isLast: boolean;
  /** Has to log in before the order. */
  isStranger: boolean;
  isBusy: boolean;
  /** What this step asks for cannot be had yet. */
  isBlocked: boolean;
  totals: CheckoutTotals;
  method: PaymentMethod;
}

/** What it comes to, and the way on, in one row that stays in sight on a phone. */
export function MobileBar({ isLast, isStranger, isBusy, isBlocked, totals, method }: MobileBarProps) {
  const t = useMessages();
  if (isStranger) {
    return (
      <div className={styles['bar']}>
        <p className={styles['label']}>{t('checkout.login_title')}</p>
        <Button type="submit" disabled={isBlocked}>
          {t(isLast ? 'login.title' : 'action.continue')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['bar']}>
      <p className={styles['total']} aria-live="polite">
        <span className={styles['label']}>
          {t(totals.method === null ? 'order.items_total' : 'order.total')}
        </span>
        <Price amount={totals.total} />
      </p>
      <Button type="submit" isBusy={isBusy} disabled={isBlocked}>
        {t(isLast ? (method === 'card' ? 'checkout.go_pay' : 'checkout.place_order') : 'action.continue')}
      </Button>
    </div>
  );
}
