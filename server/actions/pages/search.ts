import { inLocale } from '../../../domain/core/locale.js';
import { listingTitle } from '../../../domain/catalogue/listing/listingTitle.js';
import type { SearchPageProps } from '../../../domain/catalogue/catalogueViews.js';
import { hasCars, listFinderSizes } from './finder.js';
import { readListingAddress } from '../../../domain/catalogue/listing/listingAddress.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import { findPages } from '../content/findPages.js';
import type { Backend } from '../../ports/backend.js';
import { pageParts } from '../../ports/shared/pageParts.js';
import { loadListing } from './listing.js';
import { loadSetTerms } from './terms/setTerms.js';
import { PAGE_TREES } from '../../../features/pageTrees.js';
import { pageHead, type PageLoader } from './page.js';
import { loadTiles } from './tiles.js';
import { toBrandLink } from './views.js';

/** Brands suggested when a search has no results. */
const BRANDS_SUGGESTED = 6;

export const loadSearch: PageLoader<SearchPageProps> = async (backend, { locale, word, query: address }) => {
  const { content, store } = backend;
  const query = readListingAddress(address);
  const parts = pageParts(backend);
  const [listing, sizes, isForCars, terms, categories, shell, pages] = await Promise.all([
    loadListing(backend, query, { locale, word }),
    listFinderSizes(backend),
    hasCars(backend),
    loadSetTerms(backend, { locale }, parts),
    loadTiles(backend, locale),
    content.getShell(),
    findPages(content, query.search ?? '', locale),
  ]);
  const brands = listing.total > 0 ? [] : await store.catalogue.listBrands();
  const title =
    listingTitle(listing, word) ?? query.search ?? word(query.onSale === true ? 'home.offers' : 'search');
  return {
    head: pageHead({
      title,
      shopName: inLocale(shell.shopName, locale),
      description: title,
      canonicalPath: await canonicalPath(backend, query),
    }),
    isPartial: parts.isPartial(),
    ...(isMiss(query, listing.total) && { missedSearch: query.search }),
    pageProps: {
      listing,
      renderedAt: Date.now(),
      sizes,
      hasCars: isForCars,
      terms,
      categories,
      pages,
      brands: brands.slice(0, BRANDS_SUGGESTED).map((brand) => toBrandLink(brand, locale)),
    },
  };
};

/** The page of a feature that shows the same; every other search is not listed by search engines. */
async function canonicalPath(backend: Backend, query: ProductQuery): Promise<string | null> {
  const trees = Object.values(PAGE_TREES);
  const paths = await Promise.all(trees.map((tree) => tree.pathOfSearch(backend, query)));
  return paths.find((path) => path !== null) ?? null;
}

/** Filters that were added may be why nothing is found. */
function isMiss(query: ProductQuery, total: number): query is ProductQuery & { search: string } {
  const { search, sort: _sort, page: _page, perPage: _perPage, ...filters } = query;
  return total === 0 && search !== undefined && Object.keys(filters).length === 0;
}
