import { toListingChoice, toListingView } from '../../../domain/catalogue/listing/listingView.js';
import { cardOf } from '../../../domain/catalogue/productCards.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import type { Backend } from '../../ports/backend.js';
import { FACET_KEYS } from '../../../domain/catalogue/facets.js';
import type { Picked } from '../../../domain/catalogue/plate/picks.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { type ProductQuery, sortIn } from '../../../domain/catalogue/productQuery.js';
import { findLeads } from '../catalogue/leads.js';
import { findSuggestedFilters } from '../catalogue/suggestedFilters.js';
import type { PageRequest } from './page.js';

/** The listing of a query, as a page view. A page number beyond the last one gives the last page. */
export async function loadListing(
  backend: Backend,
  query: ProductQuery,
  { locale, word }: Pick<PageRequest, 'locale' | 'word'>,
): Promise<ListingView> {
  const { store } = backend;
  const { items, total, page, pages, facets, leftOut, readAs, size } = await store.catalogue.listProducts({
    ...query,
    sort: sortIn(locale, query.sort),
  });
  if (pages > 0 && page > pages) return loadListing(backend, { ...query, page: pages }, { locale, word });
  const { picks, bySize } = await findLeads(store.catalogue, query, { items, total, readAs, size });
  const picked = ({ item, ...pick }: Picked<Product>) => ({ ...pick, item: cardOf(item, locale) });
  const found = {
    products: items.map((product) => cardOf(product, locale)),
    picks: picks.map(picked),
    bySize: bySize.map((group) => ({
      ...group,
      items: group.items.map((item) => cardOf(item, locale)),
      picks: group.picks.map(picked),
    })),
    total,
    page,
    pages,
    facets: FACET_KEYS.map((key) => ({ key, values: facets.values[key] })),
    priceRange: facets.price,
    inStock: facets.inStock,
    onSale: facets.onSale,
    leftOut,
    readAs,
    size,
    suggestedFilters: total > 0 ? [] : await findSuggestedFilters(store.catalogue, query),
  };
  return toListingView(found, toListingChoice(query), { locale, word });
}
