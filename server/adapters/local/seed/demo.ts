import type { InferOutput } from 'valibot';
import type { Attributes, ItemAttributeKey } from '../../../../domain/catalogue/attributes/attributes.js';
import type { Written } from '../../../../domain/core/locale.js';
import type { Piastres } from '../../../../domain/core/money.js';
import type { TyreSize } from '../../../../domain/tyres/tyre.js';
import type { Brand, Category, Coupon, Offers, Origin, Site } from './schemas.js';

/** A sellable item: a simple product itself, or a variation of a product. */
export interface DemoItem {
  id: number;
  sku: string;
  /** Empty for a simple product. */
  label: Written;
  tyre: { marking: string; size: TyreSize } | null;
  attributes: Attributes<ItemAttributeKey>;
  /** File name; null if it uses the product's picture. */
  picture: string | null;
  price: Piastres;
  /** Prices in quantity as they are written, `4:5%`; null for none. */
  quantityPrices: string | null;
  stock: number;
  /** `offer` is a key of the offers. */
  sale: { offer: string; formerPrice: Piastres } | null;
}

export interface DemoProduct {
  id: number;
  sku: string;
  name: Written;
  excerpt: Written;
  /** HTML. */
  description: Written;
  /** Slugs. */
  brand: string;
  origin: string;
  category: string;
  /** File names, main picture first. */
  pictures: readonly string[];
  isIllustrated: boolean;
  isVariable: boolean;
  /** At least one; exactly one if the product is simple. */
  items: readonly DemoItem[];
}

/** An editorial text; `content` is HTML with links as in `links.ts`. */
interface DemoText {
  slug: string;
  title: Written;
  excerpt: Written;
  content: Written;
  updatedAt: string;
}

export type DemoPage = DemoText;

export interface DemoTip extends DemoText {
  id: number;
  publishedAt: string;
  /** Slugs. */
  categories: readonly string[];
  picture: string;
}

export interface DemoFaq {
  title: Written;
  excerpt: Written;
  questions: readonly { group: Written; question: Written; answer: Written }[];
}

/** All data of `demo/`, parsed and checked. */
export interface Demo {
  brands: readonly InferOutput<typeof Brand>[];
  origins: readonly InferOutput<typeof Origin>[];
  categories: readonly InferOutput<typeof Category>[];
  offers: InferOutput<typeof Offers>;
  /** SKUs of products, best first. */
  bestSellers: readonly string[];
  /** By id. */
  products: readonly DemoProduct[];
  /** By id. */
  tips: readonly DemoTip[];
  /** In display order. */
  pages: readonly DemoPage[];
  faq: DemoFaq;
  site: InferOutput<typeof Site>;
  coupons: readonly InferOutput<typeof Coupon>[];
  /** As written in the file, and valid. */
  branches: readonly { slug: string }[];
}

/** A record in `demo/` is invalid; the message names the file and the record. */
export class DemoError extends Error {
  override name = 'DemoError';
}
