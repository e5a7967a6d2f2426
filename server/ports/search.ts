import type { TyreSize } from '../../domain/tyres/tyre.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { ReadAs } from '../../domain/fitment/readAs.js';
import type { AssortmentLine, Facets } from './catalogue.js';

/** A page of results by id: products, or variations where only one size matches. */
interface FoundPage {
  ids: number[];
  /** Number of results on all pages. */
  total: number;
  facets: Facets;
  /** Search terms, as written, that were dropped because no product matches them together with the others. */
  leftOut: string[];
  /** The car recognised in the search, if the search is for its tyres. */
  readAs: ReadAs | null;
  /** The size of every result, by the search text or the filters, such as `205/55 R16`; null for any or several. */
  size: string | null;
}

/**
 * Finds, counts and sorts products; the catalogue loads the results. An external search engine would implement this
 * port. Every method may throw `ShopError('store_unavailable')`.
 */
export interface SearchPort {
  /** One page of the query's results. */
  list(query: ProductQuery): Promise<FoundPage>;
  /** Product ids for an incomplete keyword, best first. */
  suggest(keyword: string, limit: number): Promise<number[]>;
  /** Tyre sizes in stock, optionally within a category and its children, sorted by width, aspect and rim. */
  stockedSizes(category?: number): Promise<TyreSize[]>;
  /** What lists show, by brand and tyre size; the same object until the catalogue changes. */
  assortment(): Promise<AssortmentLine[]>;
}
