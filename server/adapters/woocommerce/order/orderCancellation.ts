import type { CancelReason, Order } from '../../../../domain/order/order.js';
import { isToCancel } from '../../../ports/shared/orderChecks.js';
import type { Settled } from '../../../ports/order/orders.js';
import { ORDER_META } from './orderMapping.js';
import type { OrdersContext } from './orderWrites.js';

/** For the operator, in the order's notes. */
const NOTES: Record<CancelReason, string> = {
  customer: 'Cancelled by the customer.',
  shop: 'Cancelled by the shop.',
  unconfirmed: 'Cancelled because the customer did not confirm it.',
  unpaid: 'Cancelled because its money did not come in time.',
  sold_out: 'Cancelled because its last pieces were sold while it was paid. The money is returned.',
};

/** See `OrdersPort.cancelOrder`. WooCommerce itself returns the stock that it has reduced, once. */
export async function cancelOrder(
  context: OrdersContext,
  order: Order,
  reason: CancelReason,
): Promise<Settled> {
  if (!isToCancel(order)) return { order, isDone: false };
  const { current, isUnchanged } = await readUnchanged(context, order);
  if (!isUnchanged) return { order: current, isDone: false };
  const cancelled = await context.store.update(current, {
    status: 'cancelled',
    meta_data: [{ key: ORDER_META.cancelledFor, value: reason }],
  });
  await noteCancelled(context, cancelled, reason);
  return { order: cancelled, isDone: true };
}

/** Tells the operator why an order is cancelled; a failure is only reported. */
export function noteCancelled(context: OrdersContext, { id }: Order, reason: CancelReason): Promise<void> {
  return context.orReport(`Order ${id} is cancelled without a note`, () =>
    context.store.addNote(id, NOTES[reason]),
  );
}

/**
 * Reads an order again directly before a write that must not overwrite an operator's change, because WooCommerce has no
 * conditional write; the customer's lock excludes other writes of this shop.
 */
export async function readUnchanged(
  { store }: Pick<OrdersContext, 'store'>,
  order: Order,
): Promise<{ current: Order; isUnchanged: boolean }> {
  const { order: current, status } = await store.requireAsIs(order.id);
  return { current, isUnchanged: status === order.status && current.updatedAt === order.updatedAt };
}
