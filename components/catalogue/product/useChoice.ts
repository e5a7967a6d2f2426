import { useState } from 'react';
import { changeAddress, useLocationSearch } from '../../../client/page/useLocationSearch.js';
import { orderableQuantity, type Stock } from '../../../domain/catalogue/product.js';
import type { Piastres } from '../../../domain/core/money.js';
import { VARIATION_KEY } from '../../../domain/core/paths.js';
import type { ProductView, VariationView } from '../../../domain/content/views.js';

/** What is bought: the product itself, or the variation of it that the shopper has chosen. */
export interface Choice {
  variation: VariationView | null;
  /** There are variations and none is chosen: price and stock are the product's, and nothing can be added yet. */
  isOpen: boolean;
  /** What is chosen, in words: a size with its marking, a volume; null where there is nothing to choose or name. */
  label: string | null;
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
 * The shopper's choice of variation and quantity. To begin with it is the variation that the address names or the
 * only one there is, and else none: a wrong size must not be one tap away. What is chosen stands in the address, so
 * that it can be sent on.
 */
export function useChoice(product: ProductView): Choice {
  const address = new URLSearchParams(useLocationSearch() ?? '');
  const [pickedId, setPickedId] = useState<number | null>(null);
  const [wanted, chooseQuantity] = useState(1);
  const { variations } = product;
  const variation = chosenOf(variations, pickedId ?? Number(address.get(VARIATION_KEY)));
  const isOpen = variations.length > 0 && variation === null;
  const { price, formerPrice, salePercent, stock, size } = variation ?? product;
  const limit = isOpen
    ? Math.max(...variations.map((each) => orderableQuantity(each.stock, product.soldIndividually)))
    : orderableQuantity(stock, product.soldIndividually);
  const quantity = Math.max(1, Math.min(wanted, limit));
  const chooseVariation = (id: number) => {
    setPickedId(id);
    // Not `address`: while the page comes to life it is empty, and the rest of the query would be lost.
    const query = new URLSearchParams(location.search);
    query.set(VARIATION_KEY, String(id));
    changeAddress(`?${query}`, 'replace');
  };
  return {
    variation,
    isOpen,
    label: variation?.label ?? null,
    price,
    formerPrice: isOpen ? null : formerPrice,
    salePercent: isOpen ? null : salePercent,
    stock,
    size,
    quantity,
    limit,
    chooseVariation,
    chooseQuantity,
  };
}

/** The variation with this id, or the only one there is; null where the choice is open. */
export function chosenOf(variations: readonly VariationView[], id: number): VariationView | null {
  const [first, second] = variations;
  return variations.find((variation) => variation.id === id) ?? (second === undefined ? first : null) ?? null;
}
