import type { Slot } from '../../../domain/branches/branch.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Delivery } from '../../../domain/order/order.js';

/** The delivery with the appointment at another time, or at none. Throws `visit_fixed` without an appointment. */
export function withSlot(delivery: Delivery | null, slot: Slot | null): Delivery {
  if (delivery?.visit === undefined) throw new ShopError('visit_fixed');
  const { service, branch } = delivery.visit;
  const arrives = slot && { from: slot.date, to: slot.date };
  return { ...delivery, arrives, visit: { service, branch, slot } };
}
