import { foldSearchText } from '../../domain/core/fold.js';
import type { FitmentPort } from '../ports/fitment.js';
import type { ListingColumns } from './query/listingColumns.js';
import { isMade } from './query/listingSelect.js';
import { type Reading, readSearch, type SearchReading } from './query/readSearch.js';
import { isTelling, searchTerms } from './query/searchText.js';
import { nearTerms, type Vocabulary, vocabularyOf } from './query/typos.js';
import { findForCar, readCarOf, tell } from './carSearch.js';
import type { Found } from './found.js';
import type { Reader } from '../database/sql.js';
import { numbers, texts } from '../database/rows.js';
import {
  allOf,
  anyOf,
  anywhere,
  type Expression,
  inKinds,
  inNames,
  joinedPairs,
  spelled,
} from './searchExpression.js';

/** Weight of each column of the search table when matches are ranked: name, brand, SKU, size, kind, other words. */
const COLUMN_WEIGHTS = '10.0, 8.0, 8.0, 4.0, 14.0, 1.0';

/** Looks words up in the search table. */
export interface CatalogueSearch {
  /**
   * Products that fit the car that is named; where none is, products in which all words are found. Where there are none, spelling mistakes are forgiven, and after that
   * words are left out that name no goods, if the others name a size, a kind of goods or a maker.
   */
  find(keyword: string, columns: ListingColumns): Promise<Found>;
  /** As `find`; where no product has all the words, those that any of them names. */
  suggest(keyword: string, columns: ListingColumns): Promise<Found>;
}

/** Looks words up by the database's full text; those that goods are called by are read once and kept. */
export function catalogueSearch(reader: Reader, fitment: FitmentPort): CatalogueSearch {
  const vocabularies = new WeakMap<ListingColumns, Promise<Vocabulary>>();

  function knownTerms(columns: ListingColumns): Promise<Vocabulary> {
    const known = vocabularies.get(columns) ?? readVocabulary(reader).then(vocabularyOf);
    vocabularies.set(columns, known);
    known.catch(() => vocabularies.delete(columns));
    return known;
  }

  async function corrected(terms: readonly string[], columns: ListingColumns): Promise<Expression[]> {
    const known = await knownTerms(columns);
    const isAlone = terms.length === 1;
    return terms.map((term) => anyOf([term, ...nearTerms(term, known, { isAlone })].map(spelled)));
  }

  /** Null where nothing is as the reading says. */
  async function lookUp(
    reading: Reading,
    columns: ListingColumns,
    { isForgiving = true } = {},
  ): Promise<Lookup | null> {
    const { terms, marking, isNamed } = reading;
    const made = (found: Lookup['found']) => (isMade(columns, found, marking) ? { found, marking } : null);
    if (terms.length === 0) return marking === null ? null : made(null);
    const within = isNamed === true ? inNames : anywhere;
    const asWritten = anyOf([allOf(terms.map(spelled)), ...joinedPairs(terms)]);
    const known = made(await match(reader, within(asWritten), columns));
    if (known !== null || !isForgiving) return known;
    return made(await match(reader, within(allOf(await corrected(terms, columns))), columns));
  }

  async function lookUpFirst(
    readings: readonly Reading[],
    columns: ListingColumns,
    options?: { isForgiving: boolean },
  ): Promise<Lookup | null> {
    for (const reading of readings) {
      const found = await lookUp(reading, columns, options);
      if (found !== null) return found;
    }
    return null;
  }

  async function findByWords(keyword: string, columns: ListingColumns): Promise<Found> {
    const reading = readSearch(keyword);
    const whole = await lookUpFirst(reading.readings, columns);
    if (whole !== null) return { ...whole, leftOut: [], readAs: null };
    const marking = reading.readings[0]?.marking ?? null;
    const fewer = await lookUpFewer(keyword, reading, columns);
    return fewer ?? { found: [], marking: reading.namesSize ? marking : null, leftOut: [], readAs: null };
  }

  async function lookUpFewer(
    text: string,
    reading: SearchReading,
    columns: ListingColumns,
  ): Promise<Found | null> {
    for (const kept of await fewerTerms(reader, reading, (terms) => corrected(terms, columns))) {
      const part = await lookUpFirst(
        reading.readings.map((each) => keeping(each, kept)),
        columns,
      );
      if (part !== null) return { ...part, leftOut: wordsWithout(text, kept), readAs: null };
    }
    return null;
  }

  async function find(keyword: string, columns: ListingColumns): Promise<Found> {
    const coded = await findCode(reader, keyword);
    const { readings } = readSearch(keyword);
    if (coded.length > 0) {
      const marking = readings[0]?.marking ?? null;
      const isAny = !isMade(columns, coded, marking);
      return { found: coded, marking: isAny ? null : marking, leftOut: [], readAs: null };
    }
    return (await findByCar(keyword, readings, columns)) ?? findByWords(keyword, columns);
  }

  /** Whether a word stands in any product's text, which no misspelt name does. */
  async function isWord(term: string): Promise<boolean> {
    return (await fitting(reader, new Map([[term, spelled(term)]]), anywhere)).size > 0;
  }

  async function findByCar(
    keyword: string,
    readings: readonly Reading[],
    columns: ListingColumns,
  ): Promise<Found | null> {
    const car = await readCarOf(keyword, fitment, await knownTerms(columns));
    if (car === null) return null;
    if (car.misspelt !== null && (await isWord(car.misspelt))) return null;
    if (!car.isSure) {
      const literal = await lookUpFirst(readings, columns, { isForgiving: false });
      if (literal !== null) return { ...literal, leftOut: [], readAs: null };
    }
    const found = await findForCar(car, columns, {
      lookUp: (each) => lookUpFirst(each, columns),
      lookUpFewer: (text, change) => {
        const reading = readSearch(text);
        return lookUpFewer(text, { ...reading, readings: reading.readings.map(change) }, columns);
      },
      find: (text) => findByWords(text, columns),
      match: (expression) => match(reader, expression, columns),
    });
    if (found !== null) return { ...found, leftOut: asWritten(found.leftOut, keyword) };
    // The car is known and so are its sizes, but no such tyre is sold.
    return car.isSure ? { ...(await findByWords(keyword, columns)), readAs: tell(car, columns) } : null;
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
      return isMade(columns, found, marking) ? { ...all, found, marking, leftOut: [] } : all;
    },
  };
}

type Lookup = Pick<Found, 'found' | 'marking'>;

/**
 * What is left of the words: those that stand somewhere in the shop or are like one that does, those that goods
 * are called by, those that stand there letter by letter, and beside a size those of makers and kinds alone. None
 * where no word tells which goods are meant.
 */
async function fewerTerms(
  reader: Reader,
  { readings, namesSize }: SearchReading,
  corrected: (terms: readonly string[]) => Promise<Expression[]>,
): Promise<ReadonlySet<string>[]> {
  const terms = [...new Set(readings.flatMap((reading) => reading.terms))];
  // Beside a size figures are numbers of pieces.
  const words = namesSize ? terms.filter((term) => !/^\d+$/.test(term)) : terms;
  const forgiving = await corrected(words);
  const alike = new Map(words.map((term, index) => [term, forgiving[index] ?? spelled(term)]));
  const exact = new Map(words.map((term) => [term, spelled(term)]));
  // Unknown words are given up only beside one that is written as it is.
  if (!namesSize && (await fitting(reader, exact, inKinds)).size === 0) return [];
  const kinds = await fitting(reader, alike, inKinds);
  const left = [
    await fitting(reader, alike, anywhere),
    await fitting(reader, alike, inNames),
    new Set([...(await fitting(reader, exact, anywhere)), ...kinds]),
    ...(namesSize ? [await fitting(reader, exact, inKinds)] : []),
  ];
  return left.filter(({ size }) => size < terms.length);
}

function keeping(reading: Reading, kept: ReadonlySet<string>): Reading {
  return { ...reading, terms: reading.terms.filter((term) => kept.has(term)) };
}

/** The words of a text, as written, of which nothing was looked for; figures say for themselves what they are. */
function wordsWithout(text: string, kept: ReadonlySet<string>): string[] {
  return text.split(/\s+/).filter((word) => {
    const telling = searchTerms(word).filter((term) => isTelling(term) && !/\d/.test(term));
    return telling.length > 0 && telling.every((term) => !kept.has(term));
  });
}

/** Folded words as they were written. */
function asWritten(words: readonly string[], text: string): string[] {
  const written = new Map(text.split(/\s+/).map((word) => [foldSearchText(word), word]));
  return words.map((word) => written.get(word) ?? word);
}

/** The terms whose spellings stand where they have to, each by itself. */
async function fitting(
  reader: Reader,
  spellings: ReadonlyMap<string, Expression>,
  within: (expression: Expression) => Expression,
): Promise<Set<string>> {
  const terms = new Set<string>();
  for (const [term, expression] of spellings) {
    const query = 'SELECT 1 FROM search WHERE search MATCH ? LIMIT 1';
    if ((await reader.rows(query, [within(expression)])).length > 0) terms.add(term);
  }
  return terms;
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
