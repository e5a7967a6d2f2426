import { inLocale, type Locale } from '../../../domain/core/locale.js';
import type { Piastres } from '../../../domain/core/money.js';
import { isSoldInSets, priceOfSet } from '../../../domain/catalogue/plate/plate.js';
import { isInStock, type Product } from '../../../domain/catalogue/product.js';

/** A variation to which a compared model can be narrowed. */
export interface ModelChoice {
  id: number;
  /** `205/55 R16 91V`, or what else distinguishes it. */
  label: string;
  price: Piastres;
  /** The price of four; null unless it is a tyre of which four can be ordered. */
  set: Piastres | null;
}

/** What is in stock of a model; nothing of what is no model. */
export function modelChoices({ variations }: Product, locale: Locale): ModelChoice[] {
  return variations
    .filter(({ stock }) => isInStock(stock))
    .map((variation) => ({
      id: variation.id,
      label: inLocale(variation.label, locale),
      price: variation.price,
      set: variation.size !== null && isSoldInSets(variation) ? priceOfSet(variation) : null,
    }));
}
