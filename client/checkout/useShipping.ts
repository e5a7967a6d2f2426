import useSWR, { useSWRConfig } from 'swr';
import { array, boolean, type InferOutput, object, optional, pipe, string, transform } from 'valibot';
import { parseVisitMethod } from '../../domain/branches/branch.js';
import { OfferSchema } from '../../domain/branches/wireVisit.js';
import { WireDateRange } from '../../domain/delivery/arrival.js';
import { fromWireText, wireText } from '../../domain/core/wireText.js';
import { usualDelivery } from '../../domain/order/order.js';
import { WirePrice } from '../../domain/core/wirePrice.js';
import { callApi } from '../core/api.js';
import { useCachedAnswer } from '../core/cachedAnswer.js';

const Methods = array(
  pipe(
    object({
      id: string(),
      ...wireText('title'),
      cost: WirePrice,
      arrives: WireDateRange,
      depends_on_cart: boolean(),
      pickup: boolean(),
      visit: optional(OfferSchema),
    }),
    transform(({ id, cost, arrives, depends_on_cart, pickup, visit, ...title }) => ({
      id,
      title: fromWireText('title', title),
      cost,
      arrives,
      dependsOnCart: depends_on_cart,
      isPickup: pickup,
      ...(visit === undefined ? {} : { visit }),
    })),
  ),
);

type OfferedMethod = InferOutput<typeof Methods>[number];

export interface DeliveryMethod extends Omit<OfferedMethod, 'arrives'> {
  /** null for goods on backorder. */
  arrives: OfferedMethod['arrives'] | null;
}

export interface Shipping {
  /** `unknown` without a governorate: only the shop's branches are among the methods. */
  state: 'unknown' | 'loading' | 'ready' | 'failed';
  methods: DeliveryMethod[];
  retry: () => void;
}

/**
 * Delivery methods for a governorate, cheapest first; without one (`''`) those of the shop's branches. Where fees depend on the cart or
 * its coupons, the server calculates them for the stored cart: `cart` identifies its content, and is null while a change
 * is being saved. Without a cart the fees are the lowest possible.
 */
export function useShipping(governorate: string, cart?: string | null, hasCoupons = false): Shipping {
  const place = governorate === '' ? '' : `?governorate=${encodeURIComponent(governorate)}`;
  const general = useCachedAnswer(`/wcFetch/shipping${place}`, Methods);
  const dependsOnCart =
    cart !== undefined &&
    general.data !== undefined &&
    (hasCoupons || general.data.some((method) => method.dependsOnCart));
  const own = useSWR<OfferedMethod[], unknown>(
    dependsOnCart && cart !== null ? [`/wcFetch/cart-shipping${place}`, cart] : null,
    ([path]: [string]) => callApi(path, { schema: Methods }),
  );
  const { data, error, mutate } = dependsOnCart ? own : general;
  const retry = () => void mutate();
  if (data !== undefined) return { state: governorate === '' ? 'unknown' : 'ready', methods: data, retry };
  return { state: error === undefined ? 'loading' : 'failed', methods: [], retry };
}

/** `reload()`: asks again for all methods that are on screen. */
export function useReloadShipping(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () =>
    mutate((key) => {
      const path: unknown = Array.isArray(key) ? key[0] : key;
      return typeof path === 'string' && /^\/wcFetch\/(?:cart-)?shipping(?:\?|$)/.test(path);
    });
}

/** The same methods without dates, for goods on backorder, which have no appointments either. */
export function withoutDates(shipping: Shipping): Shipping {
  const methods = shipping.methods.filter(({ visit }) => visit === undefined);
  return { ...shipping, methods: methods.map((method) => ({ ...method, arrives: null })) };
}

/**
 * The selected method if it is available, otherwise the cheapest delivery; null where the shopper has to choose, for
 * example because the branch of an appointment has closed: nobody who wanted to come gets a delivery instead.
 */
export function chosenMethod(methods: readonly DeliveryMethod[], id: string): DeliveryMethod | null {
  const selected = methods.find((method) => method.id === id);
  if (selected !== undefined) return selected;
  return parseVisitMethod(id) === null ? (usualDelivery(methods) ?? null) : null;
}

/** Whether the shopper has to choose a delivery method, because the one from before is gone or none is usual. */
export function mustChoose(shipping: Shipping, method: DeliveryMethod | null): boolean {
  return (shipping.state === 'ready' || shipping.state === 'unknown') && method === null;
}

/** Whether nobody can go on, because the methods are not known yet; without a governorate, the form says what is missing. */
export function isBlocked({
  shipping,
  method,
}: {
  shipping: Shipping;
  method: DeliveryMethod | null;
}): boolean {
  return method === null && shipping.state !== 'unknown';
}
