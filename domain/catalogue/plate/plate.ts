/** The plate of a tyre: the same facts, in the same order, wherever a tyre is shown. */
import { inLocale, type Locale } from '../../core/locale.js';
import type { Piastres } from '../../core/money.js';
import type { Attributes } from '../attributes/attributes.js';
import { markingOf } from '../attributes/marking.js';
import { weekParts } from '../attributes/productionWeek.js';
import { nearestQuantity, type QuantityRule, ruleBroken } from '../pricing/quantityRule.js';
import { type QuantityPrice, unitPrice } from '../pricing/unitPrice.js';
import { type Brand, CAR_SET, isInStock, orderableQuantity, type Stock } from '../product.js';

/** Attributes that a plate shows. */
export type PlateAttributes = Pick<Attributes, 'load_index' | 'speed_index' | 'origin' | 'made'>;

/** What a plate shows beside name, size, scores and price; null for what is unknown. */
export interface PlateView {
  /** Address of the brand's wordmark. */
  logo: string | null;
  /** Load and speed index as written after the size, `91V`; empty for none. */
  marking: string;
  origin: string | null;
  /** Production week of the oldest piece in stock. */
  made: { week: string; year: string } | null;
}

interface PlateSource {
  brand: Pick<Brand, 'logo'> | null;
  attributes: PlateAttributes;
  stock: Stock;
}

/** The plate in the page's language; what is sold out has no piece whose production week could be told. */
export function plateOf({ brand, attributes, stock }: PlateSource, locale: Locale): PlateView {
  const { origin, made } = attributes;
  return {
    logo: brand?.logo ?? null,
    marking: markingOf(attributes),
    origin: origin === undefined ? null : inLocale(origin, locale),
    made: made === undefined || !isInStock(stock) ? null : weekParts(made.en),
  };
}

interface Offered {
  price: Piastres;
  quantityPrices?: readonly QuantityPrice[] | undefined;
  quantityRule?: QuantityRule | undefined;
  stock: Stock;
}

/** Whether four can be ordered at once. */
export function isSoldInSets({ stock, quantityRule }: Omit<Offered, 'price'>): boolean {
  return orderableQuantity(stock) >= CAR_SET && ruleBroken(CAR_SET, quantityRule) === null;
}

/** Pieces that one press adds of a tyre: a set where that is sold, otherwise the fewest that are. */
export function addedQuantity(offered: Omit<Offered, 'price'>): number {
  return isSoldInSets(offered) ? CAR_SET : nearestQuantity(1, 1, offered.quantityRule);
}

/** The price of four, without fitting and delivery. */
export function priceOfSet(offered: Offered): Piastres {
  return CAR_SET * unitPrice(offered, CAR_SET);
}

/** By how much four cost less than four times one, in whole percent; 0 for nothing. */
export function setDiscountPercent(offered: Offered): number {
  if (!isSoldInSets(offered)) return 0;
  return Math.round(100 * (1 - priceOfSet(offered) / (CAR_SET * offered.price)));
}
