import type { Order, OrderPayment } from '../../../../domain/order/order.js';
import type { Settled } from '../../../ports/orders.js';
import { readUnchanged } from './orderCancellation.js';
import { paymentMeta } from './orderPayment.js';
import type { OrdersContext } from './orderWrites.js';

/** See `OrdersPort.keepPayment`. */
export async function keepPayment(
  context: OrdersContext,
  order: Order,
  payment: OrderPayment,
): Promise<Settled> {
  const { current, isUnchanged } = await readUnchanged(context, order);
  if (!isUnchanged) return { order: current, isDone: false };
  const kept = await context.store.update(current, { meta_data: paymentMeta(current.payment, payment) });
  const { proof } = payment;
  if (proof !== null && proof.at !== current.payment?.proof?.at) {
    const words = [proof.text, proof.photo].filter((each) => each !== null).join(' · ');
    await context.orReport(`Order ${order.id} has no note about its payment`, () =>
      context.store.addNote(order.id, `The customer writes that they have paid: ${words}`),
    );
  }
  return { order: kept, isDone: true };
}
