import { ShopError } from '../../../domain/core/errors.js';
import { type Confirmation, isUnconfirmed } from '../../../domain/confirmation/confirmation.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { ordersLock } from '../../ports/records/state.js';

/**
 * Changes the confirmation of an order in progress that is not confirmed yet. Returns the order as it is now; null if it
 * does not exist any more.
 */
export function changeConfirmation(
  backend: Backend,
  known: Pick<Order, 'id' | 'customerId'>,
  confirmation: Confirmation,
): Promise<Order | null> {
  return withOrder(backend, known, async (order) => {
    const isOpen = order.status === 'processing' || order.status === 'on-hold';
    if (!isOpen || !isUnconfirmed(order.confirmation)) return order;
    return (await backend.store.orders.patchOrder(order, { confirmation })).order;
  });
}

/** Runs the work with the order as read under its customer's lock; null if it does not exist any more. */
export function withOrder<T>(
  { store, state }: Backend,
  { id, customerId }: Pick<Order, 'id' | 'customerId'>,
  work: (order: Order) => Promise<T>,
): Promise<T | null> {
  return state.withLocks([ordersLock(customerId)], async () => {
    const order = await store.orders.getOrder(id);
    // Given to another account, which has another lock, while this waited: the next try finds it there.
    if (order !== null && order.customerId !== customerId) throw new ShopError('busy');
    return order === null ? null : work(order);
  });
}
