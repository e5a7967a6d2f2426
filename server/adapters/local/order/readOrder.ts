import { ShopError } from '../../../../domain/core/errors.js';
import type { Order } from '../../../../domain/order/order.js';
import type { StepContext } from '../../../ports/order/office.js';
import type { Reader } from '../../../database/sql/sql.js';
import { requireOrder } from './orderRows.js';

/** Throws `order_not_found` and `order_changed`. */
export async function readVersion(
  reader: Reader,
  id: number,
  { version }: Pick<StepContext, 'version'>,
): Promise<Order> {
  const order = await readOrder(reader, id);
  if (version !== undefined && order.updatedAt !== version) throw new ShopError('order_changed');
  return order;
}

/** Throws `order_not_found`. */
export async function readOrder(reader: Reader, id: number): Promise<Order> {
  const order = await requireOrder(reader, id);
  if (order.status === 'pending-cart') throw new ShopError('order_not_found');
  return order;
}
