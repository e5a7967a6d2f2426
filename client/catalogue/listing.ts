import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from 'valibot';
import { callApi } from '../core/api.js';
import type { FoundProducts } from '../../domain/catalogue/listingView.js';
import { inLocale, type Locale } from '../../domain/core/locale.js';
import { formatSize } from '../../domain/catalogue/tyre.js';
import type { ProductCardView } from '../../domain/content/views.js';
import { variesBy } from '../../domain/catalogue/variesBy.js';
import { WirePrice } from '../../domain/catalogue/wirePrice.js';
import { SaleSchema, StockSchema } from '../../domain/catalogue/wireProduct.js';

const SizeSchema = nullable(
  object({ width: number(), aspect: nullable(number()), rim: number(), commercial: boolean() }),
);

const ItemSchema = object({
  id: number(),
  type: picklist(['simple', 'variable', 'variation']),
  parent: nullable(number()),
  name: string(),
  name_ar: nullable(string()),
  excerpt: string(),
  excerpt_ar: nullable(string()),
  image: string(),
  brand_name: nullable(string()),
  brand_name_ar: nullable(string()),
  price: WirePrice,
  stock: StockSchema,
  sale: nullable(SaleSchema),
  size: SizeSchema,
  variations: array(object({ price: WirePrice, name: string(), size: SizeSchema })),
});

/** In the order in which a shopper asks: make, size, then the rest. */
export const FACET_ORDER = [
  'brand',
  'width',
  'aspect',
  'rim',
  'origin',
  'load_index',
  'speed_index',
] as const;

const FacetSchema = array(object({ value: string(), labelAr: nullable(string()), count: number() }));

const ListingSchema = object({
  items: array(ItemSchema),
  total: number(),
  page: number(),
  pages: number(),
  facets: object({
    brand: FacetSchema,
    width: FacetSchema,
    aspect: FacetSchema,
    rim: FacetSchema,
    origin: FacetSchema,
    load_index: FacetSchema,
    speed_index: FacetSchema,
    price: nullable(object({ min: WirePrice, max: WirePrice })),
    in_stock: number(),
    on_sale: number(),
  }),
  loosenings: array(object({ key: string(), value: string(), total: number() })),
  left_out: array(string()),
});

/** The products that a query of filters asks for, in the page's language; of a page beyond the last one, the last. */
export async function fetchListing(
  query: URLSearchParams,
  locale: Locale,
  signal: AbortSignal,
): Promise<FoundProducts> {
  const answer = await callApi(`/wcFetch/products?${query}`, { schema: ListingSchema, signal });
  if (answer.pages > 0 && answer.page > answer.pages) {
    const last = new URLSearchParams(query);
    last.set('page', String(answer.pages));
    return fetchListing(last, locale, signal);
  }
  const { items, facets, left_out: leftOut, ...rest } = answer;
  return {
    ...rest,
    leftOut,
    products: items.map((item) => toCard(item, locale)),
    facets: FACET_ORDER.map((key) => ({ key, values: facets[key] })),
    priceRange: facets.price,
    inStock: facets.in_stock,
    onSale: facets.on_sale,
  };
}

/** The products with these ids that are there still, in the same order; at most `CARDS_MAX`. */
export async function fetchCards(ids: readonly number[], locale: Locale): Promise<ProductCardView[]> {
  const found = await callApi(`/wcFetch/cards?ids=${ids.join(',')}`, { schema: array(ItemSchema) });
  return found.map((item) => toCard(item, locale));
}

/** Other tyres in stock of the very size of this tyre or variation. */
export async function fetchSameSize(id: number, locale: Locale): Promise<ProductCardView[]> {
  const found = await callApi(`/wcFetch/same-size/${id}`, { schema: array(ItemSchema) });
  return found.map((item) => toCard(item, locale));
}

function toCard(item: InferOutput<typeof ItemSchema>, locale: Locale): ProductCardView {
  const { sale, parent, brand_name: brand } = item;
  return {
    id: parent ?? item.id,
    type: item.type === 'simple' ? 'simple' : 'variable',
    variationId: parent === null ? null : item.id,
    name: inLocale({ en: item.name, ar: item.name_ar }, locale),
    brand: brand === null ? null : inLocale({ en: brand, ar: item.brand_name_ar }, locale),
    size: item.size === null ? null : formatSize(item.size),
    excerpt: inLocale({ en: item.excerpt, ar: item.excerpt_ar }, locale),
    image: item.image,
    price: item.price,
    isLowestPrice: new Set(item.variations.map(({ price }) => price)).size > 1,
    formerPrice: sale?.formerPrice ?? null,
    saleTitle: sale === null ? null : inLocale(sale.title, locale),
    salePercent: sale?.percent ?? null,
    stock: item.stock,
    varies:
      item.variations.length === 0
        ? null
        : variesBy(
            item.name,
            item.variations.map(({ name, size }) => ({ label: name, size })),
          ),
  };
}
