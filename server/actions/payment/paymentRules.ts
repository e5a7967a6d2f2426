import { PAYMENT_GRACE_MS, PAYMENT_SESSION_MS } from '../../../domain/core/limits.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import type { UnpaidReason } from '../../../domain/payment/payment.js';
import type { Settlement } from '../../ports/orders.js';
import { CURRENCY, type PaymentRecord, type PaymentsPort } from '../../ports/payments.js';

/** What the operator has to look at. */
export type Alarm =
  /** Paid, but not the amount, in the currency or with the kind of money that the order asks for. */
  | 'mismatch'
  /** Paid after the order had gone back to the cart, or while another attempt was under way. */
  | 'late'
  /** Paid by card although the order was sent to be paid in cash. */
  | 'cash_order'
  /** Paid, but the goods are gone. */
  | 'out_of_stock'
  /** Paid and on hold, for one of the reasons above. */
  | 'held'
  /** Paid a second time; the money went back to the card. */
  | 'refunded'
  /** Paid a second time, and the money could not be sent back. */
  | 'refund_failed'
  /** Paid for an order that is not there. */
  | 'unknown_order';

export type Decision =
  | { act: 'nothing' }
  | { act: 'settle'; outcome: Settlement['outcome']; alarm: Alarm | null }
  | { act: 'refund' }
  | { act: 'tell'; alarm: Alarm };

interface Circumstances {
  mode: PaymentsPort['mode'];
  now: number;
  /** Why the shopper will not pay this attempt any more, where they said so. */
  givenUp: UnpaidReason | null;
  /** Whether the record is this attempt's beyond doubt; a person has to look at money that may be another's. */
  isCertain: boolean;
}

const NOTHING: Decision = { act: 'nothing' };

/**
 * What to do with an order, given the provider's record of one of its attempts. An order only ever goes forward:
 * what is paid is never unpaid again, and an old attempt that failed changes nothing of a new one.
 */
export function decide(order: Order, record: PaymentRecord, circumstances: Circumstances): Decision {
  if (record.state === 'paid') return decidePaid(order, record, circumstances);
  if (order.status !== 'pending' || order.paymentReference !== record.reference) return NOTHING;
  const isOver = unpaidReason(order, record, circumstances) !== null;
  return isOver ? { act: 'settle', outcome: { kind: 'unpaid' }, alarm: null } : NOTHING;
}

/** Why an attempt brought no money; null while it may still bring some. */
export function unpaidReason(
  order: Order,
  { state }: PaymentRecord,
  { now, givenUp }: Pick<Circumstances, 'now' | 'givenUp'>,
): UnpaidReason | null {
  switch (state) {
    case 'paid':
      return null;
    case 'declined':
      return 'declined';
    case 'cancelled':
    case 'refunded':
      return 'cancelled';
    case 'expired':
      return 'timed_out';
    case 'none':
    case 'open':
      return givenUp ?? (isSessionOver(order, now, PAYMENT_GRACE_MS) ? 'timed_out' : null);
  }
}

/** Whether the session that a pending order waits for has ended, and so much time has gone by since. */
export function isSessionOver({ updatedAt }: Order, now: number, graceMs = 0): boolean {
  return now - Date.parse(updatedAt) > PAYMENT_SESSION_MS + graceMs;
}

function decidePaid(
  order: Order,
  record: PaymentRecord,
  { mode, isCertain }: Pick<Circumstances, 'mode' | 'isCertain'>,
): Decision {
  const isCurrent = order.paymentReference === record.reference;
  switch (order.status) {
    case 'pending':
      if (!isCurrent) return settlePaid(order, record, 'late');
      return settlePaid(order, record, isCertain && matches(order, record, mode) ? null : 'mismatch');
    case 'cancelled':
    case 'failed':
      // Counted already, and ended by the operator since; an order that went unpaid keeps no payment's number.
      if (record.id !== null && order.transactionId === record.id) return NOTHING;
      return settlePaid(order, record, 'late');
    case 'pending-cart':
      return settlePaid(order, record, 'late');
    case 'processing':
    case 'on-hold':
    case 'completed':
    case 'refunded':
      if (order.paymentMethod === 'card') return decidePaidAgain(order, isCurrent, isCertain);
      return order.status === 'processing'
        ? settlePaid(order, record, 'cash_order')
        : { act: 'tell', alarm: 'cash_order' };
  }
}

/** Held by the shop itself for a reason that the operator was told of, unless something failed just then. */
function decidePaidAgain({ status }: Order, isCurrent: boolean, isCertain: boolean): Decision {
  if (!isCurrent) return isCertain ? { act: 'refund' } : { act: 'tell', alarm: 'refund_failed' };
  return status === 'on-hold' ? { act: 'tell', alarm: 'held' } : NOTHING;
}

function settlePaid(order: Order, record: PaymentRecord, alarm: Alarm | null): Decision {
  return {
    act: 'settle',
    alarm,
    outcome: {
      kind: 'paid',
      status: alarm === null ? 'processing' : 'on-hold',
      transactionId: record.id ?? order.transactionId ?? record.reference,
      paymentReference: record.reference,
    },
  };
}

function matches(order: Order, record: PaymentRecord, mode: PaymentsPort['mode']): boolean {
  return (
    record.amount === orderTotal(order) && record.currency === CURRENCY && record.isTest === (mode === 'test')
  );
}
