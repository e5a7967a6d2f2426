import type { CancelReason, Order } from '../../../../domain/order/order.js';
import type { Settled } from '../../../ports/order/orders.js';
import { isToCancel } from '../../../ports/shared/orderChecks.js';
import type { Database, Statement } from '../../../database/sql/sql.js';
import { changed, replaceAsRead } from './orderWrites.js';
import { returnStock } from './stock.js';

/** See `OrdersPort.cancelOrder`; order and stock change in one transaction, in which other statements can take part. */
export async function cancelOrder(
  database: Database,
  order: Order,
  reason: CancelReason,
  also: readonly Statement[] = [],
): Promise<Settled> {
  if (!isToCancel(order)) return { order, isDone: false };
  const after = changed(order, { status: 'cancelled', cancelledFor: reason });
  return replaceAsRead(database, order, after, [...returnStock(order), ...also]);
}
