import type { Deposit } from '../../../../domain/order/order.js';
import { parseAmount, type Piastres, toDecimal } from '../../../../domain/core/money.js';
import { CURRENCY } from '../../../ports/payments.js';
import type { PaymentGateway } from '../../../ports/cardProvider.js';
import { metaText, type WcOrder } from '../../wpRest/shapes.js';
import { CASH } from './gateways.js';

/** Order meta with the deposit and what has been paid of it, `500.00`; shown and editable in wp-admin. */
const DUE_META = 'storefront_deposit';
const PAID_META = 'storefront_deposit_paid';

/** Meta fields of a deposit; empty for none. */
export function depositMeta(deposit: Deposit | null): { key: string; value: string }[] {
  return [
    { key: DUE_META, value: deposit === null ? '' : toDecimal(deposit.due) },
    { key: PAID_META, value: deposit === null ? '' : toDecimal(deposit.paid) },
  ];
}

/** null if there is none, and if both fields were edited into something else. */
export function depositOf({ meta_data }: WcOrder): Deposit | null {
  const amountIn = (key: string): Piastres | null => {
    const amount = parseAmount(metaText(meta_data, key)?.trim() ?? '');
    return amount !== null && amount >= 0 ? amount : null;
  };
  const due = amountIn(DUE_META);
  const paid = amountIn(PAID_META) ?? 0;
  return (due ?? paid) === 0 ? null : { due: due ?? paid, paid };
}

/**
 * The gateway of a cash order with a deposit. WooCommerce shows the title beside the total, in wp-admin and in its
 * mails, so that the courier is not told to collect all of it.
 */
export function cashLess({ paid }: Deposit): PaymentGateway {
  return paid === 0 ? CASH : { ...CASH, title: `${CASH.title}, deposit of ${named(paid)} paid by card` };
}

/** A note for the operator. */
export function depositNote({ paid }: Deposit, rest: Piastres, payment: string): string {
  return `Deposit of ${named(paid)} paid by card (payment ${payment}). To collect in cash: ${named(rest)}.`;
}

function named(amount: Piastres): string {
  return `${toDecimal(amount)} ${CURRENCY}`;
}
