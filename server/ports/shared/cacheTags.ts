import { FEATURE_PAGES, treeAt } from '../../../features/facts.js';
import {
  agentsTextPath,
  pageShownAt,
  PATHS,
  sitemapPartOf,
  sitemapPath,
  splitLocale,
} from '../../../domain/core/paths.js';

/** Tags by which cached responses and pages are invalidated when their data changes. */

/** Editorial content: documents, articles, navigation; used by every page. */
export const CONTENT_TAG = 'content';
/** Categories, which stand in the menus of every page. */
export const CATEGORIES_TAG = 'categories';
/** Lists of products: categories, search, facets, sliders. */
export const LISTINGS_TAG = 'listings';
/** All individual products. */
export const PRODUCTS_TAG = 'products';

/** One product, including its variations. */
export function productTag(id: string | number): string {
  return `product-${id}`;
}

/** Tags of a response about one product. */
export function productTags(id: string): string[] {
  return [PRODUCTS_TAG, productTag(id)];
}

const PRODUCT_PAGE = /^\/product\/(?:simple|variable)\/(\d+)$/;
const LISTING_PAGES = '/category/';
/** Further pages that show or name products. */
const WITH_PRODUCTS: readonly string[] = [
  PATHS.home,
  PATHS.cart,
  PATHS.search,
  ...FEATURE_PAGES.filter(({ hasProducts }) => hasProducts === true).map(({ path }) => path),
  sitemapPath,
  agentsTextPath,
];

/** Tags of a page, or of its data, by its path. */
export function pageTags(path: string): string[] {
  const page = splitLocale(pageShownAt(path)).path;
  const id = PRODUCT_PAGE.exec(page)?.[1];
  if (id !== undefined) return [CONTENT_TAG, CATEGORIES_TAG, ...productTags(id)];
  const hasProducts =
    page.startsWith(LISTING_PAGES) ||
    treeAt(page)?.hasProducts === true ||
    sitemapPartOf(page) !== null ||
    WITH_PRODUCTS.includes(page);
  return [CONTENT_TAG, CATEGORIES_TAG, ...(hasProducts ? [LISTINGS_TAG] : [])];
}
