import type { CheckoutTotals } from '../../client/useCheckoutTotals.js';
import type { OrderPlacing } from '../../client/usePlaceOrder.js';
import { useWords } from '../../client/words.js';
import { Button } from '../ui/Button.js';
import { Price } from '../ui/Price.js';
import { OrderFailure } from './OrderFailure.js';
import styles from './SubmitStep.module.css';

interface SubmitStepProps {
  isLast: boolean;
  totals: CheckoutTotals;
  placing: OrderPlacing;
}

/** The end of a step: on to the next, or the order itself with what it costs on the button. */
export function SubmitStep({ isLast, totals, placing }: SubmitStepProps) {
  const t = useWords();
  if (!isLast) return <Button type="submit">{t('action.continue')}</Button>;
  return (
    <>
      <OrderFailure failure={placing.failure} />
      <Button type="submit" fullWidth isBusy={placing.isPlacing} disabled={totals.method === null}>
        <span className={styles['label']}>
          {t('checkout.place_order')}
          <Price amount={totals.total} />
        </span>
      </Button>
      <p className={styles['note']}>{t('checkout.place_note')}</p>
    </>
  );
}
