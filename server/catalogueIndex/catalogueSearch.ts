import { foldSearchText } from '../../domain/text/fold.js';
import type { Reader } from '../database/sql/sql.js';
import type { FitmentPort } from '../ports/fitment.js';
import { memoizeByObject } from '../ports/shared/memoizeByObject.js';
import { findForCar, readCarOf, describeReading } from './carSearch.js';
import type { Found } from './found.js';
import { findCode, fitting, match, matchUnranked } from './fullText.js';
import type { ListingColumns } from './query/listingColumns.js';
import { isMade } from './query/listingSelect.js';
import { type Reading, readSearch } from './query/readSearch.js';
import { anyOf, anywhere, inNames, spelled } from './text/searchExpression.js';
import { hasSynonyms, orSynonyms, type Synonyms } from './synonyms/otherNames.js';
import { wordSearch } from './wordSearch.js';

/** Word search in the search table. */
interface CatalogueSearch {
  /**
   * Products that fit the car in the text; without a car, products that contain all words. If there are none, spelling
   * is corrected, and then words that name no product are dropped, provided that the others name a size, a kind of
   * product or a brand.
   */
  find(keyword: string, columns: ListingColumns): Promise<Found>;
  /** Like `find`, but if no product has all words, products that match any of them. */
  suggest(keyword: string, columns: ListingColumns): Promise<Found>;
}

/** Finds products by code, by the car that they fit, and by words. */
export function catalogueSearch(
  reader: Reader,
  fitment: FitmentPort,
  synonyms: () => Promise<Synonyms>,
): CatalogueSearch {
  const words = wordSearch(reader, synonyms);

  /** Finds under way, by their text: the search box asks for products and for their number at the same time. */
  const underWay = memoizeByObject(() => new Map<string, Promise<Found>>());

  function find(keyword: string, columns: ListingColumns): Promise<Found> {
    const finds = underWay(columns);
    const running = finds.get(keyword) ?? findAnew(keyword, columns).finally(() => finds.delete(keyword));
    finds.set(keyword, running);
    return running;
  }

  async function findAnew(keyword: string, columns: ListingColumns): Promise<Found> {
    const coded = await findCode(reader, keyword);
    const { readings } = readSearch(keyword);
    if (coded.length > 0) {
      const marking = readings[0]?.marking ?? null;
      const isAny = !isMade(columns, coded, marking);
      return { found: coded, marking: isAny ? null : marking, leftOut: [], readAs: null };
    }
    return (await findByCar(keyword, readings, columns)) ?? words.find(keyword, columns);
  }

  /** Whether a word occurs in any product's text or has synonyms; misspelt names do not. */
  async function isWord(term: string): Promise<boolean> {
    if (hasSynonyms(term, await synonyms())) return true;
    return (await fitting(reader, new Map([[term, spelled(term)]]), anywhere)).size > 0;
  }

  async function findByCar(
    keyword: string,
    readings: readonly Reading[],
    columns: ListingColumns,
  ): Promise<Found | null> {
    const car = await readCarOf(keyword, fitment, await words.knownTerms(columns));
    if (car === null) return null;
    if (car.misspelt !== null && (await isWord(car.misspelt))) return null;
    if (!car.isSure) {
      const literal = await words.lookUpFirst(readings, columns, { isForgiving: false });
      if (literal !== null) return { ...literal, leftOut: [], readAs: null };
    }
    const found = await findForCar(car, columns, {
      lookUp: (each) => words.lookUpFirst(each, columns),
      lookUpFewer: (text, change) => {
        const reading = readSearch(text);
        return words.lookUpFewer(text, { ...reading, readings: reading.readings.map(change) }, columns);
      },
      find: (text) => words.find(text, columns),
      match: (expression) => match(reader, expression, columns),
      matchUnranked: (expression) => matchUnranked(reader, expression),
    });
    if (found !== null) return { ...found, leftOut: asWritten(found.leftOut, keyword) };
    // The car and its sizes are known, but no such tyre is sold.
    return car.isSure
      ? { ...(await words.find(keyword, columns)), readAs: describeReading(car, columns) }
      : null;
  }

  return {
    find,
    async suggest(keyword, columns) {
      const all = await find(keyword, columns);
      const { terms, marking } = readSearch(keyword).readings.at(-1) ?? { terms: [], marking: null };
      // Numbers alone are too ambiguous.
      const telling = terms.filter((term) => !/^\d+$/.test(term));
      if (all.found?.length !== 0 || terms.length < 2 || telling.length === 0) return all;
      const some = anyOf(orSynonyms(telling, telling.map(spelled), await synonyms()).map(inNames));
      const found = await match(reader, some, columns);
      return isMade(columns, found, marking) ? { ...all, found, marking, leftOut: [] } : all;
    },
  };
}

/** Maps folded words back to their original spelling. */
function asWritten(words: readonly string[], text: string): string[] {
  const written = new Map(text.split(/\s+/).map((word) => [foldSearchText(word), word]));
  return words.map((word) => written.get(word) ?? word);
}
