import type { TyreMarking } from '../../../domain/tyre.js';
import type { ListingColumns } from '../search/listingColumns.js';
import { isMade } from '../search/listingSelect.js';
import { type Reading, readSearch } from '../search/readSearch.js';
import { searchTerms, withoutArticle } from '../search/searchText.js';
import { nearTerms } from '../search/typos.js';
import type { Reader } from './database.js';
import { numbers, texts } from './rows.js';

/** What a search text means: words that were looked up, and what it says of the tyre wanted. */
export interface Found {
  /** Ids of the products that the words match, best first; null where there are no words. */
  found: readonly number[] | null;
  marking: TyreMarking | null;
}

/** Weight of each column of the search table when matches are ranked: name, brand, SKU, size, kind, other words. */
const COLUMN_WEIGHTS = '10.0, 8.0, 8.0, 4.0, 14.0, 1.0';

/** Looks words up in the search table. */
export interface CatalogueSearch {
  /** Products in which all words are found; where there are none, spelling mistakes are forgiven. */
  find(keyword: string, columns: ListingColumns): Promise<Found>;
  /** As `find`; where no product has all the words, those that any of them names. */
  suggest(keyword: string, columns: ListingColumns): Promise<Found>;
}

/** In the language of the search table. */
type Expression = string;

export function catalogueSearch(reader: Reader): CatalogueSearch {
  const vocabularies = new WeakMap<ListingColumns, Promise<string[]>>();

  function knownTerms(columns: ListingColumns): Promise<string[]> {
    const known = vocabularies.get(columns) ?? readVocabulary(reader);
    vocabularies.set(columns, known);
    known.catch(() => vocabularies.delete(columns));
    return known;
  }

  async function corrected(terms: readonly string[], columns: ListingColumns): Promise<Expression[]> {
    const known = await knownTerms(columns);
    return terms.map((term) => anyOf([term, ...nearTerms(term, known)].map(spelled)));
  }

  /** Null where nothing is as the reading says. */
  async function lookUp({ terms, marking }: Reading, columns: ListingColumns): Promise<Found | null> {
    const made = (found: Found['found']) => (isMade(columns, found, marking) ? { found, marking } : null);
    if (terms.length === 0) return marking === null ? null : made(null);
    const asWritten = anyOf([allOf(terms.map(spelled)), ...joinedPairs(terms)]);
    const known = made(await match(reader, asWritten, columns));
    return known ?? made(await match(reader, allOf(await corrected(terms, columns)), columns));
  }

  async function find(keyword: string, columns: ListingColumns): Promise<Found> {
    const { readings, namesSize } = readSearch(keyword);
    const [first] = readings;
    const coded = await findCode(reader, keyword);
    if (coded.length > 0) {
      const marking = first?.marking ?? null;
      return { found: coded, marking: isMade(columns, coded, marking) ? marking : null };
    }
    for (const reading of readings) {
      const found = await lookUp(reading, columns);
      if (found !== null) return found;
    }
    return { found: [], marking: namesSize ? (first?.marking ?? null) : null };
  }

  return {
    find,
    async suggest(keyword, columns) {
      const all = await find(keyword, columns);
      const { terms, marking } = readSearch(keyword).readings.at(-1) ?? { terms: [], marking: null };
      // Figures alone say too little of what is meant.
      const telling = terms.filter((term) => !/^\d+$/.test(term));
      if (all.found?.length !== 0 || terms.length < 2 || telling.length === 0) return all;
      const some = anyOf(telling.map((term) => inNames(spelled(term))));
      const found = await match(reader, some, columns);
      return isMade(columns, found, marking) ? { found, marking } : all;
    },
  };
}

function allOf(expressions: readonly Expression[]): Expression {
  return expressions.map((expression) => `(${expression})`).join(' AND ');
}

function anyOf(expressions: readonly Expression[]): Expression {
  return expressions.map((expression) => `(${expression})`).join(' OR ');
}

/**
 * A word or its beginning, with or without the Arabic article; the whole word counts for more. Terms are letters
 * and digits alone (see `searchTerms`), so quoting them cannot be broken out of.
 */
function spelled(term: string): Expression {
  return [...new Set([term, withoutArticle(term)])]
    .flatMap((form) => [`"${form}"`, `"${form}"*`])
    .join(' OR ');
}

/** Only where goods are named, not where they are described. */
function inNames(expression: Expression): Expression {
  return `{name brand sku kind} : (${expression})`;
}

/** Neighbours written apart that the shop writes in one: `good year`, `pt 515`. */
function joinedPairs(terms: readonly string[]): Expression[] {
  return terms.slice(1).map((term, index) => {
    const pair = `${terms[index] ?? ''}${term}`;
    return allOf([...terms.slice(0, index), pair, ...terms.slice(index + 2)].map(spelled));
  });
}

const SHORTEST_CODE_CHARS = 5;

/** The products whose code, or a variation's, the text is, with or without its hyphens. */
async function findCode(reader: Reader, keyword: string): Promise<number[]> {
  const code = searchTerms(keyword).join('');
  if (code.length < SHORTEST_CODE_CHARS) return [];
  const [row] = await reader.rows(
    `SELECT json_group_array(DISTINCT p.id) AS ids FROM products p JOIN items i ON i.product_id = p.id
     WHERE p.id IN (SELECT rowid FROM search WHERE search MATCH ?)
       AND ?2 IN (lower(replace(p.sku, '-', '')), lower(replace(i.sku, '-', '')))`,
    [`sku : "${code}"`, code],
  );
  return row === undefined ? [] : numbers(row, 'ids');
}

/** Ids of the products that the expression matches, best first. */
async function match(reader: Reader, expression: Expression, columns: ListingColumns): Promise<number[]> {
  const [row] = await reader.rows(
    `WITH matches AS MATERIALIZED (
       SELECT rowid AS id, bm25(search, ${COLUMN_WEIGHTS}) AS score FROM search WHERE search MATCH ?
     )
     SELECT json_group_array(id) AS ids, json_group_array(score) AS scores FROM matches`,
    [expression],
  );
  if (row === undefined) return [];
  const scores = numbers(row, 'scores');
  // bm25 is negative: the less, the better.
  const weighed = numbers(row, 'ids').map((id, index) => ({
    id,
    score: (scores[index] ?? 0) * (columns.weight[columns.placeOf.get(id) ?? 0] ?? 1),
  }));
  return weighed.sort((a, b) => a.score - b.score || a.id - b.id).map(({ id }) => id);
}

/** Words that goods are called by. Those of longer texts are too many to be what a misspelled word means. */
async function readVocabulary(reader: Reader): Promise<string[]> {
  const [row] = await reader.rows(
    "SELECT json_group_array(DISTINCT term) AS terms FROM search_columns WHERE col IN ('name', 'brand', 'kind')",
  );
  return row === undefined ? [] : texts(row, 'terms');
}
