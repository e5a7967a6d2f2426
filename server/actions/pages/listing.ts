import { type GenericSchema, safeParse } from 'valibot';
import { filterBudget } from '../../../domain/catalogue/filterBudget.js';
import { type ListingChoice, toListingView } from '../../../domain/catalogue/listingView.js';
import { toProductCard } from '../../../domain/catalogue/productViews.js';
import type { ListingView } from '../../../domain/content/views.js';
import type { Backend } from '../../ports/backend.js';
import { FACET_FIELDS, FACET_KEYS, type ProductQuery } from '../../ports/catalogue.js';
import { ListingQuery, parseListing, REPEATABLE_KEYS } from '../catalogue/listingQuery.js';
import { findLoosenings } from '../catalogue/suggestedFilters.js';
import type { PageRequest } from './page.js';

const FILTERS: Record<string, GenericSchema | undefined> = ListingQuery.entries;

/**
 * Reads a listing's filters out of an address. Pages ignore what they do not know or cannot read (`utm_…`),
 * so that no link is ever broken by a stray parameter.
 */
export function readListingAddress(query: URLSearchParams): ProductQuery {
  const known: Record<string, string | string[]> = {};
  const fits = filterBudget();
  for (const [key, value] of query) {
    const schema = Object.hasOwn(FILTERS, key) ? FILTERS[key] : undefined;
    const isRepeatable = REPEATABLE_KEYS.includes(key);
    if (schema === undefined || value === '') continue;
    if (!safeParse(schema, isRepeatable ? [value] : value).success) continue;
    const earlier = known[key];
    if (!isRepeatable) known[key] ??= value;
    else if (fits(key, value)) known[key] = [...(Array.isArray(earlier) ? earlier : []), value];
  }
  const result = safeParse(ListingQuery, known);
  return parseListing(result.success ? result.output : {});
}

/** The listing that a query asks for, as the page shows it; of a page beyond the last one, the last. */
export async function loadListing(
  backend: Backend,
  query: ProductQuery,
  { locale, word }: Pick<PageRequest, 'locale' | 'word'>,
): Promise<ListingView> {
  const { store } = backend;
  const { items, total, page, pages, facets, leftOut } = await store.catalogue.listProducts(query);
  if (pages > 0 && page > pages) return loadListing(backend, { ...query, page: pages }, { locale, word });
  const found = {
    products: items.map((product) => toProductCard(product, locale)),
    total,
    page,
    pages,
    facets: FACET_KEYS.map((key) => ({ key, values: facets.values[key] })),
    priceRange: facets.price,
    inStock: facets.inStock,
    onSale: facets.onSale,
    leftOut,
    loosenings: total > 0 ? [] : await findLoosenings(store.catalogue, query),
  };
  const speed = (symbol: string, kmh: string) => word('facet.speed', { symbol, kmh });
  return toListingView(found, choiceOf(query), { locale, speed });
}

function choiceOf(query: ProductQuery): ListingChoice {
  return {
    search: query.search ?? '',
    category: query.category ?? null,
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    inStock: query.inStock ?? false,
    onSale: query.onSale ?? false,
    sort: query.sort,
    values: Object.fromEntries(FACET_KEYS.map((key) => [key, (query[FACET_FIELDS[key]] ?? []).map(String)])),
  };
}
