import useSWR, { useSWRConfig } from 'swr';
import type { InferOutput } from 'valibot';
import { ShopError } from '../../domain/core/errors.js';
import type { Piastres } from '../../domain/core/money.js';
import type { LineItem } from '../../domain/order/order.js';
import type { Stock } from '../../domain/catalogue/product.js';
import { LiveProductSchema } from '../../domain/catalogue/wireOffer.js';
import { callApi } from '../core/api.js';

/** What the catalogue says now of a thing that was put into a cart or an order. */
export type LiveOffer = { price: Piastres; stock: Stock; soldIndividually: boolean } | 'gone';

type LiveProduct = InferOutput<typeof LiveProductSchema>;
/** By id, as plain data: SWR compares the parts of what is asked anew, and sees none in a Map. */
type LiveProducts = Readonly<Record<number, LiveProduct | 'gone'>>;
type Choice = Pick<LineItem, 'productId' | 'variationId'>;

/** Asks the catalogue about each product once. What cannot be asked is left out: nothing is claimed of it. */
export async function fetchLiveProducts(productIds: readonly number[]): Promise<LiveProducts> {
  const products: Record<number, LiveProduct | 'gone'> = {};
  await Promise.all(
    productIds.map(async (id) => {
      const product = await fetchLiveProduct(id);
      if (product !== null) products[id] = product;
    }),
  );
  return products;
}

async function fetchLiveProduct(id: number): Promise<LiveProduct | 'gone' | null> {
  try {
    return await callApi(`/wcFetch/product/${id}`, { schema: LiveProductSchema, cache: 'no-store' });
  } catch (error) {
    return error instanceof ShopError && error.code === 'product_not_found' ? 'gone' : null;
  }
}

/** What is offered for a choice; undefined where the catalogue could not be asked. */
export function offerFor({ productId, variationId }: Choice, products: LiveProducts): LiveOffer | undefined {
  const product = products[productId];
  if (product === undefined || product === 'gone') return product;
  const chosen = variationId === null ? product : product.variations.find(({ id }) => id === variationId);
  if (chosen === undefined) return 'gone';
  return { price: chosen.price, stock: chosen.stock, soldIndividually: product.sold_individually };
}

const NOTHING: LiveProducts = {};
/** How the names begin under which they are kept. */
const LIVE_PRODUCTS = 'live products ';

/** Asks the catalogue anew about everything that the page shows, for the server has said that something changed. */
export function useReloadLiveOffers(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => typeof key === 'string' && key.startsWith(LIVE_PRODUCTS));
  };
}

/** `offerOf(line)`: today's price and stock of the lines of a cart, read while the page shows it. */
export function useLiveOffers(lines: readonly Choice[]): (line: Choice) => LiveOffer | undefined {
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort((a, b) => a - b);
  const key = ids.length === 0 ? null : `${LIVE_PRODUCTS}${ids.join(' ')}`;
  const { data = NOTHING } = useSWR<LiveProducts>(key, () => fetchLiveProducts(ids), {
    keepPreviousData: true,
  });
  return (line) => offerFor(line, data);
}
