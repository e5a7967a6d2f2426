import useSWR from 'swr';
import { array, boolean, type InferOutput, nullable, number, object, string, union } from 'valibot';
import { callApi } from '../../client/api.js';
import { ShopError } from '../../domain/errors.js';
import { parsePrice, type Piastres } from '../../domain/money.js';
import type { ProductView } from '../../domain/views.js';

const offer = {
  price: string(),
  stock: union([number(), boolean()]),
  sale: nullable(object({ line_through: string(), percent: string() })),
};

/** The part of a product that changes by the hour. */
const LiveSchema = object({ ...offer, variations: array(object({ id: number(), ...offer })) });

type Live = InferOutput<typeof LiveSchema>;

/** A product with today's prices and stock over those of the prerendered page; `isGone` once it is not sold any more. */
export function useLiveProduct(product: ProductView): { product: ProductView; isGone: boolean } {
  const { data, error } = useSWR<Live, unknown>(`/wcFetch/product/${product.id}`, (path: string) =>
    callApi(path, { schema: LiveSchema }),
  );
  const isGone = error instanceof ShopError && error.code === 'product_not_found';
  return { product: data === undefined ? product : withLive(product, data), isGone };
}

function withLive(product: ProductView, live: Live): ProductView {
  return {
    ...product,
    ...offerOf(live, product.price),
    variations: product.variations.map((variation) => {
      const fresh = live.variations.find(({ id }) => id === variation.id);
      return { ...variation, ...(fresh === undefined ? { stock: 0 } : offerOf(fresh, variation.price)) };
    }),
  };
}

function offerOf({ price, stock, sale }: Omit<Live, 'variations'>, knownPrice: Piastres) {
  return {
    price: parsePrice(price) ?? knownPrice,
    stock,
    formerPrice: sale === null ? null : parsePrice(sale.line_through.replaceAll(',', '')),
    salePercent: sale === null ? null : Number.parseInt(sale.percent, 10),
  };
}
