import { type GenericSchema, safeParse } from 'valibot';
import { inLocale } from '../../../domain/locale.js';
import { toProductCard } from '../../../domain/productViews.js';
import { speedKmh } from '../../../domain/tyre.js';
import type { FacetView, ListingView } from '../../../domain/views.js';
import {
  FACET_KEYS,
  type FacetKey,
  type FacetValue,
  type Facets,
  type ProductPage,
  type ProductQuery,
} from '../../ports/catalogue.js';
import { ListingQuery, parseListing, REPEATABLE_KEYS } from '../listingQuery.js';
import type { PageRequest } from './page.js';

/** The page's language and its words. */
type Language = Pick<PageRequest, 'locale' | 'word'>;

const FILTERS: Record<string, GenericSchema | undefined> = ListingQuery.entries;

/**
 * Reads a listing's filters out of an address. Pages ignore what they do not know or cannot read (`utm_…`),
 * so that no link is ever broken by a stray parameter.
 */
export function readListingAddress(query: URLSearchParams): ProductQuery {
  const known: Record<string, string | string[]> = {};
  for (const key of new Set(query.keys())) {
    const schema = FILTERS[key];
    const values = query.getAll(key).filter((value) => value !== '');
    const value = REPEATABLE_KEYS.includes(key) ? values : values[0];
    if (schema === undefined || value === undefined || value.length === 0) continue;
    if (safeParse(schema, value).success) known[key] = value;
  }
  const result = safeParse(ListingQuery, known);
  return parseListing(result.success ? result.output : {});
}

/** A page of products as the listing shows it, in the page's language. */
export function toListingView(page: ProductPage, query: ProductQuery, words: Language): ListingView {
  const { items, total, pages, facets } = page;
  return {
    products: items.map((product) => toProductCard(product, words.locale)),
    total,
    page: page.page,
    pages,
    facets: FACET_KEYS.map((key) => toFacetView(key, facets, query, words)).filter(
      ({ values }) => values.length > 0,
    ),
    priceRange: facets.price,
    chosen: {
      search: query.search ?? '',
      category: query.category ?? null,
      minPrice: query.minPrice ?? null,
      maxPrice: query.maxPrice ?? null,
      inStock: query.inStock ?? false,
      onSale: query.onSale ?? false,
      sort: query.sort,
    },
  };
}

function toFacetView(key: FacetKey, facets: Facets, query: ProductQuery, words: Language): FacetView {
  const chosen = chosenValues(key, query);
  const values = facets.values[key].map((facet) => ({
    value: facet.value,
    label: facetLabel(key, facet, words),
    count: facet.count,
    isChosen: chosen.includes(facet.value),
  }));
  return { key, values };
}

function facetLabel(key: FacetKey, { value, labelAr }: FacetValue, { locale, word }: Language): string {
  if (key === 'speed_index') {
    const kmh = speedKmh(value);
    return kmh === null ? value : word('facet.speed', { symbol: value, kmh: String(kmh) });
  }
  return inLocale({ en: value, ar: labelAr }, locale);
}

function chosenValues(key: FacetKey, query: ProductQuery): string[] {
  const chosen = {
    brand: query.brand,
    origin: query.origin,
    load_index: query.loadIndex,
    speed_index: query.speedIndex,
    width: query.width,
    aspect: query.aspect,
    rim: query.rim,
  }[key];
  return (chosen ?? []).map(String);
}
