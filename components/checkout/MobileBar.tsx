import type { CheckoutTotals } from '../../client/useCheckoutTotals.js';
import { useWords } from '../../client/words.js';
import type { PaymentMethod } from '../../domain/order.js';
import { Button, ButtonLink } from '../ui/Button.js';
import { Price } from '../ui/Price.js';
import styles from './MobileBar.module.css';

interface MobileBarProps {
  backPath: string;
  isLast: boolean;
  isBusy: boolean;
  /** What this step asks for cannot be had yet. */
  isBlocked: boolean;
  totals: CheckoutTotals;
  method: PaymentMethod;
}

/** What it comes to, on, and back, always in sight on a phone. */
export function MobileBar({ backPath, isLast, isBusy, isBlocked, totals, method }: MobileBarProps) {
  const t = useWords();
  return (
    <div className={styles['bar']}>
      <p className={styles['total']} aria-live="polite">
        <span>{t(totals.method === null ? 'order.items_total' : 'order.total')}</span>
        <Price amount={totals.total} size="l" />
      </p>
      <div className={styles['buttons']}>
        <ButtonLink to={backPath} variant="secondary">
          {t('action.back')}
        </ButtonLink>
        <Button type="submit" fullWidth isBusy={isBusy} disabled={isBlocked}>
          {t(isLast ? (method === 'card' ? 'checkout.go_pay' : 'checkout.place_order') : 'action.continue')}
        </Button>
      </div>
    </div>
  );
}
