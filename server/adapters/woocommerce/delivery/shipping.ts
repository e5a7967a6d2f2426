import { PARTS_TIMEOUT_MS } from '../../../../domain/core/limits.js';
import * as v from 'valibot';
import type { DayRange } from '../../../../domain/delivery/deliveryPromise.js';
import { GOVERNORATES } from '../../../../domain/egypt/governorates.js';
import { latinDigits } from '../../../../domain/text/digits.js';
import { inEveryLocale, inLocale, LOCALES } from '../../../../domain/core/locale.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import type { ParcelCoupons } from '../../../ports/order/coupons.js';
import type { ShippedLine, ShippingMethod, ShippingPort } from '../../../ports/order/shipping.js';
import { plainText } from '../../wpRest/plainText.js';
import type { StoreClient } from '../../wpRest/client.js';
import { isPickupMethod, localizedTitle } from './deliveryMethods.js';
import { type DeliveryRate, type ParcelLine, rateOf } from './deliveryRates.js';
import { mapConcurrent } from '../../wpRest/mapConcurrent.js';
import { staleCache } from '../../../ports/shared/staleCache.js';
import type { RecordKind } from '../../../ports/shared/records/recordReader.js';
import { ENTRIES, FLAG, ID_OR_0, listOrNone, WHOLE_OR_0, WORDS } from '../../wpRest/fields.js';
import { parsed } from '../../wpRest/shapes.js';
import { StoreRefusal } from '../../wpRest/refusals.js';

const LOCATION = v.object({ code: WORDS, type: v.string() });
/**
 * A setting that WooCommerce has added after the method was saved, as that of a new shipping class, has no value; its
 * default counts.
 */
const SETTING = v.object({ value: v.unknown(), default: v.optional(v.unknown()) });
const METHOD = v.object({
  id: v.optional(ID_OR_0, 0),
  instance_id: v.optional(ID_OR_0, 0),
  title: v.optional(WORDS, ''),
  enabled: FLAG,
  method_id: v.string(),
  settings: v.optional(v.record(v.string(), SETTING), {}),
});

type Method = v.InferOutput<typeof METHOD>;

const LISTED_ZONE = v.object({ id: ID_OR_0, name: v.optional(WORDS, ''), order: WHOLE_OR_0 });
const WHOLE_ZONE = v.object({
  ...LISTED_ZONE.entries,
  locations: listOrNone(LOCATION),
  methods: listOrNone(v.unknown()),
});
type WholeZone = v.InferOutput<typeof WHOLE_ZONE>;

const editZone = (id: string | number) => `/wp-admin/admin.php?page=wc-settings&tab=shipping&zone_id=${id}`;

const LISTED_ZONES: RecordKind<v.InferOutput<typeof LISTED_ZONE>> = {
  name: 'Listed delivery zone',
  schema: LISTED_ZONE,
  editedAt: editZone,
};
const ZONES: RecordKind<WholeZone> = {
  name: 'Delivery zone',
  schema: WHOLE_ZONE,
  editedAt: editZone,
  vital: ['locations', 'methods'],
};

/** Without one of its settings, a method could cost less than it should. */
const methodsOf = (zoneId: number): RecordKind<Method> => ({
  name: `Delivery zone ${zoneId}, method`,
  schema: METHOD,
  editedAt: () => editZone(zoneId),
  vital: ['instance_id', 'settings', 'settings.*'],
});

/** An enabled delivery method: its rate, or why the shop cannot offer it. */
interface ZoneMethod extends Pick<ShippingMethod, 'id' | 'title' | 'isPickup' | 'days'> {
  rate: DeliveryRate | null;
  problem: string | null;
}

export interface DeliveryZone {
  name: string;
  locations: readonly v.InferOutput<typeof LOCATION>[];
  methods: readonly ZoneMethod[];
}

/** Zones are changed a few times a year. */
const FRESH_MS = 5 * 60 * 1000;
const ZONES_AT_ONCE = 2;
/** Id of WooCommerce's zone for locations not covered by other zones. */
const REST_OF_THE_WORLD = 0;
/** A store without any delivery methods delivers for free, as in WooCommerce's own checkout. */
const UNDECLARED: ShippingMethod = {
  id: 'standard',
  title: inEveryLocale((locale) => translateTo(locale)('built_in.delivery')),
  isPickup: false,
  cost: 0,
  days: null,
  dependsOnCart: false,
};
/** Basis of an estimate without a cart. */
export const ONE_PIECE: ParcelLine = { quantity: 1, price: 0, discount: 0, shippingClass: null };
const NO_COUPONS: ParcelCoupons = { freeShipping: false, shares: [] };

interface ShippingOptions {
  client: StoreClient;
  /** Shipping class ids of products and variations that have one. */
  shippingClasses: (itemIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  now?: (() => number) | undefined;
}

/** Delivery methods from WooCommerce's zones: the first zone, in the operator's order, that covers a governorate. */
export function storeShipping({ client, shippingClasses, now = Date.now }: ShippingOptions): ShippingPort {
  const zones = staleCache({
    read: () => readZones(client),
    ...{ freshMs: FRESH_MS, timeoutMs: PARTS_TIMEOUT_MS, now },
  });

  async function parcel(lines: readonly ShippedLine[], shares: readonly number[]): Promise<ParcelLine[]> {
    const idOf = ({ productId, variationId }: ShippedLine) => variationId ?? productId;
    const classes = await shippingClasses(lines.map(idOf));
    return lines.map((line, index) => ({
      ...line,
      discount: shares[index] ?? 0,
      shippingClass: classes.get(idOf(line)) ?? null,
    }));
  }

  return {
    async listByGovernorate() {
      const all = await zones.get();
      const governorates = Object.keys(GOVERNORATES);
      return new Map(governorates.map((code) => [code, offersIn(all, code, null, false)]));
    },

    async listMethods(governorate, lines, { freeShipping, shares } = NO_COUPONS) {
      if (!Object.hasOwn(GOVERNORATES, governorate)) return []; // unknown codes would match a zone of the whole country
      const [all, contents] = await Promise.all([zones.get(), lines === null ? null : parcel(lines, shares)]);
      return offersIn(all, governorate, contents, freeShipping);
    },
  };
}

/** Cheapest first; `contents` is null for any possible parcel. */
function offersIn(
  zones: readonly DeliveryZone[],
  governorate: string,
  contents: readonly ParcelLine[] | null,
  hasCoupon: boolean,
): ShippingMethod[] {
  if (isUndeclared(zones)) return [UNDECLARED];
  const methods = zoneFor(zones, governorate)?.methods ?? [];
  return methods
    .flatMap((method) => offerOf(method, contents, hasCoupon) ?? [])
    .sort((a, b) => a.cost - b.cost || a.id.localeCompare(b.id));
}

/** Null if the method is not available for these lines. */
function offerOf(
  { rate, ...method }: ZoneMethod,
  contents: readonly ParcelLine[] | null,
  hasCoupon: boolean,
): ShippingMethod | null {
  if (rate === null || (contents === null && rate.needsCoupon === true)) return null;
  const cost =
    contents === null ? (rate.costFor([ONE_PIECE], false) ?? 0) : rate.costFor(contents, hasCoupon);
  const { id, title, isPickup, days } = method;
  return cost === null ? null : { id, title, isPickup, days, cost, dependsOnCart: rate.dependsOnCart };
}

/** Whether no zone has any delivery method. */
export function isUndeclared(zones: readonly DeliveryZone[]): boolean {
  return zones.every(({ methods }) => methods.length === 0);
}

/** The zone that covers a governorate; undefined if none does. */
export function zoneFor(zones: readonly DeliveryZone[], governorate: string): DeliveryZone | undefined {
  return zones.find(({ locations }) => locations.some((location) => covers(location, governorate)));
}

/** All zones with their enabled delivery methods, in WooCommerce's matching order. */
export async function readZones(client: StoreClient): Promise<DeliveryZone[]> {
  const zones = (await readZonesAtOnce(client)) ?? (await readZonesEach(client));
  const last = (zone: { id: number }) => (zone.id === REST_OF_THE_WORLD ? 1 : 0);
  const read = client.records.list(ZONES, zones);
  const sorted = [...read].sort((a, b) => last(a) - last(b) || a.order - b.order || a.id - b.id);
  const named = sorted.map(({ id, name, locations, methods }) => {
    const readable = client.records.within(methodsOf(id), methods);
    return {
      name,
      locations: id === REST_OF_THE_WORLD ? [{ type: 'country', code: 'EG' }] : locations,
      methods: [
        ...readable.filter(({ enabled }) => enabled).map(toMethod),
        ...(readable.length < methods.length ? [UNREADABLE] : []),
      ],
    };
  });
  return read.length < zones.length ? [...named, { name: '', locations: [], methods: [UNREADABLE] }] : named;
}

/** Stands for what cannot be read, so that delivery does not count as free for lack of methods. */
const UNREADABLE: ZoneMethod = {
  ...{ id: 'unreadable', title: { en: '' }, isPickup: false, days: null },
  ...{ rate: null, problem: 'cannot be read' },
};

/** By the companion plugin; null without it. */
async function readZonesAtOnce(client: StoreClient): Promise<unknown[] | null> {
  try {
    const { body } = await client.request({ method: 'GET', path: 'wc-storefront/v1/delivery' });
    return parsed(ENTRIES, body);
  } catch (error) {
    if (error instanceof StoreRefusal) return null;
    throw error;
  }
}

async function readZonesEach(client: StoreClient): Promise<unknown[]> {
  const listed = client.records.list(LISTED_ZONES, await client.list('wc/v3/shipping/zones'));
  return mapConcurrent(listed, ZONES_AT_ONCE, async (zone) => {
    const path = `wc/v3/shipping/zones/${zone.id}`;
    const [methods, locations] = await Promise.all([
      client.list(`${path}/methods`),
      zone.id === REST_OF_THE_WORLD ? [] : client.list(`${path}/locations`),
    ]);
    return { ...zone, methods, locations };
  });
}

/** The checkout does not ask for post codes, so a zone with only these covers nobody. */
function covers({ type, code }: { type: string; code: string }, governorate: string): boolean {
  if (!governorate.startsWith('EG')) return false;
  if (type === 'state') return code === `EG:${governorate}`;
  return (type === 'country' && code === 'EG') || (type === 'continent' && code === 'AF');
}

function toMethod(method: Method): ZoneMethod {
  const title = localizedTitle(plainText(method.title));
  const settings: [string, unknown][] = Object.entries(method.settings).map(([name, one]) => [
    name,
    one.value ?? one.default,
  ]);
  const rate = rateOf(method.method_id, Object.fromEntries(settings));
  return {
    id: `${method.method_id}:${method.instance_id === 0 ? method.id : method.instance_id}`,
    title,
    isPickup: isPickupMethod(method.method_id),
    days: LOCALES.map((locale) => daysIn(inLocale(title, locale))).find((days) => days !== null) ?? null,
    ...('problem' in rate ? { rate: null, problem: rate.problem } : { rate, problem: null }),
  };
}

const DAYS_IN_TITLE =
  /(?:(\d{1,2})\s*(?:-|–|to|إلى|الى)\s*)?(?<!\d)(\d{1,2})\s*(?:working |business )?(?:days?|يوم|أيام|ايام)/iu;

/** `2-3 days` → 2 to 3; `2 days` → 2. */
function daysIn(title: string): DayRange | null {
  const [, from, to] = DAYS_IN_TITLE.exec(latinDigits(title)) ?? [];
  if (to === undefined || Number(to) === 0) return null;
  return { from: Math.min(Number(from ?? to), Number(to)), to: Number(to) };
}
