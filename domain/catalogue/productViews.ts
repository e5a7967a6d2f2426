import { inLocale, type Locale, type Localized, standIn } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { CardFact } from './attributes/cardFacts.js';
import type { Scores } from './attributes/gauges.js';
import { type PlateAttributes, plateOf } from './plate/plate.js';
import { type Brand, type Product, sellableStock, type Variation } from './product.js';
import { sizeRange } from '../tyres/sizeRange.js';
import { formatSize } from '../tyres/tyre.js';
import { variesBy } from './variations/variesBy.js';
import type { ProductCardView } from './catalogueViews.js';

/** The data of a product card, on the server and in the browser. */
export interface CardSource extends Pick<
  Product,
  | 'id'
  | 'type'
  | 'parent'
  | 'name'
  | 'size'
  | 'excerpt'
  | 'image'
  | 'price'
  | 'quantityPrices'
  | 'quantityRule'
  | 'stock'
> {
  brand: Pick<Brand, 'name' | 'logo'> | null;
  attributes: PlateAttributes;
  sale: { title: Localized; percent: number; formerPrice: Piastres | null } | null;
  /** Null or absent if nothing is known. */
  scores?: Scores | null;
  /** Absent for none. */
  facts?: readonly CardFact[];
  variations: readonly (Pick<Variation, 'size' | 'price'> & { label: Pick<Localized, 'en'> })[];
}

/** Absent for what costs the same in quantity, and is sold in any. */
export function inQuantity({
  quantityPrices,
  quantityRule,
}: Pick<Product, 'quantityPrices' | 'quantityRule'>): Pick<
  ProductCardView,
  'quantityPrices' | 'quantityRule'
> {
  return {
    ...(quantityPrices.length === 0 ? {} : { quantityPrices }),
    ...(quantityRule === undefined ? {} : { quantityRule }),
  };
}

/** A product card in the page's language; a variation links to its parent's page. */
export function toProductCard(product: CardSource, locale: Locale): ProductCardView {
  return {
    id: product.parent ?? product.id,
    type: product.type === 'simple' ? 'simple' : 'variable',
    variationId: product.parent === null ? null : product.id,
    name: inLocale(product.name, locale),
    ...standIn('lang', product.name, locale),
    brand: product.brand === null ? null : inLocale(product.brand.name, locale),
    size: product.size === null ? null : formatSize(product.size),
    ...sizesIn(product),
    excerpt: inLocale(product.excerpt, locale),
    ...standIn('excerptLang', product.excerpt, locale),
    image: product.image,
    price: product.price,
    ...inQuantity(product),
    isLowestPrice: new Set(product.variations.map(({ price }) => price)).size > 1,
    formerPrice: product.sale?.formerPrice ?? null,
    saleTitle: product.sale === null ? null : inLocale(product.sale.title, locale),
    salePercent: product.sale?.percent ?? null,
    stock: sellableStock(product.stock, product.quantityRule),
    varies:
      product.variations.length === 0
        ? null
        : variesBy(
            product.name.en,
            product.variations.map(({ label, size }) => ({ label: label.en, size })),
          ),
    ...(product.scores ? { scores: product.scores } : {}),
    ...factsIn(product.facts ?? [], locale),
    ...(product.size === null ? {} : { plate: plateOf(product, locale) }),
  };
}

function sizesIn({
  size,
  variations,
}: Pick<CardSource, 'size' | 'variations'>): Pick<ProductCardView, 'sizes'> {
  const sizes = size === null ? sizeRange(variations.map((variation) => variation.size)) : null;
  return sizes === null ? {} : { sizes };
}

function factsIn(facts: readonly CardFact[], locale: Locale): Pick<ProductCardView, 'facts'> {
  if (facts.length === 0) return {};
  return { facts: facts.map(({ key, value }) => ({ key, value: inLocale(value, locale) })) };
}
