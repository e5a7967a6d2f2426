import type { CancelReason, Order } from '../../../../domain/order/order.js';
import { requireCancellable } from '../../../ports/shared/orderChecks.js';
import type { Settled } from '../../../ports/orders.js';
import { ORDER_META } from './orderMapping.js';
import type { OrdersContext } from './orderWrites.js';

/** For the operator, in the order's notes. */
const NOTES: Record<CancelReason, string> = {
  customer: 'Cancelled by the customer.',
  shop: 'Cancelled by the shop.',
  unconfirmed: 'Cancelled because the customer did not confirm it.',
};

/**
 * See `OrdersPort.cancelOrder`. WooCommerce itself returns the stock that it has reduced, once. It has no conditional
 * write, so the order is read again right before; the customer's lock excludes other writes of this shop.
 */
export async function cancelOrder(
  context: OrdersContext,
  order: Order,
  reason: CancelReason,
): Promise<Settled> {
  if (order.status === 'cancelled') return { order, isDone: false };
  requireCancellable(order);
  const { order: current, status } = await context.store.requireAsIs(order.id);
  const isUnchanged = status === order.status && current.updatedAt === order.updatedAt;
  if (!isUnchanged) return { order: current, isDone: false };
  const cancelled = await context.store.update(current, {
    status: 'cancelled',
    meta_data: [{ key: ORDER_META.cancelledFor, value: reason }],
  });
  await context.orReport(`Order ${order.id} is cancelled without a note`, () =>
    context.store.addNote(order.id, NOTES[reason]),
  );
  return { order: cancelled, isDone: true };
}
