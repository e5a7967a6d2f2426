import * as v from 'valibot';
import type { Localized } from '../../../domain/locale.js';
import { parsePrice } from '../../../domain/money.js';
import { latinDigits } from '../../../domain/fold.js';
import type { ShippingMethod, ShippingPort } from '../../ports/shipping.js';
import { plainWords } from '../wordpress/plainWords.js';
import type { StoreClient } from './client.js';
import { mapBounded } from './mapBounded.js';
import { remembered } from './remembered.js';
import { parsed } from './shapes.js';

const ZONE = v.object({ id: v.number(), name: v.string(), order: v.optional(v.number(), 0) });
const LOCATION = v.object({ code: v.string(), type: v.string() });
const METHOD = v.object({
  id: v.optional(v.number(), 0),
  instance_id: v.optional(v.number(), 0),
  title: v.string(),
  enabled: v.boolean(),
  method_id: v.string(),
  settings: v.optional(v.record(v.string(), v.object({ value: v.unknown() })), {}),
});

type Method = v.InferOutput<typeof METHOD>;

interface Zone {
  locations: readonly v.InferOutput<typeof LOCATION>[];
  methods: readonly ShippingMethod[];
}

/** Zones are changed a few times a year. */
const FRESH_MS = 5 * 60 * 1000;
const ZONES_AT_ONCE = 2;
/** Answers what no other zone covers. */
const REST_OF_THE_WORLD = 0;
/** Where no title says otherwise. */
const USUAL_ETA_DAYS = 3;
/** A shop that has set up no delivery at all delivers for nothing, as WooCommerce's own checkout does. */
const UNDECLARED: ShippingMethod = {
  id: 'standard',
  title: { en: 'Delivery', ar: 'توصيل' },
  cost: 0,
  etaDays: USUAL_ETA_DAYS,
};

/** Ways of delivery by WooCommerce's zones: the first zone, in the operator's order, that a governorate lies in. */
export function storeShipping(client: StoreClient, now: () => number = Date.now): ShippingPort {
  const zones = remembered(() => readZones(client), FRESH_MS, now);
  return {
    async listMethods(governorate) {
      const all = await zones();
      if (all.every(({ methods }) => methods.length === 0)) return [UNDECLARED];
      const zone = all.find(({ locations }) => locations.some((location) => covers(location, governorate)));
      return [...(zone?.methods ?? [])].sort((a, b) => a.cost - b.cost || a.id.localeCompare(b.id));
    },
  };
}

async function readZones(client: StoreClient): Promise<Zone[]> {
  const listed = parsed(v.array(ZONE), await client.list('wc/v3/shipping/zones'));
  const last = (zone: { id: number }) => (zone.id === REST_OF_THE_WORLD ? 1 : 0);
  const sorted = [...listed].sort((a, b) => last(a) - last(b) || a.order - b.order || a.id - b.id);
  return mapBounded(sorted, ZONES_AT_ONCE, async ({ id }) => {
    const path = `wc/v3/shipping/zones/${id}`;
    const methods = parsed(v.array(METHOD), await client.list(`${path}/methods`));
    const locations =
      id === REST_OF_THE_WORLD
        ? [{ type: 'country', code: 'EG' }]
        : parsed(v.array(LOCATION), await client.list(`${path}/locations`));
    return { locations, methods: methods.flatMap((method) => toMethod(method) ?? []) };
  });
}

/** Post codes are not asked for here, so a zone of these alone covers nobody. */
function covers({ type, code }: { type: string; code: string }, governorate: string): boolean {
  if (!governorate.startsWith('EG')) return false;
  if (type === 'state') return code === `EG:${governorate}`;
  return (type === 'country' && code === 'EG') || (type === 'continent' && code === 'AF');
}

/** Null for a way that is off, or whose price WooCommerce works out by a formula that is its own. */
function toMethod(method: Method): ShippingMethod | null {
  const cost = costOf(method);
  if (!method.enabled || cost === null) return null;
  const title = localizedTitle(plainWords(method.title));
  return {
    id: `${method.method_id}:${method.instance_id === 0 ? method.id : method.instance_id}`,
    title,
    cost,
    etaDays: daysIn(title.en) ?? daysIn(title.ar ?? '') ?? USUAL_ETA_DAYS,
  };
}

function costOf({ method_id, settings }: Method): number | null {
  if (method_id === 'free_shipping') {
    const requires = settings['requires']?.value;
    return requires === undefined || requires === '' ? 0 : null;
  }
  const cost = settings['cost']?.value;
  return parsePrice(cost === undefined || cost === '' || typeof cost !== 'string' ? '0' : cost);
}

/** Operators write both languages into the one title that there is: `Standard | توصيل عادي`. */
function localizedTitle(title: string): Localized {
  const parts = title.split('|').map((part) => part.trim());
  const arabic = parts.find((part) => /\p{Script=Arabic}/u.test(part));
  const english = parts.find((part) => !/\p{Script=Arabic}/u.test(part));
  return { en: english ?? title, ar: arabic ?? null };
}

/** `2-3 days` → 3. */
function daysIn(title: string): number | null {
  const days = /(\d{1,2})\s*(?:working |business )?(?:days?|يوم|أيام|ايام)/iu.exec(latinDigits(title))?.[1];
  return days === undefined || days === '0' ? null : Number(days);
}
