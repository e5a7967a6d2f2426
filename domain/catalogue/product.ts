import { inLocale, type Localized, mapText } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { Attributes, ItemAttributeKey } from './attributes/attributes.js';
import type { QuantityRule } from './pricing/quantityRule.js';
import type { QuantityPrice } from './pricing/unitPrice.js';
import type { TyreSize } from '../tyres/tyre.js';

/** The type determines the page; a variation is shown on its parent's page. */
export type ProductType = 'simple' | 'variable' | 'variation';

/**
 * Number of pieces; whether any are available if stock is not counted; or `backorder` if it can be ordered without
 * stock.
 */
export type Stock = number | boolean | 'backorder';

export interface Brand {
  name: Localized;
  /** Address of the brand's logo, null if there is none. */
  logo: string | null;
}

export interface Sale {
  title: Localized;
  /** Discount from the former price in whole per cent. */
  percent: number;
  formerPrice: Piastres;
  /** End of the sale, ISO 8601; null if open-ended. */
  until: string | null;
}

/** One variation of a variable product, such as a size. */
export interface Variation {
  id: number;
  sku: string | null;
  /** GTIN (EAN or UPC), 8 to 14 digits. */
  gtin: string | null;
  /** What distinguishes it from its siblings: a size with its marking, a volume, a capacity. */
  label: Localized;
  size: TyreSize | null;
  attributes: Attributes<ItemAttributeKey>;
  /** Of a single piece. */
  price: Piastres;
  /** Lower prices per piece in quantity, fewest pieces first. */
  quantityPrices: readonly QuantityPrice[];
  /** Absent: any quantity is sold. */
  quantityRule?: QuantityRule;
  stock: Stock;
  /** Uses its product's stock, together with other variations. */
  sharesStock: boolean;
  sale: Sale | null;
  image: string | null;
}

export interface Product {
  id: number;
  type: ProductType;
  sku: string | null;
  gtin: string | null;
  name: Localized;
  excerpt: Localized;
  /** Sanitised HTML. */
  description: Localized;
  image: string;
  images: string[];
  /** Whether the pictures are drawings instead of photographs. */
  isIllustrated: boolean;
  brand: Brand | null;
  /** Current price of a single piece; of a variable product the lowest. */
  price: Piastres;
  /** Lower prices per piece in quantity, fewest pieces first; none for a product with several variations. */
  quantityPrices: readonly QuantityPrice[];
  /** Absent: any quantity is sold. */
  quantityRule?: QuantityRule;
  stock: Stock;
  /** At most one piece per order. */
  soldIndividually: boolean;
  /** Only for a variation: the id of its product. */
  parent: number | null;
  sale: Sale | null;
  /** Attributes with the same value in all items. */
  attributes: Attributes;
  categoryIds: number[];
  /** Products that the operator recommends instead of it, or together with it; they may not exist any more. */
  upsellIds: readonly number[];
  crossSellIds: readonly number[];
  /** What the operator says to those who have bought it, in plain text; null for nothing. */
  purchaseNote: Localized | null;
  size: TyreSize | null;
  variations: Variation[];
  /** Time of the last change, ISO 8601. */
  updatedAt: string;
}

/** Whether at least one piece is available. */
export function isInStock(stock: Stock): boolean {
  return typeof stock === 'number' ? stock > 0 : stock !== false;
}

/** The stock that can be bought: none if fewer pieces are left than are sold at once. */
export function sellableStock(stock: Stock, rule: QuantityRule | undefined): Stock {
  return typeof stock === 'number' && stock < (rule?.least ?? 1) ? 0 : stock;
}

/** Whether as many pieces are available as are sold at once. */
export function isSellable(stock: Stock, rule: QuantityRule | undefined): boolean {
  return isInStock(sellableStock(stock, rule));
}

/** Maximum quantity per order if stock is not counted. */
export const UNCOUNTED_STOCK_LIMIT = 99;

/** Tyres of a car. */
export const CAR_SET = 4;

/** Maximum quantity of it in one order. */
export function orderableQuantity(stock: Stock, soldIndividually = false): number {
  if (!isInStock(stock)) return 0;
  if (soldIndividually) return 1;
  return typeof stock === 'number' ? stock : UNCOUNTED_STOCK_LIMIT;
}

/** The full name of a variation: its product's name with its own label. */
export function variationName(
  { name }: Pick<Product, 'name'>,
  { label }: Pick<Variation, 'label'>,
): Localized {
  return mapText(name, (own, locale) => `${own} ${inLocale(label, locale)}`);
}

/** The product's variation with this id, if it exists. */
export function findVariation(product: Product, variationId: number): Variation | undefined {
  return product.variations.find((variation) => variation.id === variationId);
}
