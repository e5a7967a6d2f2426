import { isAwaited, type Order, type OrderPayment } from '../../../../domain/order/order.js';
import type { Settled } from '../../../ports/orders.js';
import { readUnchanged } from './orderCancellation.js';
import { paymentMeta } from './orderPayment.js';
import type { OrderStore } from './orderStore.js';
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

/** WooCommerce ignores `meta_key`, so that all orders on hold are read; oldest first. */
export async function listAwaited(store: OrderStore): Promise<Order[]> {
  const held = await store.list({ status: 'on-hold' });
  return held.filter(isAwaited).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** See `OrdersPort.listOpen`. */
export async function listOpen(store: OrderStore): Promise<Order[]> {
  const lists = await Promise.all(['processing', 'on-hold'].map((status) => store.list({ status })));
  return lists.flat().toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}
