import type { Confirmation } from '../../../domain/order/confirmation.js';
import type { Order } from '../../../domain/order/order.js';
import type { Settled } from '../../ports/orders.js';
import type { Database } from '../../database/sql.js';
import { commit } from './commit.js';
import { requireOrder } from './orderRows.js';
import { changed, replacing } from './orderWrites.js';

/** See `OrdersPort.keepConfirmation`. */
export async function keepConfirmation(
  database: Database,
  order: Order,
  confirmation: Confirmation,
): Promise<Settled> {
  const after = changed(order, { confirmation });
  const isDone = await commit(database, replacing(order, after));
  return isDone ? { order: after, isDone } : { order: await requireOrder(database, order.id), isDone };
}
