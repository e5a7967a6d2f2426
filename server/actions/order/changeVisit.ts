import { slotStart } from '../../../domain/branches/slots.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { WireOrder } from '../../../domain/order/wireOrder.js';
import type { Backend } from '../../ports/backend.js';
import { notifyCustomer } from '../outbox/notifyCustomer.js';
import { ownersOrder } from './orders.js';
import { recordChange, withPlace } from '../branches/bookings.js';
import { chooseSlot } from '../checkout/slots.js';
import { isVisitChangeable } from '../branches/visitOf.js';

interface VisitChange {
  orderId: number;
  /** Start of the new appointment, `2026-11-25T10:00`; null: it is given up. */
  slot: string | null;
}

/**
 * Moves or gives up the appointment of the caller's order, until the evening before. The new place is taken before the
 * order is changed, and the old one freed after it; the customer gets a letter. A repeated request returns the order. Throws `order_not_found`,
 * `visit_fixed`, `slot_taken` and `branch_closed`. The caller must hold the customer's lock.
 */
export async function changeVisit(
  backend: Backend,
  caller: Caller,
  { orderId, slot: start }: VisitChange,
): Promise<WireOrder> {
  const customerId = requireCustomer(caller);
  const { orders } = backend.store;
  const order = await orders.getOrder(orderId);
  if (order?.customerId !== customerId) throw new ShopError('order_not_found');
  const visit = order.delivery?.visit;
  if (visit === undefined) throw new ShopError('visit_fixed');
  if (start === (visit.slot && slotStart(visit.slot))) {
    // The earlier request may have ended before the other place was freed.
    await recordChange(backend, order, order);
    return ownersOrder(backend, order);
  }
  if (!isVisitChangeable(order, Date.now())) throw new ShopError('visit_fixed');
  const wanted = start === null ? { ...visit, slot: null } : await chooseSlot(backend, visit, start);
  const { order: after, isDone } = await withPlace(backend, order, wanted, () =>
    orders.patchOrder(order, { slot: wanted.slot }),
  );
  await recordChange(backend, order, after);
  if (!isDone) throw new ShopError('order_not_open');
  notifyCustomer(backend, order, after);
  return ownersOrder(backend, after);
}
