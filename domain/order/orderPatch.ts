import type { Slot } from '../branches/branch.js';
import { ShopError } from '../core/errors.js';
import type { Confirmation } from '../confirmation/confirmation.js';
import type { Delivery, Order } from './order.js';
import type { OrderPayment } from '../payment/orderPayment.js';

/** What becomes known of a placed order; absent fields stay as they are. */
export interface OrderPatch {
  /** Another time for its appointment; null: it is given up. */
  slot?: Slot | null;
  confirmation?: Confirmation;
  payment?: OrderPayment;
}

/** The order with these changes. Throws `visit_fixed` for a slot without an appointment. */
export function patched(order: Order, { slot, ...changes }: OrderPatch): Order {
  const delivery = slot === undefined ? order.delivery : withSlot(order.delivery, slot);
  return { ...order, ...changes, delivery };
}

function withSlot(delivery: Delivery | null, slot: Slot | null): Delivery {
  if (delivery?.visit === undefined) throw new ShopError('visit_fixed');
  const { service, branch } = delivery.visit;
  const arrives = slot && { from: slot.date, to: slot.date };
  return { ...delivery, arrives, visit: { service, branch, slot } };
}
