import { useState } from 'react';
import { changeAddress, useLocationSearch } from '../../client/useLocationSearch.js';
import { isInStock, orderableQuantity, type Stock } from '../../domain/product.js';
import type { Piastres } from '../../domain/money.js';
import { VARIATION_KEY } from '../../domain/paths.js';
import type { ProductView, VariationView } from '../../domain/views.js';

/** What is bought: the product itself, or the size of it that is chosen. */
export interface Choice {
  variation: VariationView | null;
  price: Piastres;
  formerPrice: Piastres | null;
  salePercent: number | null;
  stock: Stock;
  size: string | null;
  quantity: number;
  /** The most pieces that can be had. */
  limit: number;
  chooseVariation: (id: number) => void;
  chooseQuantity: (quantity: number) => void;
}

/**
 * The shopper's choice of size and quantity. To begin with it is the size that the address names, or else the
 * first in stock; what is chosen afterwards stands in the address, so that it can be sent on.
 */
export function useChoice(product: ProductView): Choice {
  const address = new URLSearchParams(useLocationSearch() ?? '');
  const [pickedId, setPickedId] = useState<number | null>(null);
  const variationId = pickedId ?? Number(address.get(VARIATION_KEY));
  const [wanted, chooseQuantity] = useState(1);
  const { variations } = product;
  const variation =
    variations.find(({ id }) => id === variationId) ??
    variations.find(({ stock }) => isInStock(stock)) ??
    variations[0] ??
    null;
  const { price, formerPrice, salePercent, stock, size } = variation ?? product;
  const limit = orderableQuantity(stock);
  const quantity = Math.max(1, Math.min(wanted, limit));
  const chooseVariation = (id: number) => {
    setPickedId(id);
    address.set(VARIATION_KEY, String(id));
    changeAddress(`?${address}`, 'replace');
  };
  return {
    variation,
    price,
    formerPrice,
    salePercent,
    stock,
    size,
    quantity,
    limit,
    chooseVariation,
    chooseQuantity,
  };
}
