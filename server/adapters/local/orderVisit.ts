import type { Slot } from '../../../domain/branches/branch.js';
import type { Order } from '../../../domain/order/order.js';
import type { Settled } from '../../ports/orders.js';
import { withSlot } from '../../ports/shared/withSlot.js';
import type { Database, Statement } from '../../database/sql.js';
import { commit } from './commit.js';
import { requireOrder } from './orderRows.js';
import { changed, replacing } from './orderWrites.js';

/** See `OrdersPort.changeSlot`; other statements can take part in the transaction. */
export async function changeSlot(
  database: Database,
  order: Order,
  slot: Slot | null,
  also: readonly Statement[] = [],
): Promise<Settled> {
  const after = changed(order, { delivery: withSlot(order.delivery, slot) });
  const isDone = await commit(database, [...replacing(order, after), ...also]);
  return isDone ? { order: after, isDone } : { order: await requireOrder(database, order.id), isDone };
}
