import { useMemo } from 'react';
import useSWR from 'swr';
import type { InferOutput } from 'valibot';
import { callApi } from '../core/api.js';
import { shareStructure } from '../core/shareStructure.js';
import { ShopError } from '../../domain/core/errors.js';
import type { ProductView } from '../../domain/catalogue/catalogueViews.js';
import { LiveProductSchema } from '../../domain/catalogue/wireOffer.js';

type Live = InferOutput<typeof LiveProductSchema>;

/**
 * Revalidates a prerendered product's price and stock; `isGone` once it is no longer sold. `workingDays`: the day on
 * which an order placed now leaves, and those after it.
 */
export function useLiveProduct(product: ProductView) {
  const { data, error } = useSWR<Live, unknown>(`/wcFetch/product/${product.id}`, (path: string) =>
    callApi(path, { schema: LiveProductSchema }),
  );
  const isGone = error instanceof ShopError && error.code === 'product_not_found';
  // What has not changed stays the same object, so that parts that show nothing else do not render again.
  const live = useMemo(
    () => (data === undefined ? product : shareStructure(product, withLive(product, data))),
    [product, data],
  );
  return { product: live, workingDays: data?.working_days ?? [], isGone };
}

function withLive(product: ProductView, live: Live): ProductView {
  return {
    ...product,
    ...offerOf(live),
    soldIndividually: live.sold_individually,
    variations: product.variations.map((variation) => {
      const fresh = live.variations.find(({ id }) => id === variation.id);
      return { ...variation, ...(fresh === undefined ? { stock: 0 } : offerOf(fresh)) };
    }),
  };
}

function offerOf({
  price,
  quantity_prices: quantityPrices,
  stock,
  sale,
}: Pick<Live, 'price' | 'quantity_prices' | 'stock' | 'sale'>) {
  return {
    price,
    quantityPrices,
    stock,
    formerPrice: sale?.formerPrice ?? null,
    salePercent: sale?.percent ?? null,
  };
}
