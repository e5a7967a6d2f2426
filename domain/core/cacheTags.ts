import { splitLocale } from './paths.js';

/** Tags by which cached responses and pages are invalidated when their data changes. */

/** Editorial content: documents, articles, navigation; used by every page. */
export const CONTENT_TAG = 'content';
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

/** Tags of the page at a path. */
export function pageTags(path: string): string[] {
  const id = PRODUCT_PAGE.exec(splitLocale(path).path)?.[1];
  return [CONTENT_TAG, ...(id === undefined ? [LISTINGS_TAG] : productTags(id))];
}
