/** Products as they travel in `/api`: English and Arabic side by side, prices as strings with two decimals. */
import { boolean, literal, nullable, number, object, pipe, string, transform, union } from 'valibot';
import { formatPrice, parsePrice, toDecimal } from '../core/money.js';
import type { Attribute, Product, Sale, Stock, Variation } from './product.js';
import type { TyreSize } from './tyre.js';

export interface WireAttribute {
  name: string;
  name_ar: string | null;
  value: string;
  value_ar: string | null;
}

export interface WireSale {
  title: string;
  title_ar: string | null;
  percent: string;
  percent_ar: string;
  line_through: string;
  line_through_ar: string;
}

export interface WireVariation {
  id: number;
  sku: string | null;
  name: string;
  name_ar: string | null;
  size: TyreSize | null;
  price: string;
  stock: Stock;
  sale: WireSale | null;
  image: string | null;
}

export interface WireProduct {
  id: number;
  type: Product['type'];
  name: string;
  name_ar: string | null;
  excerpt: string;
  excerpt_ar: string | null;
  description: string;
  description_ar: string | null;
  image: string;
  brand_logo: string | null;
  brand_name: string | null;
  brand_name_ar: string | null;
  price: string;
  stock: Stock;
  sold_individually: boolean;
  parent: number | null;
  sale: WireSale | null;
  load_index: WireAttribute | null;
  speed_index: WireAttribute | null;
  origin: WireAttribute | null;
  sku: string | null;
  images: string[];
  category_ids: number[];
  size: TyreSize | null;
  variations: WireVariation[];
}

/** Stock as browsers read it. */
export const StockSchema = union([number(), boolean(), literal('backorder')]);

/** A sale as browsers read it: its title in both languages, whole per cent, and the former price in piastres. */
export const SaleSchema = pipe(
  object({ title: string(), title_ar: nullable(string()), percent: string(), line_through: string() }),
  transform(({ title, title_ar, percent, line_through }) => ({
    title: { en: title, ar: title_ar },
    percent: Number.parseInt(percent, 10),
    formerPrice: parsePrice(line_through.replaceAll(',', '')),
  })),
);

/** Beside suggestions: how many products there are in all. */
export const TOTAL_HEADER = 'x-total-count';

/** What the search box needs of a product. */
export type WireSearchResult = Pick<
  WireProduct,
  'id' | 'type' | 'name' | 'name_ar' | 'excerpt' | 'excerpt_ar' | 'image' | 'price' | 'stock'
> & {
  /** The one of its sizes that is meant, where the keyword means one. */
  variation_id: number | null;
};

/** The product as `/api` answers it. */
export function toWireProduct(product: Product): WireProduct {
  return {
    id: product.id,
    type: product.type,
    name: product.name.en,
    name_ar: product.name.ar,
    excerpt: product.excerpt.en,
    excerpt_ar: product.excerpt.ar,
    description: product.description.en,
    description_ar: product.description.ar,
    image: product.image,
    brand_logo: product.brand?.logo ?? null,
    brand_name: product.brand?.name.en ?? null,
    brand_name_ar: product.brand?.name.ar ?? null,
    price: toDecimal(product.price),
    stock: product.stock,
    sold_individually: product.soldIndividually,
    parent: product.parent,
    sale: toWireSale(product.sale),
    load_index: toWireAttribute(product.loadIndex),
    speed_index: toWireAttribute(product.speedIndex),
    origin: toWireAttribute(product.origin),
    sku: product.sku,
    images: product.images,
    category_ids: product.categoryIds,
    size: product.size,
    variations: product.variations.map(toWireVariation),
  };
}

/** In a list of finds a variation stands for its parent's page. */
export function toWireSearchResult(product: Product): WireSearchResult {
  const isVariation = product.parent !== null;
  return {
    id: product.parent ?? product.id,
    type: isVariation ? 'variable' : product.type,
    name: product.name.en,
    name_ar: product.name.ar,
    excerpt: product.excerpt.en,
    excerpt_ar: product.excerpt.ar,
    image: product.image,
    price: toDecimal(product.price),
    stock: product.stock,
    variation_id: isVariation ? product.id : null,
  };
}

/** The variation as `/api` answers it. */
export function toWireVariation(variation: Variation): WireVariation {
  return {
    id: variation.id,
    sku: variation.sku,
    name: variation.label.en,
    name_ar: variation.label.ar,
    size: variation.size,
    price: toDecimal(variation.price),
    stock: variation.stock,
    sale: toWireSale(variation.sale),
    image: variation.image,
  };
}

function toWireAttribute(attribute: Attribute | null): WireAttribute | null {
  if (attribute === null) return null;
  const { name, value } = attribute;
  return { name: name.en, name_ar: name.ar, value: value.en, value_ar: value.ar };
}

function toWireSale(sale: Sale | null): WireSale | null {
  if (sale === null) return null;
  const percent = `${sale.percent}%`;
  const formerPrice = formatPrice(sale.formerPrice);
  return {
    title: sale.title.en,
    title_ar: sale.title.ar,
    percent,
    percent_ar: percent,
    line_through: formerPrice,
    line_through_ar: formerPrice,
  };
}
