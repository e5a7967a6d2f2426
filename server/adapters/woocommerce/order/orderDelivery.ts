import * as v from 'valibot';
import { type DateRange, DateRangeSchema } from '../../../../domain/delivery/arrival.js';
import { visitMethodId, type Visit } from '../../../../domain/branches/branch.js';
import { VisitSchema } from '../../../../domain/branches/visitSchema.js';
import type { Delivery, Order } from '../../../../domain/order/order.js';
import { inLocale, LOCALES } from '../../../../domain/core/locale.js';
import { toDecimal } from '../../../../domain/core/money.js';
import type { DeliveryAtCost } from '../../../ports/order/orders.js';
import { isPickupMethod, localizedTitle } from '../delivery/deliveryMethods.js';
import { metaText, type WcOrder } from '../../wpRest/shapes.js';

/** Line title of older orders, which did not name the delivery method. */
const UNNAMED = 'Delivery';

/** Order meta with the promised days, `2026-11-24/2026-11-25`; shown and editable in wp-admin. */
const ARRIVES_META = 'storefront_arrives';

/** Order meta with the appointment at a branch: `nasr-city`, `fitting` and `2026-11-25 10:00-11:00`. */
const BRANCH_META = 'storefront_branch';
const SERVICE_META = 'storefront_service';
const SLOT_META = 'storefront_slot';

/** WooCommerce's own method for orders without a courier, which appointments are. */
const VISIT_METHOD = 'local_pickup';

interface Meta {
  key: string;
  value: string;
}

/** Meta fields with the promised days and the appointment of an order; empty if it has none. */
export function deliveryMeta(before: Delivery | null, delivery: Delivery | null): Meta[] {
  const { arrives = null, visit } = delivery ?? {};
  const days = { key: ARRIVES_META, value: arrives === null ? '' : `${arrives.from}/${arrives.to}` };
  if (visit === undefined && before?.visit === undefined) return [days];
  const { slot = null } = visit ?? {};
  return [
    days,
    { key: BRANCH_META, value: visit?.branch ?? '' },
    { key: SERVICE_META, value: visit?.service ?? '' },
    { key: SLOT_META, value: slot === null ? '' : `${slot.date} ${slot.from}-${slot.to}` },
  ];
}

/** The appointment; unclear if its time was edited into something that is none. */
function visitOf({ meta_data }: WcOrder): Visit | null {
  const branch = metaText(meta_data, BRANCH_META)?.trim() ?? '';
  const service = metaText(meta_data, SERVICE_META)?.trim();
  if (branch === '') return null;
  const written = metaText(meta_data, SLOT_META)?.trim() ?? '';
  const [, date, from, to] = SLOT_TEXT.exec(written) ?? [];
  const visit = { branch, service: service === 'fitting' ? service : 'pickup', slot: null } as const;
  if (written === '') return visit;
  const { success, output } = v.safeParse(VisitSchema, { ...visit, slot: { date, from, to } });
  return success ? output : { ...visit, isUnclear: true };
}

const SLOT_TEXT = /^(\S+)\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/;

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
  const visit = method === VISIT_METHOD ? visitOf(order) : null;
  if (visit !== null) {
    const id = visitMethodId(visit.service, visit.branch);
    const title = localizedTitle(line.method_title ?? '');
    return { id, title, isPickup: true, arrives: arrivesOf(order), visit };
  }
  const instance = line.instance_id ?? '';
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

function toLine({ id, title, cost, visit }: DeliveryAtCost): object {
  const [method_id, instance_id = ''] = visit === undefined ? id.split(':') : [VISIT_METHOD];
  const titles = LOCALES.map((locale) => inLocale(title, locale));
  return { method_id, instance_id, method_title: [...new Set(titles)].join(' | '), total: toDecimal(cost) };
}
