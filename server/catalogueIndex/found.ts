import type { ReadAs } from '../../domain/fitment/readAs.js';
import type { WantedTyre } from './query/listingSelect.js';

/** What a search text means: words that were looked up, and what it says of the tyre wanted. */
export interface Found {
  /** Ids of the products that the words match, best first; null where there are no words. */
  found: readonly number[] | null;
  marking: WantedTyre | null;
  /** Words, as written, that were left out so that the others find something. */
  leftOut: readonly string[];
  /** The car that the text names, where tyres for it are meant. */
  readAs: ReadAs | null;
}
