import type { Delivery, Order } from '../../../../domain/order/order.js';
import { inLocale, LOCALES } from '../../../../domain/core/locale.js';
import { toDecimal } from '../../../../domain/core/money.js';
import type { DeliveryAtCost } from '../../../ports/orders.js';
import { isPickupMethod, localizedTitle } from '../delivery/deliveryMethods.js';
import type { WcOrder } from '../../wpRest/shapes.js';

/** Line title of older orders, which did not name the delivery method. */
const UNNAMED = 'Delivery';

/** The delivery method of an order; null for a cart, and for a line that does not name it. */
export function deliveryOf({ shipping_lines: [line] }: WcOrder): Delivery | null {
  if (line === undefined) return null;
  const method = line.method_id ?? '';
  const instance = String(line.instance_id ?? '');
  const title = line.method_title ?? '';
  if (instance === '' && (title === UNNAMED || title === '')) return null;
  return {
    id: instance === '' ? method : `${method}:${instance}`,
    title: localizedTitle(title),
    isPickup: isPickupMethod(method),
  };
}

/** Shipping lines that give an order exactly this delivery method, or none if null. Free methods have a line too. */
export async function deliveryLines(
  { store }: { store: { shippingLines(id: number): Promise<number[]> } },
  order: Pick<Order, 'id' | 'shippingTotal' | 'delivery'>,
  delivery: DeliveryAtCost | null,
): Promise<object[]> {
  const hasNone = order.delivery === null && order.shippingTotal === 0;
  const before = hasNone ? [] : await store.shippingLines(order.id);
  const removed = before.map((id) => ({ id, method_id: null }));
  return delivery === null ? removed : [...removed, toLine(delivery)];
}

function toLine({ id, title, cost }: DeliveryAtCost): object {
  const [method_id, instance_id = ''] = id.split(':');
  const titles = LOCALES.map((locale) => inLocale(title, locale));
  return { method_id, instance_id, method_title: [...new Set(titles)].join(' | '), total: toDecimal(cost) };
}
