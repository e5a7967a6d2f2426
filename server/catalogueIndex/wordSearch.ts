import type { Reader } from '../database/sql/sql.js';
import type { Found } from './found.js';
import { fitting, match, readVocabulary } from './fullText.js';
import type { KnownWords, ListingColumns } from './query/listingColumns.js';
import { isMade } from './query/listingSelect.js';
import { type Reading, readSearch, type SearchReading } from './query/readSearch.js';
import { isContentWord, searchTerms } from './text/searchText.js';
import { eachOrSynonyms, orSynonyms, type Synonyms } from './synonyms/otherNames.js';
import { nearTerms, type Vocabulary, vocabularyOf } from './text/typos.js';
import {
  allOf,
  anyOf,
  anywhere,
  type Expression,
  inKinds,
  inNames,
  orJoined,
  spelled,
} from './text/searchExpression.js';

/** Word search in the catalogue of the given columns. */
interface WordSearch {
  /** Words in product names. */
  knownTerms(columns: ListingColumns): Promise<Vocabulary>;
  /**
   * The result of the first interpretation that matches, by exact words or, if `isForgiving`, also by corrected ones; null if
   * none matches.
   */
  lookUpFirst(
    readings: readonly Reading[],
    columns: ListingColumns,
    options?: { isForgiving: boolean },
  ): Promise<Lookup | null>;
  /** Like `lookUpFirst`, dropping more and more words. */
  lookUpFewer(text: string, reading: SearchReading, columns: ListingColumns): Promise<Found | null>;
  /** Products that match all words, or else as many of them as possible. */
  find(text: string, columns: ListingColumns): Promise<Found>;
}

/** The found products, and conditions on tyres among them. */
type Lookup = Pick<Found, 'found' | 'marking'>;

/** Searches words and their synonyms in the full-text index; the words of product names are cached. */
export function wordSearch(reader: Reader, synonyms: () => Promise<Synonyms>): WordSearch {
  const vocabularies = new WeakMap<KnownWords, Promise<Vocabulary>>();

  function knownTerms({ words }: ListingColumns): Promise<Vocabulary> {
    const known = vocabularies.get(words) ?? readWords(reader, words).then(vocabularyOf);
    vocabularies.set(words, known);
    known.catch(() => vocabularies.delete(words));
    return known;
  }

  async function corrected(terms: readonly string[], columns: ListingColumns): Promise<Expression[]> {
    const known = await knownTerms(columns);
    const isAlone = terms.length === 1;
    return terms.map((term) => anyOf([term, ...nearTerms(term, known, { isAlone })].map(spelled)));
  }

  /** Null if nothing matches this interpretation. */
  async function lookUp(
    reading: Reading,
    columns: ListingColumns,
    { isForgiving = true } = {},
  ): Promise<Lookup | null> {
    const { terms, marking, isNamed } = reading;
    const made = (found: Lookup['found']) => (isMade(columns, found, marking) ? { found, marking } : null);
    if (terms.length === 0) return marking === null ? null : made(null);
    const within = isNamed === true ? inNames : anywhere;
    const names = await synonyms();
    const matching = (own: Expression[]) =>
      match(reader, within(allOf(orSynonyms(terms, own, names))), columns);
    const known = made(await matching(orJoined(terms)));
    if (known !== null || !isForgiving) return known;
    return made(await matching(await corrected(terms, columns)));
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
    const spellings = {
      corrected: (terms: readonly string[]) => corrected(terms, columns),
      synonyms: await synonyms(),
    };
    for (const kept of await fewerTerms(reader, reading, spellings)) {
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

async function readWords(reader: Reader, words: KnownWords): Promise<readonly string[]> {
  words.list ??= await readVocabulary(reader);
  return words.list;
}

/**
 * Subsets of the words, in order: those that occur in the shop or resemble one that does, those in product names, those
 * that occur exactly, and next to a size only brands and kinds. Empty if no word identifies a product.
 */
async function fewerTerms(
  reader: Reader,
  { readings, namesSize }: SearchReading,
  spellings: { corrected: (terms: readonly string[]) => Promise<Expression[]>; synonyms: Synonyms },
): Promise<ReadonlySet<string>[]> {
  const terms = [...new Set(readings.flatMap((reading) => reading.terms))];
  // Next to a size, numbers are quantities.
  const words = namesSize ? terms.filter((term) => !/^\d+$/.test(term)) : terms;
  const { corrected, synonyms } = spellings;
  const alike = eachOrSynonyms(words, await corrected(words), synonyms);
  const exact = eachOrSynonyms(words, words.map(spelled), synonyms);
  // Unknown words are dropped only next to one that matches exactly.
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

/**
 * The words of a text, as written, that were not searched for; numbers are excluded, because they are self-explanatory.
 */
function wordsWithout(text: string, kept: ReadonlySet<string>): string[] {
  return text.split(/\s+/).filter((word) => {
    const telling = searchTerms(word).filter((term) => isContentWord(term) && !/\d/.test(term));
    return telling.length > 0 && telling.every((term) => !kept.has(term));
  });
}
