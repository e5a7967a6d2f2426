import useSWR, { useSWRConfig } from 'swr';
import { exactOptional, type InferOutput, nullable, number, object, optional } from 'valibot';
import type { Scores } from '../../domain/catalogue/attributes/gauges.js';
import { ShopError } from '../../domain/core/errors.js';
import type { Offer } from '../../domain/cart/lineChange.js';
import type { Localized } from '../../domain/core/locale.js';
import { fromWireText, wireText } from '../../domain/core/wireText.js';
import type { LineItem } from '../../domain/order/order.js';
import { LiveProductSchema } from '../../domain/catalogue/wireOffer.js';
import { callApi } from '../core/api.js';

/** Current catalogue data of a line in a cart or an order. */
export type LiveOffer = Offer | 'gone';

const Score = exactOptional(number());

/** With what the plate of a line shows beside its name. */
const ProductOfLine = object({
  ...LiveProductSchema.entries,
  origin: optional(nullable(object(wireText('value'))), null),
  scores: optional(nullable(object({ quiet: Score, wear: Score, wet: Score })), null),
});

type LiveProduct = InferOutput<typeof ProductOfLine>;
/** By id, as a plain object: SWR compares responses deeply, but does not look into a Map. */
type LiveProducts = Readonly<Record<number, LiveProduct | 'gone'>>;
type Choice = Pick<LineItem, 'productId' | 'variationId'>;

/**
 * Fetches each product once. Products that could not be fetched are left out, so that nothing is claimed about them.
 */
async function fetchLiveProducts(productIds: readonly number[]): Promise<LiveProducts> {
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
    return await callApi(`/wcFetch/product/${id}`, { schema: ProductOfLine, cache: 'no-store' });
  } catch (error) {
    return error instanceof ShopError && error.code === 'product_not_found' ? 'gone' : null;
  }
}

/** The current offer for a choice; undefined if the catalogue could not be reached. */
export function offerFor({ productId, variationId }: Choice, products: LiveProducts): LiveOffer | undefined {
  const product = products[productId];
  if (product === undefined || product === 'gone') return product;
  const { variations } = product;
  const single = variations.length === 0 ? product : undefined; // the store forgets which variation it has deleted
  const chosen = variationId === null ? single : variations.find(({ id }) => id === variationId);
  if (chosen === undefined) return 'gone';
  const { price, stock, quantity_prices: quantityPrices, quantity_rule: quantityRule } = chosen;
  return { price, quantityPrices, quantityRule, stock, soldIndividually: product.sold_individually };
}

const NOTHING: LiveProducts = {};
/** Prefix of the SWR keys. */
const LIVE_PRODUCTS = 'live products ';

/** Revalidates all live products on the page, after the server has reported a change. */
export function useReloadLiveOffers(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => typeof key === 'string' && key.startsWith(LIVE_PRODUCTS));
  };
}

/** What the plate of a line shows beside its name; null for what is unknown. */
export interface LineFacts {
  origin: Localized | null;
  /** How a tyre drives. */
  scores: Scores | null;
}

/** The facts of a line; undefined if the catalogue could not be reached. */
export function factsFor({ productId }: Choice, products: LiveProducts): LineFacts | undefined {
  const { [productId]: product } = products;
  if (product === undefined || product === 'gone') return undefined;
  return {
    origin: product.origin && fromWireText('value', product.origin),
    scores: product.scores,
  };
}

/** `offerOf(line)`: current price and stock of cart lines, kept fresh by SWR while the page is open. */
export function useLiveOffers(lines: readonly Choice[]): (line: Choice) => LiveOffer | undefined {
  const { data = NOTHING } = useLiveProducts(lines);
  return (line) => offerFor(line, data);
}

/** `factsOf(line)`, from the same answers; `isLoading` until the first of them. */
export function useLineFacts(lines: readonly Choice[]): {
  factsOf: (line: Choice) => LineFacts | undefined;
  isLoading: boolean;
} {
  const { data } = useLiveProducts(lines);
  return { factsOf: (line) => factsFor(line, data ?? NOTHING), isLoading: data === undefined };
}

function useLiveProducts(lines: readonly Choice[]) {
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort((a, b) => a - b);
  const key = ids.length === 0 ? null : `${LIVE_PRODUCTS}${ids.join(' ')}`;
  return useSWR<LiveProducts>(key, () => fetchLiveProducts(ids), { keepPreviousData: true });
}
