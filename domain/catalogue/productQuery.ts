import type { Piastres } from '../core/money.js';
import type { FacetChoice } from './facets.js';
import { type Locale, LOCALES } from '../core/locale.js';
import { fieldIn } from '../core/wireText.js';
import type { TyreSize } from '../tyres/tyre.js';

const nameSort = (locale: Locale) => fieldIn(locale, 'name');

/** By the names of each language: `name`, `name_ar`. */
export const NAME_SORTS = LOCALES.map(nameSort);
export type NameSort = (typeof NAME_SORTS)[number];

export const PRODUCT_SORTS = ['relevance', 'price', '-price', 'newest', ...NAME_SORTS] as const;
type ProductSort = (typeof PRODUCT_SORTS)[number];

const isByName = (sort: ProductSort) => NAME_SORTS.some((each) => each === sort);

/** The order that a page in a language means: its address says `name` in every language. */
export function sortIn(locale: Locale, sort: ProductSort): ProductSort {
  return isByName(sort) ? nameSort(locale) : sort;
}

/** The order as addresses say it. */
export function sortOfAddress(sort: ProductSort): ProductSort {
  return isByName(sort) ? 'name' : sort;
}

/** Query of a listing. Empty or absent means unset. Brands and origins are identified by their English names. */
export interface ProductQuery extends FacetChoice {
  /** Free text, which may contain tyre sizes. */
  search?: string;
  /** Category id, including its children. */
  category?: number;
  minPrice?: Piastres;
  maxPrice?: Piastres;
  inStock?: boolean;
  onSale?: boolean;
  /** Key of a car, see `carKey.ts`: only tyres in its sizes. */
  car?: string;
  /** Tyres in exactly this size, for its landing page; addresses of listings have no such parameter. */
  tyre?: TyreSize;
  sort: ProductSort;
  /** Starts at 1. */
  page: number;
  perPage: number;
  /** Skips the facets, which cost more than the products; for sliders, which show none. */
  withoutFacets?: boolean;
}
