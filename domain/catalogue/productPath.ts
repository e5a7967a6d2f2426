import type { ProductType } from './product.js';

/**
 * Path of a product page. For a variation, `id` is its parent's, and the page preselects the variation if it is given.
 */
export function productPath(type: ProductType, id: number, variationId: number | null = null): string {
  const path = `/product/${type === 'simple' ? 'simple' : 'variable'}/${id}`;
  return variationId === null ? path : `${path}?${VARIATION_KEY}=${variationId}`;
}

/** Query parameter for the preselected variation on a product page. */
export const VARIATION_KEY = 'variation';
