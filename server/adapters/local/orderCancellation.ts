import type { CancelReason, Order } from '../../../domain/order/order.js';
import type { Settled } from '../../ports/orders.js';
import { requireCancellable } from '../../ports/shared/orderChecks.js';
import type { Database } from '../../database/sql.js';
import { commit } from './commit.js';
import { requireOrder } from './orderRows.js';
import { changed, replacing } from './orderWrites.js';
import { returnStock } from './stock.js';

/** See `OrdersPort.cancelOrder`; order and stock change in one transaction. */
export async function cancelOrder(database: Database, order: Order, reason: CancelReason): Promise<Settled> {
  if (order.status === 'cancelled') return { order, isDone: false };
  requireCancellable(order);
  const after = changed(order, { status: 'cancelled', cancelledFor: reason });
  const isDone = await commit(database, [...replacing(order, after), ...returnStock(order)]);
  return isDone ? { order: after, isDone } : { order: await requireOrder(database, order.id), isDone };
}
