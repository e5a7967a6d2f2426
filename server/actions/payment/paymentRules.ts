import { PAYMENT_GRACE_MS, PAYMENT_SESSION_MS } from '../../../domain/core/limits.js';
import { isPaidByCard, isReturnedByShop } from '../../../domain/order/deposit.js';
import { type Deposit, isAwaited, isStanding, type Order, orderTotal } from '../../../domain/order/order.js';
import type { UnpaidReason } from '../../../domain/payment/payment.js';
import type { Settlement } from '../../ports/order/orders.js';
import { CURRENCY, type PaymentRecord, type PaymentsPort } from '../../ports/payments.js';

/** Problems that an operator must look into. */
export type Alarm =
  /** Paid, but with another amount, currency or mode (test or live) than the order or its deposit. */
  | 'mismatch'
  /** Paid after the order had become a cart again, or while another attempt was in progress. */
  | 'late'
  /** Paid by card although the order was placed for cash on delivery without a deposit. */
  | 'cash_order'
  /** Paid, but its last pieces were sold meanwhile; cancelled, and the money refunded. */
  | 'sold_out'
  /** The same, and the refund failed; it is tried again. */
  | 'sold_out_paid'
  /** Paid and on hold, for one of the reasons above. */
  | 'held'
  /** Paid twice; the second payment was refunded. */
  | 'refunded'
  /** Paid twice, and the refund failed. */
  | 'refund_failed'
  /** Cancelled by the customer after it was paid; the money was refunded. */
  | 'cancelled'
  /** Cancelled by the customer after it was paid, and the refund failed. */
  | 'cancelled_paid'
  /** Cancelled by the customer after its transfer had come. */
  | 'cancelled_transfer'
  /** Paid for an unknown order. */
  | 'unknown_order';

export type Decision =
  | { act: 'nothing' }
  | { act: 'settle'; outcome: Settlement['outcome']; alarm: Alarm | null }
  /** Nothing is delivered for this money, which is returned unless it is already. */
  | { act: 'return'; alarms: ReturnAlarms }
  /** The shopper has got a number to pay with later. */
  | { act: 'await'; code: string }
  | { act: 'alarm'; alarm: Alarm };

/** What the operator is told when money is returned, and when that failed. */
export interface ReturnAlarms {
  done: Alarm;
  failed: Alarm;
}

export const SOLD_OUT: ReturnAlarms = { done: 'sold_out', failed: 'sold_out_paid' };
const PAID_TWICE: ReturnAlarms = { done: 'refunded', failed: 'refund_failed' };

const CANCELLED: ReturnAlarms = { done: 'cancelled', failed: 'cancelled_paid' };

interface Circumstances {
  mode: PaymentsPort['mode'];
  now: number;
  /** Why the shopper gave up this attempt, if they did. */
  givenUp: UnpaidReason | null;
  /** Whether the record certainly belongs to this attempt; otherwise the money needs a manual check. */
  isCertain: boolean;
}

const NOTHING: Decision = { act: 'nothing' };

/**
 * Decides what to do with an order, given the provider's record of one of its attempts. Transitions only go forward: a
 * paid order never becomes unpaid, and a failed earlier attempt does not affect a new one.
 */
export function decide(order: Order, record: PaymentRecord, circumstances: Circumstances): Decision {
  if (record.state === 'paid') return decidePaid(order, record, circumstances);
  if (record.state === 'refunded') {
    // Told once, unless the first mail failed.
    const alarms = returnOf(order, record) ?? (isPaidTwice(order, record) ? PAID_TWICE : null);
    if (alarms !== null) return { act: 'return', alarms };
  }
  if (order.status !== 'pending' || order.paymentReference !== record.reference) return NOTHING;
  const { code } = record;
  // A shopper who has chosen another way meanwhile will not pay this number.
  if (code !== undefined && order.deposit === null && circumstances.givenUp === null)
    return { act: 'await', code };
  const isOver = unpaidReason(order, record, circumstances) !== null;
  return isOver ? { act: 'settle', outcome: { kind: 'unpaid' }, alarm: null } : NOTHING;
}

/** How this payment is returned, because its order was cancelled; null if the shop does not do that by itself. */
export function returnOf(order: Order, { id }: Pick<PaymentRecord, 'id'>): ReturnAlarms | null {
  if (id === null || order.transactionId !== id || !isReturnedByShop(order)) return null;
  return order.cancelledFor === 'sold_out' ? SOLD_OUT : CANCELLED;
}

/** Whether another attempt has paid the order. */
function isPaidTwice(order: Order, { reference }: PaymentRecord): boolean {
  return isStanding(order.status) && isPaidByCard(order) && order.paymentReference !== reference;
}

/** Whether the order waits for the money of this very attempt; otherwise it is late. */
export function isWaitingFor(order: Order, { reference }: Pick<PaymentRecord, 'reference'>): boolean {
  const isWaiting = order.status === 'pending' || (isAwaited(order) && order.payment?.provider != null);
  return isWaiting && order.paymentReference === reference;
}

/** Why an attempt brought no money; null while it still may. */
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

/** Whether the session that a pending order waits for has ended at least `graceMs` ago. */
export function isSessionOver({ updatedAt }: Order, now: number, graceMs = 0): boolean {
  return now - Date.parse(updatedAt) > PAYMENT_SESSION_MS + graceMs;
}

function decidePaid(
  order: Order,
  record: PaymentRecord,
  { mode, isCertain }: Pick<Circumstances, 'mode' | 'isCertain'>,
): Decision {
  if (isWaitingFor(order, record)) {
    return settlePaid(order, record, isCertain && matches(order, record, mode) ? null : 'mismatch');
  }
  const isCurrent = order.paymentReference === record.reference;
  switch (order.status) {
    case 'cancelled':
    case 'failed':
      // Already counted, and the order was changed by the operator since; an unpaid order keeps no payment id.
      if (record.id !== null && order.transactionId === record.id) {
        const alarms = returnOf(order, record);
        return alarms === null ? NOTHING : { act: 'return', alarms };
      }
      return settlePaid(order, record, 'late');
    case 'pending-cart':
    case 'pending':
      return settlePaid(order, record, 'late');
    case 'processing':
    case 'on-hold':
    case 'completed':
    case 'refunded':
      if (isAwaited(order)) return settlePaid(order, record, 'late');
      if (isPaidByCard(order)) return decidePaidAgain(order, isCurrent, isCertain);
      return order.status === 'processing'
        ? settlePaid(order, record, 'cash_order')
        : { act: 'alarm', alarm: 'cash_order' };
  }
}

/** An order on hold raises its alarm again; it is deduplicated unless the first mail failed. */
function decidePaidAgain({ status }: Order, isCurrent: boolean, isCertain: boolean): Decision {
  if (!isCurrent) {
    return isCertain ? { act: 'return', alarms: PAID_TWICE } : { act: 'alarm', alarm: 'refund_failed' };
  }
  return status === 'on-hold' ? { act: 'alarm', alarm: 'held' } : NOTHING;
}

function settlePaid(order: Order, record: PaymentRecord, alarm: Alarm | null): Decision {
  const deposit = depositIn(order, record);
  return {
    act: 'settle',
    alarm,
    outcome: {
      kind: 'paid',
      status: alarm === null ? 'processing' : 'on-hold',
      transactionId: record.id ?? order.transactionId ?? record.reference,
      paymentReference: record.reference,
      ...(deposit === null ? {} : { deposit }),
    },
  };
}

/** Money that does not cover its order is a deposit, whatever it was meant for: the rest is still to be paid. */
function depositIn(order: Order, { amount, currency }: PaymentRecord): Deposit | null {
  if (amount === null || currency !== CURRENCY || amount >= orderTotal(order)) return null;
  return { due: order.deposit?.due ?? amount, paid: amount };
}

function matches(order: Order, record: PaymentRecord, mode: PaymentsPort['mode']): boolean {
  const total = orderTotal(order);
  const expected = order.deposit?.due ?? total;
  const isDue = record.amount === expected && expected <= total;
  return isDue && record.currency === CURRENCY && record.isTest === (mode === 'test');
}
