import { useId } from 'react';
import type { CheckoutStep } from '../../domain/checkout/checkoutForm.js';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { OrderPlacing } from '../../client/checkout/usePlaceOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import type { Piastres } from '../../domain/core/money.js';
import { leadsToPage } from '../../domain/payment/ways.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';
import { Button } from '../ui/form/Button.js';
import { DeliveryFailure } from './fields/DeliveryFailure.js';
import { PayLabel } from './PayLabel.js';
import { OrderTerms, PlaceNote } from './PlaceNote.js';
import { OrderFailure } from './OrderFailure.js';

interface SubmitStepProps {
  /** The step after it; undefined at the last one. */
  next: CheckoutStep | undefined;
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
export function SubmitStep({ next, isBlocked, totals, placing, placeAgain, way, deposit }: SubmitStepProps) {
  const t = useMessages();
  const noteId = useId();
  if (next !== undefined) {
    return (
      <Button type="submit" disabled={isBlocked}>
        {t('checkout.continue', { step: next })}
      </Button>
    );
  }
  return (
    <>
      <DeliveryFailure shipping={totals.shipping} />
      <OrderFailure placing={placing} placeAgain={placeAgain} />
      <PlaceNote id={noteId} way={way} deposit={deposit} asksForNumber={placing.asksForNumber} />
      <Button
        type="submit"
        fullWidth
        isBusy={placing.isPlacing}
        disabled={isBlocked || placing.asksForNumber}
        aria-describedby={noteId}
      >
        <PayLabel toPage={leadsToPage(way)} deposit={deposit} total={totals.total} />
      </Button>
      <OrderTerms />
    </>
  );
}
