import type { Slot } from '../../../../domain/branches/branch.js';
import type { Order } from '../../../../domain/order/order.js';
import type { Settled } from '../../../ports/orders.js';
import { withSlot } from '../../../ports/shared/withSlot.js';
import { readUnchanged } from './orderCancellation.js';
import { deliveryMeta } from './orderDelivery.js';
import type { OrdersContext } from './orderWrites.js';

/** See `OrdersPort.changeSlot`; the operator finds the change in the order's notes. */
export async function changeSlot(context: OrdersContext, order: Order, slot: Slot | null): Promise<Settled> {
  const delivery = withSlot(order.delivery, slot);
  const { current, isUnchanged } = await readUnchanged(context, order);
  if (!isUnchanged) return { order: current, isDone: false };
  const changed = await context.store.update(current, { meta_data: deliveryMeta(order.delivery, delivery) });
  await context.orReport(`Order ${order.id} has no note about its appointment`, () =>
    context.store.addNote(order.id, noteOf(slot)),
  );
  return { order: changed, isDone: true };
}

function noteOf(slot: Slot | null): string {
  return slot === null
    ? 'The customer gave up the appointment.'
    : `The customer moved the appointment to ${slot.date} ${slot.from}-${slot.to}.`;
}
