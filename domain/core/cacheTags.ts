import { splitLocale } from './paths.js';

/** By which names kept answers and pages are forgotten when what they were made of changes. */

/** Texts of editors: documents, articles, navigation, and so every page. */
export const CONTENT_TAG = 'content';
/** Lists of products: categories, search, facets, sliders. */
export const LISTINGS_TAG = 'listings';
/** Every single product. */
export const PRODUCTS_TAG = 'products';

/** One product, its sizes included. */
export function productTag(id: string | number): string {
  return `product-${id}`;
}

/** What an answer about one product is forgotten by. */
export function productTags(id: string): string[] {
  return [PRODUCTS_TAG, productTag(id)];
}

const PRODUCT_PAGE = /^\/product\/(?:simple|variable)\/(\d+)$/;

/** What a page of this path is made of. */
export function pageTags(path: string): string[] {
  const id = PRODUCT_PAGE.exec(splitLocale(path).path)?.[1];
  return [CONTENT_TAG, ...(id === undefined ? [LISTINGS_TAG] : productTags(id))];
}
