import { ShopError } from '../../../../domain/core/errors.js';
import type { Order } from '../../../../domain/order/order.js';
import { type Awaited, isListed, type OrderFilter } from '../../../../domain/order/orderFilter.js';
import { withoutBuyer } from '../../../../domain/order/withoutBuyer.js';
import type { OrdersPort } from '../../../ports/order/orders.js';
import type { RecordReader } from '../../../ports/shared/records/recordReader.js';
import type { OnCommit } from '../../../ports/records/state.js';
import { cancelOrder } from './orderCancellation.js';
import { forgetNotes, readNotes } from './orderNotes.js';
import { settlePayment } from './orderSettlement.js';
import { violatedUnique } from '../../../database/connection/database.js';
import { type Database, expecting, type SqlValue } from '../../../database/sql/sql.js';
import { changeTime, commit, unchanged } from './commit.js';
import { findOrder, loadOrders, requireOrder } from './orderRows.js';
import { changed, patchOrder, replacing } from './orderWrites.js';

/**
 * Orders in the database, one row each. A write is one batch that also completes the request. It is a compare-and-set
 * on the row's version, so it stays correct even if a lock was lost.
 */
export function localOrders(database: Database, records: RecordReader): OrdersPort {
  return {
    listOrders: (filter) => listOrders(database, records, filter),
    getOrder: (id) => findOrder(database, records, 'id = ?', [id]),
    changeOwner: (order, customerId) => changeOwner(database, order, customerId),
    settlePayment: (order, settlement) => settlePayment(database, order, settlement),
    cancelOrder: (order, reason) => cancelOrder(database, order, reason),
    patchOrder: (order, patch) => patchOrder(database, order, patch),
    readNotes: ({ id }) => readNotes(database, records, id),
    forgetBuyer: (order) => forgetBuyer(database, order),
    deleteOrders: (ids, onCommit) => deleteOrders(database, ids, onCommit),
  };
}

async function forgetBuyer(database: Database, order: Order): Promise<void> {
  if (order.billing === null) return;
  const after = changed(order, { billing: withoutBuyer(order.billing) });
  const isDone = await commit(database, [...replacing(order, after), forgetNotes(order.id)]);
  if (!isDone) await forgetBuyer(database, await requireOrder(database, order.id));
}

async function listOrders(database: Database, records: RecordReader, filter: OrderFilter): Promise<Order[]> {
  const orders = await loadOrders(database, records, ...conditionOf(filter));
  return orders.filter((order) => isListed(order, filter));
}

function conditionOf(filter: OrderFilter): [condition: string, args: SqlValue[]] {
  if (!('statuses' in filter)) return [WAITING[filter.waitingFor], []];
  const { statuses, customerId, changedSince } = filter;
  const terms = new Map<string, SqlValue>([
    ['status IN (SELECT value FROM json_each(?))', JSON.stringify(statuses)],
  ]);
  if (customerId !== undefined) terms.set('customer_id = ?', customerId);
  if (changedSince !== undefined) terms.set('updated_at >= ?', changedSince.toISOString());
  return [[...terms.keys()].join(' AND '), [...terms.values()]];
}

/** Each has an index of its own. */
const WAITING: Record<Awaited, string> = {
  card: "status = 'pending' AND payment_reference IS NOT NULL",
  money: "status = 'on-hold' AND payment_method = 'later'",
  confirmation: "status = 'processing' AND (confirmation LIKE 'waiting%' OR confirmation LIKE 'reminded%')",
};

/** On a version conflict, the current order is given away. */
async function changeOwner(database: Database, known: Order, customerId: number): Promise<boolean> {
  for (let order = known; ; order = await requireOrder(database, known.id)) {
    const owner = {
      sql: 'UPDATE orders SET customer_id = ?, updated_at = ? WHERE id = ?',
      args: [customerId, changeTime(order.updatedAt), order.id],
    };
    try {
      if (await commit(database, [unchanged('orders', order.id, order.updatedAt), owner])) return true;
    } catch (error) {
      if (violatedUnique(error) === 'orders.customer_id') return false;
      throw error;
    }
  }
}

async function deleteOrders(
  database: Database,
  ids: readonly number[],
  onCommit: OnCommit<readonly number[]>,
): Promise<void> {
  const these = 'id IN (SELECT value FROM json_each(?))';
  const list = JSON.stringify(ids);
  const isDone = await commit(
    database,
    [
      expecting(`(SELECT count(*) FROM orders WHERE ${these}) = ?`, [list, ids.length]),
      { sql: `DELETE FROM orders WHERE ${these}`, args: [list] },
    ],
    onCommit?.(ids),
  );
  if (!isDone) throw new ShopError('order_not_found');
}
