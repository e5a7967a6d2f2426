import type { Piastres } from '../core/money.js';
import type { FacetChoice } from './facets.js';

export const PRODUCT_SORTS = ['relevance', 'price', '-price', 'newest', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What a listing shows. Empty or absent means unset. Brands and origins are chosen by their English names. */
export interface ProductQuery extends FacetChoice {
  /** Free text; tyre sizes in it are understood. */
  search?: string;
  /** Category id; its children are included. */
  category?: number;
  minPrice?: Piastres;
  maxPrice?: Piastres;
  inStock?: boolean;
  onSale?: boolean;
  sort: ProductSort;
  /** From 1. */
  page: number;
  perPage: number;
  /** Counting facets costs more than the products themselves; sliders show none, and get empty ones. */
  withoutFacets?: boolean;
}
