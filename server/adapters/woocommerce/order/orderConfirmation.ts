import type { Confirmation } from '../../../../domain/order/confirmation.js';
import type { Order } from '../../../../domain/order/order.js';
import type { Settled } from '../../../ports/orders.js';
import { confirmationText } from '../../../ports/shared/confirmationText.js';
import { readUnchanged } from './orderCancellation.js';
import { ORDER_META } from './orderMapping.js';
import type { OrdersContext } from './orderWrites.js';

/** See `OrdersPort.keepConfirmation`. */
export async function keepConfirmation(
  context: OrdersContext,
  order: Order,
  confirmation: Confirmation,
): Promise<Settled> {
  const { current, isUnchanged } = await readUnchanged(context, order);
  if (!isUnchanged) return { order: current, isDone: false };
  const kept = await context.store.update(current, {
    meta_data: [{ key: ORDER_META.confirmation, value: confirmationText(confirmation) }],
  });
  const note = noteOf(confirmation);
  if (note !== null) {
    await context.orReport(`Order ${order.id} has no note about its confirmation`, () =>
      context.store.addNote(order.id, note),
    );
  }
  return { order: kept, isDone: true };
}

/** For the operator, in the order's notes. */
function noteOf({ state, detail }: Confirmation): string | null {
  switch (state) {
    case 'waiting':
      return null;
    case 'reminded':
      return 'The customer was reminded to confirm the order.';
    case 'unreachable':
      return 'No message reached the customer, so the order is not cancelled by itself: please call.';
    case 'confirmed':
      return `Confirmed by the customer (${detail === 'whatsapp' ? 'WhatsApp' : 'code'}).`;
  }
}
