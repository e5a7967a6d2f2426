import { useMessages } from '../../client/intl/messages.js';
import type { Piastres } from '../../domain/core/money.js';
import { Price } from '../ui/text/Price.js';
import styles from './SubmitStep.module.css';

interface PayLabelProps {
  /** Whether the button leads to a payment page. */
  toPage: boolean;
  /** Deposit on a cash order; null if none is due. */
  deposit: Piastres | null;
  /** Shown with the label unless a deposit is due; null where it is shown elsewhere. */
  total: Piastres | null;
}

/** Label of the button that places the order, with the amount that it leads to. */
export function PayLabel({ toPage, deposit, total }: PayLabelProps) {
  const t = useMessages();
  const isDeposit = !toPage && deposit !== null;
  const amount = isDeposit ? deposit : total;
  const label = toPage ? 'checkout.go_pay' : 'checkout.place_order';
  return (
    <span className={styles['label']}>
      {t(isDeposit ? 'checkout.pay_deposit' : label)}
      {amount !== null && <Price amount={amount} size="text" />}
    </span>
  );
}
