import { noticesOfChange } from '../../../../domain/order/notices.js';
import type { Order } from '../../../../domain/order/order.js';
import { type OrderPatch, patched } from '../../../../domain/order/orderPatch.js';
import type { DeliveryAtCost, Settled } from '../../../ports/order/orders.js';
import { queueStatements } from '../../../database/records/notices.js';
import { noticesOfOrder } from '../../../ports/shared/noticesOfOrder.js';
import type { Database, Statement } from '../../../database/sql/sql.js';
import { changeTime, commit, unchanged } from './commit.js';
import { requireOrder, updateOrder } from './orderRows.js';

/** The fields of an order that tell how it is delivered. */
export function deliveredBy({
  cost,
  ...delivery
}: DeliveryAtCost): Pick<Order, 'delivery' | 'shippingTotal'> {
  return { delivery, shippingTotal: cost };
}

/** The order with these changes. */
export function changed(order: Order, changes: Partial<Order>): Order {
  return { ...order, ...changes, updatedAt: changeTime(order.updatedAt) };
}

/** Statements that replace an order and queue notices of the change, and fail on a version conflict. */
export function replacing(before: Order, after: Order): Statement[] {
  const notices = noticesOfOrder(after, noticesOfChange(before, after));
  return [
    unchanged('orders', before.id, before.updatedAt),
    updateOrder(after),
    ...(notices.length === 0 ? [] : queueStatements(notices, Date.now())),
  ];
}

/** Replaces an order as read, together with other statements; if it has changed since, nothing is done. */
export async function replaceAsRead(
  database: Database,
  before: Order,
  after: Order,
  also: readonly Statement[] = [],
): Promise<Settled> {
  const isDone = await commit(database, [...replacing(before, after), ...also]);
  return { order: isDone ? after : await requireOrder(database, before.id), isDone };
}

/** See `OrdersPort.patchOrder`. */
export function patchOrder(
  database: Database,
  order: Order,
  patch: OrderPatch,
  also: readonly Statement[] = [],
): Promise<Settled> {
  return replaceAsRead(database, order, changed(order, patched(order, patch)), also);
}
