import type { ReadAs } from '../../domain/fitment/readAs.js';
import type { TyreFilter } from './query/listingFilters.js';

/** The interpretation of a search text: matching products, and the tyre that it describes. */
export interface Found {
  /** Ids of the products that match the words, best first; null if there are no words. */
  found: readonly number[] | null;
  marking: TyreFilter | null;
  /** Words, as written, that were dropped to get results. */
  leftOut: readonly string[];
  /** The car named in the text, if its tyres are meant. */
  readAs: ReadAs | null;
}
