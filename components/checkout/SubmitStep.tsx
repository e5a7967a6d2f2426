import { useId } from 'react';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { OrderPlacing } from '../../client/checkout/usePlaceOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import type { Piastres } from '../../domain/core/money.js';
import { leadsToPage } from '../../domain/payment/ways.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';
import type { MessageKey } from '../../locales/keys.js';
import { Button } from '../ui/form/Button.js';
import { DeliveryFailure } from './fields/DeliveryFailure.js';
import { PayLabel } from './PayLabel.js';
import { OrderFailure } from './OrderFailure.js';
import styles from './SubmitStep.module.css';

interface SubmitStepProps {
  isLast: boolean;
  /** Data that this step needs is not available yet. */
  isBlocked: boolean;
  totals: CheckoutTotals;
  placing: OrderPlacing;
  placeAgain: () => void;
  way: ClientWay;
  /** Deposit on a cash order; null if none is due. */
  deposit: Piastres | null;
}

/** A step's submit button: next step, or place order with the total in the label. */
export function SubmitStep({
  isLast,
  isBlocked,
  totals,
  placing,
  placeAgain,
  way,
  deposit,
}: SubmitStepProps) {
  const t = useMessages();
  const noteId = useId();
  if (!isLast) {
    return (
      <Button type="submit" disabled={isBlocked}>
        {t('action.continue')}
      </Button>
    );
  }
  return (
    <>
      <DeliveryFailure shipping={totals.shipping} />
      <OrderFailure placing={placing} placeAgain={placeAgain} />
      <p id={noteId} className={styles['note']}>
        {t(placing.asksForNumber ? 'prove.first' : noteOf(way, deposit))}
      </p>
      <Button
        type="submit"
        fullWidth
        isBusy={placing.isPlacing}
        disabled={isBlocked || placing.asksForNumber}
        aria-describedby={noteId}
      >
        <PayLabel toPage={leadsToPage(way)} deposit={deposit} total={totals.total} />
      </Button>
    </>
  );
}

function noteOf(way: ClientWay, deposit: Piastres | null): MessageKey {
  if (way.kind === 'kiosk') return 'checkout.pay_note_kiosk';
  if (way.method === 'later') return 'checkout.place_note_later';
  if (way.method === 'card' || deposit !== null) return 'checkout.pay_note';
  return 'checkout.place_note';
}
