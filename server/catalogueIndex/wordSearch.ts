import type { Reader } from '../database/sql.js';
import type { Found } from './found.js';
import { fitting, match, readVocabulary } from './fullText.js';
import type { ListingColumns } from './query/listingColumns.js';
import { isMade } from './query/listingSelect.js';
import { type Reading, readSearch, type SearchReading } from './query/readSearch.js';
import { isTelling, searchTerms } from './query/searchText.js';
import { nearTerms, type Vocabulary, vocabularyOf } from './query/typos.js';
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

/** What words are found by, in the catalogue that the columns hold. */
export interface WordSearch {
  /** The words that goods are called by. */
  knownTerms(columns: ListingColumns): Promise<Vocabulary>;
  /**
   * By the first reading of which something is found, every word at its word or, where forgiven, at that of a near
   * one; null where there is none.
   */
  lookUpFirst(
    readings: readonly Reading[],
    columns: ListingColumns,
    options?: { isForgiving: boolean },
  ): Promise<Lookup | null>;
  /** As `lookUpFirst`, with fewer and fewer of the words. */
  lookUpFewer(text: string, reading: SearchReading, columns: ListingColumns): Promise<Found | null>;
  /** By all words, else by those of them that can be found. */
  find(text: string, columns: ListingColumns): Promise<Found>;
}

/** What was found, and what is asked of each tyre among it. */
export type Lookup = Pick<Found, 'found' | 'marking'>;

/** Looks words up by the database's full text; those that goods are called by are read once and kept. */
export function wordSearch(reader: Reader): WordSearch {
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

  async function find(keyword: string, columns: ListingColumns): Promise<Found> {
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

  return { knownTerms, lookUpFirst, lookUpFewer, find };
}

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
