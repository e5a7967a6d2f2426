import type { Order, OrderPayment } from '../../../domain/order/order.js';
import type { Settled } from '../../ports/orders.js';
import type { Database } from '../../database/sql.js';
import { commit } from './commit.js';
import { requireOrder } from './orderRows.js';
import { changed, replacing } from './orderWrites.js';

/** See `OrdersPort.keepPayment`. */
export async function keepPayment(database: Database, order: Order, payment: OrderPayment): Promise<Settled> {
  const after = changed(order, { payment });
  const isDone = await commit(database, replacing(order, after));
  return isDone ? { order: after, isDone } : { order: await requireOrder(database, order.id), isDone };
}
