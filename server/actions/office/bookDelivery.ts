import { ShopError } from '../../../domain/core/errors.js';
import { isBookable } from '../../../domain/office/moves.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { OfficePort, StepContext } from '../../ports/order/office.js';
import { ordersLock } from '../../ports/records/state.js';
import { areaNamed, parcelOf } from './carrierParcel.js';

interface Booking {
  office: OfficePort;
  before: Order;
  /** Id or name of an area of the carrier; empty: as the customer has written it. */
  area: string;
  context: StepContext;
}

/**
 * Orders the delivery from the carrier, and notes the order as sent. Pressed again after a lost answer, it finds the
 * delivery that was ordered. Throws `step_not_possible`, `order_changed`, `carrier_refused`, `carrier_unavailable`, and
 * `invalid_fields` for an area where the carrier does not deliver.
 */
export async function bookDelivery(
  backend: Backend,
  { office, before, area, context }: Booking,
): Promise<Order> {
  const { carrier, state, store } = backend;
  if (carrier === null || !isBookable(before)) throw new ShopError('step_not_possible');
  return state.withLocks([ordersLock(before.customerId)], async () => {
    const order = await store.orders.getOrder(before.id);
    if (order?.updatedAt !== before.updatedAt) throw new ShopError('order_changed');
    const areas = await carrier.listAreas(order.billing?.governorate ?? '');
    const { id = area } = areaNamed(areas, area === '' ? (order.billing?.city ?? '') : area) ?? {};
    const parcel = parcelOf(order, id);
    if (parcel === null) throw new ShopError('step_not_possible');
    const number = await carrier.send(parcel);
    const shipment = { carrier: carrier.name, number };
    try {
      const move = { act: 'send', shipment } as const;
      const after = await office.move(order.id, move, { ...context, version: order.updatedAt });
      if (after === null) throw new ShopError('step_not_possible');
      return after;
    } catch (error) {
      backend.report('carrier-delivery-not-noted', error);
      throw error;
    }
  });
}
