import { isAllowed, type Move, refundable } from '../../../../domain/office/moves.js';
import type { Order, OrderStatus } from '../../../../domain/order/order.js';
import type { StepContext } from '../../../ports/order/office.js';
import type { RecordReader } from '../../../ports/shared/records/recordReader.js';
import { recordStep } from '../../../database/records/orderSteps.js';
import type { Database, Reader, Statement } from '../../../database/sql/sql.js';
import { commit } from './commit.js';
import { cancelOrder } from './orderCancellation.js';
import { addRefund } from './orderNotes.js';
import { hasTakenStock, loadOrders } from './orderRows.js';
import { readVersion } from './readOrder.js';
import { changed, replacing } from './orderWrites.js';
import { requireInStock, takeStock } from './stock.js';

/** See `OfficePort.move`. Each move tells the customer by a notice in the same transaction. */
export async function moveOrder(
  database: Database,
  id: number,
  move: Move,
  context: StepContext,
): Promise<Order | null> {
  for (;;) {
    const order = await readVersion(database, id, context);
    if (!isAllowed(order, move)) return null;
    const after = await carryOut(database, order, move, [recordStep(id, move, context)]);
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

/** null on a version conflict. */
async function carryOut(
  database: Database,
  order: Order,
  move: Move,
  recorded: readonly Statement[],
): Promise<Order | null> {
  const write = async (changes: Partial<Order>, also: readonly Statement[] = []) => {
    const after = changed(order, changes);
    return (await commit(database, [...replacing(order, after), ...also, ...recorded])) ? after : null;
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
      const { order: after, isDone } = await cancelOrder(database, order, 'shop', recorded);
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
  write: (changes: Partial<Order>, also?: readonly Statement[]) => Promise<Order | null>,
): Promise<Order | null> {
  const isTaken = await hasTakenStock(database, order.id);
  const after = await write({ status: 'processing' }, isTaken ? [] : takeStock(order));
  if (after === null && !isTaken) await requireInStock(database, order.items);
  return after;
}
