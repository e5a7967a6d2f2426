import type { TyreSize } from '../../domain/catalogue/tyre.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { ReadAs } from '../../domain/fitment/readAs.js';
import type { Facets } from './catalogue.js';

/** A page of a listing by its ids: of products and, where one of its sizes is meant alone, of variations. */
export interface FoundPage {
  ids: number[];
  /** How many there are on all pages. */
  total: number;
  facets: Facets;
  /** Words of the search, as written, that no product has beside the others, by which these were found. */
  leftOut: string[];
  /** The car that the search names, where tyres for it are meant. */
  readAs: ReadAs | null;
}

/**
 * Finds, counts and sorts products; the catalogue shows what it names. An engine of its own takes the shop's over
 * by this port. Every method may throw `ShopError('store_unavailable')`.
 */
export interface SearchPort {
  /** One page of the products that a query leaves. */
  list(query: ProductQuery): Promise<FoundPage>;
  /** What a few letters may mean, best first. */
  suggest(keyword: string, limit: number): Promise<number[]>;
  /** Every tyre size that is in stock, in a category and its children where one is named, by width, aspect, rim. */
  stockedSizes(category?: number): Promise<TyreSize[]>;
}
