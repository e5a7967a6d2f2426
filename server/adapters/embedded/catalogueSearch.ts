import type { TyreSize } from '../../../domain/tyre.js';
import { ofSize } from './catalogueFilter.js';
import type { Reader } from './database.js';
import { numbers, text } from './rows.js';
import { readSearch, withoutArticle, wordsOf } from './searchText.js';
import { nearTerms } from './typos.js';

/** What a search text means: words that were looked up, and a tyre size. */
export interface Found {
  /** Ids of the products that the words match, best first; null where there are no words. */
  found: number[] | null;
  size: TyreSize | null;
}

/** Weight of each column of the search table when matches are ranked: name, brand, SKU, size, kind, other words. */
const COLUMN_WEIGHTS = '10.0, 6.0, 8.0, 5.0, 8.0, 1.0';

/** Looks words up in the search table. */
export interface CatalogueSearch {
  /** Products in which all words are found, spelling mistakes of one letter forgiven where nothing matches. */
  find(keyword: string): Promise<Found>;
  /** As `find`; where no product has all the words, those that have any. */
  suggest(keyword: string): Promise<Found>;
}

export function catalogueSearch(reader: Reader): CatalogueSearch {
  let vocabulary: Promise<string[]> | null = null;
  const knownTerms = () => (vocabulary ??= loadVocabulary(reader));

  async function find(keyword: string): Promise<Found & { terms: string[][] }> {
    const { terms, size } = await readKnownSizes(reader, keyword);
    const spelled = terms.map((term) => [term]);
    if (terms.length === 0) return { found: null, size, terms: spelled };
    const found = await match(reader, spelled, 'AND');
    if (found.length > 0) return { found, size, terms: spelled };
    const known = await knownTerms();
    const corrected = terms.map((term) => [term, ...nearTerms(term, known)]);
    return { found: await match(reader, corrected, 'AND'), size, terms: corrected };
  }

  return {
    find,
    async suggest(keyword) {
      const all = await find(keyword);
      if (all.found?.length !== 0) return all;
      return { found: await match(reader, all.terms, 'OR'), size: all.size };
    },
  };
}

/** A size that nobody makes is no size: its figures are words then, such as a part number. */
async function readKnownSizes(reader: Reader, keyword: string): Promise<ReturnType<typeof readSearch>> {
  const request = readSearch(keyword);
  if (request.size === null) return request;
  const { sql, args } = ofSize(request.size);
  const rows = await reader.rows(`SELECT 1 FROM items i WHERE ${sql} LIMIT 1`, args);
  return rows.length > 0 ? request : { terms: wordsOf(keyword), size: null };
}

/** Ids of the products that hold each (or any) of the terms in one of its spellings, best first. */
async function match(
  reader: Reader,
  terms: readonly (readonly string[])[],
  operator: 'AND' | 'OR',
): Promise<number[]> {
  const expression = terms.map(anySpelling).join(` ${operator} `);
  const [row] = await reader.rows(
    `SELECT json_group_array(id) AS ids FROM (
       SELECT p.id FROM search JOIN products p ON p.id = search.rowid
       WHERE search MATCH ? ORDER BY bm25(search, ${COLUMN_WEIGHTS}) * p.weight, p.id)`, // bm25 is negative
    [expression],
  );
  return row === undefined ? [] : numbers(row, 'ids');
}

/** Terms are letters and digits alone (see `searchTerms`), so quoting them cannot be broken out of. */
function anySpelling(spellings: readonly string[]): string {
  const variants = new Set(spellings.flatMap((term) => [term, withoutArticle(term)]));
  return `(${[...variants].map((term) => `"${term}"*`).join(' OR ')})`;
}

async function loadVocabulary(reader: Reader): Promise<string[]> {
  const rows = await reader.rows('SELECT term FROM search_terms');
  return rows.map((row) => text(row, 'term'));
}
