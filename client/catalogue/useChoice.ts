import { useState } from 'react';
import { chosenQuantity, wantQuantity } from './chosenQuantities.js';
import { changeAddress, useLocationSearch } from '../page/useLocationSearch.js';
import { orderableQuantity, type Stock } from '../../domain/catalogue/product.js';
import { nearestQuantity, type QuantityRule } from '../../domain/catalogue/pricing/quantityRule.js';
import type { QuantityPrice } from '../../domain/catalogue/pricing/unitPrice.js';
import type { Piastres } from '../../domain/core/money.js';
import { VARIATION_KEY } from '../../domain/catalogue/productPath.js';
import type { ProductView, VariationView } from '../../domain/catalogue/catalogueViews.js';

/** What will be bought: the simple product, or the selected variation. */
export interface Choice {
  variation: VariationView | null;
  /** A variation is still to be selected: price and stock are the product's, and nothing can be added. */
  isOpen: boolean;
  /** Label of the selection, such as a size with its marking or a volume; null where there is nothing to select. */
  label: string | null;
  /** Of a single piece. */
  price: Piastres;
  /** Lower prices per piece in quantity; absent for none. */
  quantityPrices?: readonly QuantityPrice[] | undefined;
  formerPrice: Piastres | null;
  salePercent: number | null;
  stock: Stock;
  size: string | null;
  quantity: number;
  /** Maximum quantity in stock. */
  limit: number;
  /** Absent: any quantity is sold. */
  quantityRule?: QuantityRule | undefined;
  /** Ids of the variations that fit the shopper's car; empty while unknown. */
  mine: readonly number[];
  markMine: (ids: readonly number[]) => void;
  /** Whether it does not fit the shopper's car, as far as is known. */
  isMisfit: boolean;
  markMisfit: (isMisfit: boolean) => void;
  chooseVariation: (id: number) => void;
  chooseQuantity: (quantity: number) => void;
}

/**
 * Selected variation and quantity. A variation is preselected only if the URL names it or it is the only one, because a
 * wrong size must not be one tap away. The selection is kept in the URL so that it can be shared.
 */
export function useChoice(product: ProductView): Choice {
  const address = new URLSearchParams(useLocationSearch() ?? '');
  const [pickedId, setPickedId] = useState<number | null>(null);
  const [wanted, setWanted] = useState(() => chosenQuantity(product.id));
  const [mine, markMine] = useState<readonly number[]>([]);
  const [isMisfit, markMisfit] = useState(false);
  const { variations } = product;
  const variation = chosenOf(variations, pickedId ?? Number(address.get(VARIATION_KEY)));
  const isOpen = variations.length > 0 && variation === null;
  const { price, quantityPrices, quantityRule, formerPrice, salePercent, stock, size } = variation ?? product;
  const limit = isOpen
    ? Math.max(...variations.map((each) => orderableQuantity(each.stock, product.soldIndividually)))
    : orderableQuantity(stock, product.soldIndividually);
  const quantity = nearestQuantity(wanted, limit, quantityRule);
  const chooseQuantity = (count: number) => {
    wantQuantity(product.id, count);
    setWanted(count);
  };
  const chooseVariation = (id: number) => {
    setPickedId(id);
    // Not `address`, which is empty during hydration: the rest of the query would be lost.
    const query = new URLSearchParams(location.search);
    query.set(VARIATION_KEY, String(id));
    changeAddress(`?${query}`, 'replace');
  };
  return {
    variation,
    isOpen,
    label: variation?.label ?? null,
    price,
    quantityPrices,
    formerPrice: isOpen ? null : formerPrice,
    salePercent: isOpen ? null : salePercent,
    stock,
    size,
    quantity,
    limit,
    quantityRule,
    mine,
    markMine,
    isMisfit,
    markMisfit,
    chooseVariation,
    chooseQuantity,
  };
}

/** The variation with this id, or the only one; null while none is selected. */
export function chosenOf(variations: readonly VariationView[], id: number): VariationView | null {
  const [first, second] = variations;
  return variations.find((variation) => variation.id === id) ?? (second === undefined ? first : null) ?? null;
}
