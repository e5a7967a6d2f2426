import useSWR from 'swr';
import { array, type InferOutput, number, object, pipe, string, transform } from 'valibot';
import { WirePrice } from '../domain/wire/price.js';
import { callApi } from './api.js';

const Methods = array(
  pipe(
    object({ id: string(), title: string(), title_ar: string(), cost: WirePrice, eta_days: number() }),
    transform(({ id, title, title_ar, cost, eta_days }) => ({
      id,
      title: { en: title, ar: title_ar },
      cost,
      etaDays: eta_days,
    })),
  ),
);

export type DeliveryMethod = InferOutput<typeof Methods>[number];

export interface Shipping {
  state: 'unknown' | 'loading' | 'ready' | 'failed';
  methods: DeliveryMethod[];
  retry: () => void;
}

/** Ways of delivery to a governorate, cheapest first; `unknown` until one is chosen. */
export function useShipping(governorate: string): Shipping {
  const key = governorate === '' ? null : `/wcFetch/shipping?governorate=${encodeURIComponent(governorate)}`;
  const { data, error, mutate } = useSWR<DeliveryMethod[], unknown>(key, (path: string) =>
    callApi(path, { schema: Methods }),
  );
  const retry = () => void mutate();
  if (key === null) return { state: 'unknown', methods: [], retry };
  if (data !== undefined) return { state: 'ready', methods: data, retry };
  return { state: error === undefined ? 'loading' : 'failed', methods: [], retry };
}

/** The way that was chosen where it goes there, otherwise the cheapest. */
export function chosenMethod(methods: readonly DeliveryMethod[], id: string): DeliveryMethod | null {
  return methods.find((method) => method.id === id) ?? methods[0] ?? null;
}
