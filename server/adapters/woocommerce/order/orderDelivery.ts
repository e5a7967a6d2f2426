import * as v from 'valibot';
import { type DateRange, DateRangeSchema } from '../../../../domain/checkout/arrival.js';
import type { Delivery, Order } from '../../../../domain/order/order.js';
import { inLocale, LOCALES } from '../../../../domain/core/locale.js';
import { toDecimal } from '../../../../domain/core/money.js';
import type { DeliveryAtCost } from '../../../ports/orders.js';
import { isPickupMethod, localizedTitle } from '../delivery/deliveryMethods.js';
import { metaText, type WcOrder } from '../../wpRest/shapes.js';

/** Line title of older orders, which did not name the delivery method. */
const UNNAMED = 'Delivery';

/** Order meta with the promised days, `2026-11-24/2026-11-25`; shown and editable in wp-admin. */
const ARRIVES_META = 'storefront_arrives';

/** Meta field with the days on which an order is promised to arrive; empty if none are. */
export function arrivesMeta(delivery: Delivery | null): { key: string; value: string } {
  const { arrives = null } = delivery ?? {};
  return { key: ARRIVES_META, value: arrives === null ? '' : `${arrives.from}/${arrives.to}` };
}

/** null if there is none, and if it was edited into something else. */
function arrivesOf({ meta_data }: WcOrder): DateRange | null {
  const [from, to = from, ...rest] = metaText(meta_data, ARRIVES_META)?.trim().split('/') ?? [];
  const { success, output } = v.safeParse(DateRangeSchema, { from, to });
  return success && rest.length === 0 ? output : null;
}

/** The delivery method of an order; null for a cart, and for a line that does not name it. */
export function deliveryOf(order: WcOrder): Delivery | null {
  const [line] = order.shipping_lines;
  if (line === undefined) return null;
  const method = line.method_id ?? '';
  const instance = String(line.instance_id ?? '');
  const title = line.method_title ?? '';
  if (instance === '' && (title === UNNAMED || title === '')) return null;
  return {
    id: instance === '' ? method : `${method}:${instance}`,
    title: localizedTitle(title),
    isPickup: isPickupMethod(method),
    arrives: arrivesOf(order),
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
