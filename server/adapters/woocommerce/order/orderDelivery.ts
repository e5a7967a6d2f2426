import type { Delivery, Order } from '../../../../domain/order/order.js';
import { inLocale, LOCALES } from '../../../../domain/core/locale.js';
import { toDecimal } from '../../../../domain/core/money.js';
import type { DeliveryAtCost } from '../../../ports/orders.js';
import { isPickupMethod, localizedTitle } from '../delivery/deliveryMethods.js';
import type { WcOrder } from '../../wpRest/shapes.js';

/** How the lines were named before they told which way of delivery was chosen. */
const UNNAMED = 'Delivery';

/** How an order is delivered; null for a cart, and where its line does not say. */
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

/** Lines to send, so that an order is delivered this way and no other; null: not at all. A way that is free has one too. */
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
