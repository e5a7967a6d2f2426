import {
  type DayRange,
  type DeliveryCalendar,
  workingDays,
} from '../../../domain/delivery/deliveryPromise.js';
import { GOVERNORATES, USUAL_GOVERNORATE } from '../../../domain/egypt/governorates.js';
import { DELIVERY_ZONES_FRESH_MS } from '../../../domain/core/limits.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { ShippingPort } from '../../ports/order/shipping.js';
import type { Backend } from '../../ports/backend.js';

/** Governorates with the same cheapest delivery. */
export interface DeliveryZone {
  /** Codes such as `EGC`. */
  governorates: string[];
  cost: Piastres;
  /** Working days until delivery. */
  days: DayRange;
}

const known = new WeakMap<ShippingPort, { zones: Promise<DeliveryZone[]>; at: number }>();

/**
 * What delivery costs by governorate, cheapest zone first, for feeds and structured data; read once in a while. A method
 * whose cost depends on the cart says nothing of a single product, and is left out.
 */
export function listDeliveryZones({
  store,
  settings,
}: Pick<Backend, 'store' | 'settings'>): Promise<DeliveryZone[]> {
  const before = known.get(store.shipping);
  const at = performance.now();
  if (before !== undefined && at - before.at < DELIVERY_ZONES_FRESH_MS) return before.zones;
  const zones = readZones(store.shipping, settings.deliveryCalendar);
  known.set(store.shipping, { zones, at });
  zones.catch(() => known.delete(store.shipping));
  return zones;
}

/** Working days to where most orders go; null if there is no delivery. */
export function usualZone(zones: readonly DeliveryZone[]): DeliveryZone | null {
  return zones.find(({ governorates }) => governorates.includes(USUAL_GOVERNORATE)) ?? null;
}

async function readZones(shipping: ShippingPort, calendar: DeliveryCalendar): Promise<DeliveryZone[]> {
  const zones = new Map<string, DeliveryZone>();
  const methodsOf = await shipping.listByGovernorate();
  for (const governorate of Object.keys(GOVERNORATES)) {
    const methods = methodsOf.get(governorate) ?? [];
    const method = methods.find(({ dependsOnCart, isPickup }) => !dependsOnCart && !isPickup);
    if (method === undefined) continue;
    const { cost } = method;
    const days = workingDays(calendar, method, governorate);
    const key = `${cost} ${days.from} ${days.to}`;
    const zone = zones.get(key) ?? { governorates: [], cost, days };
    zone.governorates.push(governorate);
    zones.set(key, zone);
  }
  return [...zones.values()].sort((a, b) => a.cost - b.cost);
}
