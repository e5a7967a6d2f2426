import type { Slot } from '../../../../domain/branches/branch.js';
import type { Confirmation } from '../../../../domain/confirmation/confirmation.js';
import type { Order } from '../../../../domain/order/order.js';
import type { OrderPayment } from '../../../../domain/payment/orderPayment.js';
import { type OrderPatch, patched } from '../../../../domain/order/orderPatch.js';
import type { Settled } from '../../../ports/order/orders.js';
import { confirmationText } from '../../../ports/shared/confirmationText.js';
import { readUnchanged } from './orderCancellation.js';
import { deliveryMeta } from './orderDelivery.js';
import { ORDER_META } from './orderMapping.js';
import { paymentMeta } from './orderPayment.js';
import type { OrdersContext } from './orderWrites.js';

/** See `OrdersPort.patchOrder`; the operator finds the change in the order's notes. */
export async function patchOrder(context: OrdersContext, order: Order, patch: OrderPatch): Promise<Settled> {
  const { delivery } = patched(order, patch);
  const { current, isUnchanged } = await readUnchanged(context, order);
  if (!isUnchanged) return { order: current, isDone: false };
  const { slot, confirmation, payment } = patch;
  const after = await context.store.update(current, {
    meta_data: [
      ...(slot === undefined ? [] : deliveryMeta(order.delivery, delivery)),
      ...(confirmation === undefined
        ? []
        : [{ key: ORDER_META.confirmation, value: confirmationText(confirmation) }]),
      ...(payment === undefined ? [] : paymentMeta(current.payment, payment)),
    ],
  });
  for (const [subject, note] of Object.entries(notesOf(current, patch))) {
    if (note === null) continue;
    await context.orReport(`Order ${order.id} has no note about its ${subject}`, () =>
      context.store.addNote(order.id, note),
    );
  }
  return { order: after, isDone: true };
}

/** For the operator, in the order's notes, by what has changed; null: not worth one. */
function notesOf(before: Order, { slot, confirmation, payment }: OrderPatch): Record<string, string | null> {
  return {
    appointment: slot === undefined ? null : slotNote(slot),
    confirmation: confirmation === undefined ? null : confirmationNote(confirmation),
    payment: payment === undefined ? null : proofNote(before.payment, payment),
  };
}

function slotNote(slot: Slot | null): string {
  return slot === null
    ? 'The customer gave up the appointment.'
    : `The customer moved the appointment to ${slot.date} ${slot.from}-${slot.to}.`;
}

function confirmationNote({ state, detail }: Confirmation): string | null {
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

function proofNote(before: OrderPayment | null, { proof }: OrderPayment): string | null {
  if (proof === null || proof.at === before?.proof?.at) return null;
  const words = [proof.text, proof.photo].filter((each) => each !== null).join(' · ');
  return `The customer writes that they have paid: ${words}`;
}
