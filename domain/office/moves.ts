import type { Visit } from '../branches/branch.js';
import type { Piastres } from '../core/money.js';
import { isCancellable } from '../order/cancellable.js';
import { isUnconfirmed } from '../confirmation/confirmation.js';
import { isPaidByCard, received } from '../order/deposit.js';
import { isAwaited, type Order, type Shipment } from '../order/order.js';

/** What the operator of the embedded shop does with an order. */
export type Move =
  | { act: 'approve' | 'paid' | 'confirm' | 'deliver' | 'cancel' }
  /** Without an amount, everything that is left. The customer reads the reason. */
  | { act: 'refund'; amount: Piastres | null; reason: string | null }
  /** Also corrects the carrier or number of an order that was sent. */
  | { act: 'send'; shipment: Shipment };

/** In the order in which an order usually goes through them. */
const ACTS = ['confirm', 'paid', 'approve', 'send', 'deliver', 'refund', 'cancel'] as const;

/** Whether an order is in a state for this move. */
export function isAllowed(order: Order, move: Move): boolean {
  const { status, delivery, confirmation } = order;
  switch (move.act) {
    case 'approve':
      return status === 'on-hold' && !isAwaited(order);
    case 'paid':
      return isAwaited(order);
    case 'confirm':
      return (status === 'processing' || status === 'on-hold') && isUnconfirmed(confirmation);
    case 'send':
      return status === 'processing' && delivery?.isPickup !== true;
    case 'deliver':
      return status === 'processing';
    case 'cancel':
      return status === 'processing' || status === 'on-hold';
    case 'refund':
      if (move.amount !== null && (move.amount <= 0 || move.amount > refundable(order))) return false;
      return status === 'completed' || (status === 'cancelled' && hasMoney(order, move.amount));
  }
}

/** Whether a delivery of an order can be ordered from the carrier. */
export function isBookable(order: Order): boolean {
  const { shipment, billing } = order;
  return isAllowed(order, { act: 'send', shipment: PROBE }) && shipment === null && billing !== null;
}

/** The moves that an order is in a state for. */
export function allowedActs(order: Order): Move['act'][] {
  return ACTS.filter((act) => examplesOf(act, order).some((move) => isAllowed(order, move)));
}

/** Whether the money of a cancelled order had come, or may have, and goes back. */
export function owesMoney(order: Order): boolean {
  return order.status === 'cancelled' && hasMoney(order, order.payment?.proof == null ? null : 1);
}

/** The appointment of an order that the operator can move; null if there is none. */
export function movableVisit(order: Order): Visit | null {
  return isCancellable(order) ? (order.delivery?.visit ?? null) : null;
}

/** What can still be returned to the customer. */
export function refundable(order: Order): Piastres {
  return Math.max(0, received(order) - order.refunded);
}

/** Whether an order that is paid later has been noted as paid, or may have been before there was a deadline. */
export function isPaidLater({ paymentMethod, payment }: Pick<Order, 'paymentMethod' | 'payment'>): boolean {
  return paymentMethod === 'later' && payment?.until == null;
}

/** Of a transfer that nobody has noted as paid, the operator must say how much of it came. */
function hasMoney(order: Order, amount: Piastres | null): boolean {
  if (order.paymentMethod === 'later') return isPaidLater(order) || amount !== null;
  return isPaidByCard(order) && order.transactionId !== null;
}

const PROBE: Shipment = { carrier: '-', number: null };

function examplesOf(act: Move['act'], order: Order): Move[] {
  if (act === 'send') return [{ act, shipment: PROBE }];
  if (act !== 'refund') return [{ act }];
  return [null, refundable(order)].map((amount) => ({ act, amount, reason: null }));
}
