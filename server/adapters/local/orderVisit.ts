import type { Slot } from '../../../domain/branches/branch.js';
import type { Order } from '../../../domain/order/order.js';
import type { Settled } from '../../ports/orders.js';
import { withSlot } from '../../ports/shared/withSlot.js';
import type { Database } from '../../database/sql.js';
import { commit } from './commit.js';
import { requireOrder } from './orderRows.js';
import { changed, replacing } from './orderWrites.js';

/** See `OrdersPort.changeSlot`. */
export async function changeSlot(database: Database, order: Order, slot: Slot | null): Promise<Settled> {
  const after = changed(order, { delivery: withSlot(order.delivery, slot) });
  const isDone = await commit(database, replacing(order, after));
  return isDone ? { order: after, isDone } : { order: await requireOrder(database, order.id), isDone };
}
