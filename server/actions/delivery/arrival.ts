import type { DateRange } from '../../../domain/delivery/arrival.js';
import { promiseArrival, workingDays } from '../../../domain/delivery/deliveryPromise.js';
import type { Backend } from '../../ports/backend.js';
import type { DeliveryAtCost } from '../../ports/order/orders.js';
import type { ShippingMethod } from '../../ports/order/shipping.js';

type Settings = Pick<Backend, 'settings'>;

/** When an order that is placed now arrives in a governorate by this method. */
export function arrivalBy(
  { settings: { deliveryCalendar } }: Settings,
  method: Pick<ShippingMethod, 'isPickup' | 'days'>,
  governorate: string,
): DateRange {
  const days = workingDays(deliveryCalendar, method, governorate);
  return promiseArrival(deliveryCalendar, days, Date.now());
}

/** A delivery method as an order keeps it, with the date that is promised now. */
export function promisedDelivery(
  backend: Settings,
  method: ShippingMethod,
  governorate: string,
): DeliveryAtCost {
  const { id, title, isPickup, cost, visit } = method;
  const arrives = arrivalBy(backend, method, governorate);
  return { id, title, isPickup, cost, arrives, ...(visit === undefined ? {} : { visit }) };
}
