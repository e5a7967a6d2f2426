import { ShopError } from '../../../domain/core/errors.js';
import type { Piastres } from '../../../domain/core/money.js';
import { isPaidByCard, received } from '../../../domain/order/deposit.js';
import { isUnconfirmed } from '../../../domain/order/confirmation.js';
import { isAwaited, type Order, type OrderStatus, type Shipment } from '../../../domain/order/order.js';
import type { RecordReader } from '../../ports/shared/records/recordReader.js';
import type { Database, Reader } from '../../database/sql.js';
import { commit } from './commit.js';
import { cancelOrder } from './orderCancellation.js';
import { addRefund } from './orderNotes.js';
import { hasTakenStock, loadOrders, requireOrder } from './orderRows.js';
import { changed, replacing } from './orderWrites.js';
import { requireInStock, takeStock } from './stock.js';

/** What the operator of the embedded shop does with an order. */
export type Move =
  | { act: 'approve' | 'paid' | 'confirm' | 'deliver' | 'cancel' }
  /** Without an amount, everything that is left. The customer reads the reason. */
  | { act: 'refund'; amount: Piastres | null; reason: string | null }
  /** Also corrects the carrier or number of an order that was sent. */
  | { act: 'send'; shipment: Shipment };

/**
 * Moves an order on; each move tells the customer by a notice in the same transaction. Returns the order, or null if it
 * is not in a state for this move. Throws `order_not_found`, and `insufficient_stock` for the approval of an order whose
 * stock was not reduced.
 */
export async function moveOrder(database: Database, id: number, move: Move): Promise<Order | null> {
  for (;;) {
    const order = await readOrder(database, id);
    if (!isAllowed(order, move)) return null;
    const after = await carryOut(database, order, move);
    if (after !== null) return after;
  }
}

/** The readable orders with these statuses, newest first. */
export function listOrders(
  reader: Reader,
  records: RecordReader,
  statuses: readonly OrderStatus[],
  limit: number,
): Promise<Order[]> {
  const args = [JSON.stringify(statuses)];
  return loadOrders(reader, records, 'status IN (SELECT value FROM json_each(?))', args, limit);
}

/** What can still be returned to the customer. */
export function refundable(order: Order): Piastres {
  return Math.max(0, received(order) - order.refunded);
}

/** Whether an order that is paid later has been noted as paid, or may have been before there was a deadline. */
export function isPaidLater({ paymentMethod, payment }: Pick<Order, 'paymentMethod' | 'payment'>): boolean {
  return paymentMethod === 'later' && payment?.until == null;
}

function isAllowed(order: Order, move: Move): boolean {
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

/** Of a transfer that nobody has noted as paid, the operator must say how much of it came. */
function hasMoney(order: Order, amount: Piastres | null): boolean {
  if (order.paymentMethod === 'later') return isPaidLater(order) || amount !== null;
  return isPaidByCard(order) && order.transactionId !== null;
}

/** null on a version conflict. */
async function carryOut(database: Database, order: Order, move: Move): Promise<Order | null> {
  const write = async (changes: Partial<Order>, also: Parameters<typeof commit>[1] = []) => {
    const after = changed(order, changes);
    return (await commit(database, [...replacing(order, after), ...also])) ? after : null;
  };
  switch (move.act) {
    case 'approve':
      return approve(database, order, write);
    case 'paid': {
      const payment = order.payment && { ...order.payment, until: null };
      return approve(database, order, (changes, also) => write({ ...changes, payment }, also));
    }
    case 'confirm':
      return write({ confirmation: { state: 'confirmed', at: new Date().toISOString(), detail: 'shop' } });
    case 'send':
      return write({ shipment: move.shipment });
    case 'deliver':
      return write({ status: 'completed', completedAt: new Date().toISOString() });
    case 'cancel': {
      const { order: after, isDone } = await cancelOrder(database, order, 'shop');
      return isDone ? after : null;
    }
    case 'refund': {
      const left = refundable(order);
      const { amount, reason } = { ...move, amount: move.amount ?? left };
      const refund = { amount, reason, at: new Date().toISOString() };
      const isWhole = amount === left;
      const refunds = [...order.refunds, { id: order.refunds.length + 1, amount }];
      const changes = {
        ...(amount === 0 ? {} : { refunded: order.refunded + amount, refunds }),
        ...(isWhole ? { status: 'refunded' as const } : {}),
      };
      return write(changes, amount === 0 ? [] : [addRefund(order.id, refund)]);
    }
  }
}

/** An order on hold has reduced its stock unless it was short when it was paid. */
async function approve(
  database: Database,
  order: Order,
  write: (changes: Partial<Order>, also?: ReturnType<typeof takeStock>) => Promise<Order | null>,
): Promise<Order | null> {
  const isTaken = await hasTakenStock(database, order.id);
  const after = await write({ status: 'processing' }, isTaken ? [] : takeStock(order));
  if (after === null && !isTaken) await requireInStock(database, order.items);
  return after;
}

/** Throws `order_not_found`. */
export async function readOrder(reader: Reader, id: number): Promise<Order> {
  const order = await requireOrder(reader, id);
  if (order.status === 'pending-cart') throw new ShopError('order_not_found');
  return order;
}
