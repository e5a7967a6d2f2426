import { GOVERNORATES } from '../../../domain/checkout/egypt.js';
import { DELIVERY_ZONES_FRESH_MS } from '../../../domain/core/limits.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { ShippingPort } from '../../ports/shipping.js';
import type { Backend } from '../../ports/backend.js';

/** Governorates with the same cheapest delivery. */
export interface DeliveryZone {
  /** Codes such as `EGC`. */
  governorates: string[];
  cost: Piastres;
  /** Days until delivery, at most. */
  etaDays: number;
}

const known = new WeakMap<ShippingPort, { zones: Promise<DeliveryZone[]>; at: number }>();

/**
 * What delivery costs by governorate, cheapest zone first, for feeds and structured data; read once in a while. A method
 * whose cost depends on the cart says nothing of a single product, and is left out.
 */
export function listDeliveryZones({ store }: Pick<Backend, 'store'>): Promise<DeliveryZone[]> {
  const before = known.get(store.shipping);
  const at = performance.now();
  if (before !== undefined && at - before.at < DELIVERY_ZONES_FRESH_MS) return before.zones;
  const zones = readZones(store.shipping);
  known.set(store.shipping, { zones, at });
  zones.catch(() => known.delete(store.shipping));
  return zones;
}

async function readZones(shipping: ShippingPort): Promise<DeliveryZone[]> {
  const zones = new Map<string, DeliveryZone>();
  for (const governorate of Object.keys(GOVERNORATES)) {
    const methods = await shipping.listMethods(governorate, null);
    const method = methods.find(({ dependsOnCart, isPickup }) => !dependsOnCart && !isPickup);
    if (method === undefined) continue;
    const { cost, etaDays } = method;
    const zone = zones.get(`${cost} ${etaDays}`) ?? { governorates: [], cost, etaDays };
    zone.governorates.push(governorate);
    zones.set(`${cost} ${etaDays}`, zone);
  }
  return [...zones.values()].sort((a, b) => a.cost - b.cost);
}
