import { inLocale, type Localized, mapText } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { Attributes, ItemAttributeKey } from './facets.js';
import type { TyreSize } from './tyre.js';

/** A product has a screen of its own by type; a variation is shown on its parent's. */
export type ProductType = 'simple' | 'variable' | 'variation';

/**
 * Pieces on hand; whether there are any where the store does not count; or `backorder`, for what is sold although
 * none is on hand.
 */
export type Stock = number | boolean | 'backorder';

export interface Brand {
  name: Localized;
  /** Address of the brand's mark, null where there is none. */
  logo: string | null;
}

export interface Sale {
  title: Localized;
  /** Whole per cent off the former price. */
  percent: number;
  formerPrice: Piastres;
  /** ISO 8601 time of its end, null where nobody has set one. */
  until: string | null;
}

/** One size of a variable product. */
export interface Variation {
  id: number;
  sku: string | null;
  /** Its number in the trade (GTIN: EAN or UPC), 8 to 14 digits. */
  gtin: string | null;
  /** What tells it from its siblings: a size with its marking, a volume, a capacity. */
  label: Localized;
  size: TyreSize | null;
  attributes: Attributes<ItemAttributeKey>;
  price: Piastres;
  stock: Stock;
  /** Its pieces are its product's, and other variations sell the same ones. */
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
  /** Whether the pictures are drawings of such goods, not photographs of them. */
  isIllustrated: boolean;
  brand: Brand | null;
  /** What it costs now; for a variable product its lowest. */
  price: Piastres;
  stock: Stock;
  /** One order holds one piece of it at most. */
  soldIndividually: boolean;
  /** Set for a variation alone: the product that it belongs to. */
  parent: number | null;
  sale: Sale | null;
  /** Of what its items say, what all of them do. */
  attributes: Attributes;
  categoryIds: number[];
  size: TyreSize | null;
  variations: Variation[];
  /** ISO 8601 time of the last change. */
  updatedAt: string;
}

/** Whether at least one piece can be had. */
export function isInStock(stock: Stock): boolean {
  return typeof stock === 'number' ? stock > 0 : stock !== false;
}

/** How many may be ordered where the store does not count its pieces. */
export const UNCOUNTED_STOCK_LIMIT = 99;

/** The most pieces of it that one order may hold. */
export function orderableQuantity(stock: Stock, soldIndividually = false): number {
  if (!isInStock(stock)) return 0;
  if (soldIndividually) return 1;
  return typeof stock === 'number' ? stock : UNCOUNTED_STOCK_LIMIT;
}

/** What a variation is called by itself: its product's name with its own label. */
export function variationName(
  { name }: Pick<Product, 'name'>,
  { label }: Pick<Variation, 'label'>,
): Localized {
  return mapText(name, (own, locale) => `${own} ${inLocale(label, locale)}`);
}

/** The product's variation of this id, if it has one. */
export function findVariation(product: Product, variationId: number): Variation | undefined {
  return product.variations.find((variation) => variation.id === variationId);
}
