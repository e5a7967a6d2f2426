import { stemsOf } from './searchText.js';
import { beginsWithVowel, soundKey } from './soundKey.js';

/** Shorter words have too many neighbours, and numbers are not misspelt. */
const SHORTEST_TERM_CHARS = 4;
/** Next to a longer word, which carries most of the meaning, a shorter one may be corrected too. */
const SHORTEST_TERM_BESIDE_CHARS = 3;
/** From this length on, two wrong letters are allowed. */
const LONG_TERM_CHARS = 7;
/** A shorter prefix matches too many words. */
const SHORTEST_BEGINNING_CHARS = 5;
/** Fewer consonants are too ambiguous, unless the word is romanised Arabic. */
const SHORTEST_SOUND = 3;
const SHORTEST_TRANSLITERATED_SOUND = 2;

/** Romanised Arabic with digits for some letters: `3agal`. */
const LETTERS_AND_FIGURES = /^(?=(?:\d*[a-z]){3})[a-z2356789]+$/;

/** The words that occur in the shop. */
export interface Vocabulary {
  words: readonly string[];
  known: ReadonlySet<string>;
  bySound: ReadonlyMap<string, readonly string[]>;
  /** Cache of corrections, because the same mistakes recur. */
  taken: Map<string, string[]>;
}

const MOST_TAKEN = 1000;

/** Words indexed by phonetic key, for spelling correction. */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const bySound = new Map<string, string[]>();
  for (const word of words.filter(({ length }) => length >= SHORTEST_TERM_BESIDE_CHARS)) {
    const sound = soundKey(word);
    const alike = bySound.get(sound);
    if (alike === undefined) bySound.set(sound, [word]);
    else alike.push(word);
  }
  return { words, known: new Set(words), bySound, taken: new Map() };
}

/**
 * Corrections of an unknown word: the same stem with another suffix, the nearest spelling of the word or its prefix, or
 * words that sound alike in either script.
 */
export function nearTerms(term: string, vocabulary: Vocabulary, { isAlone = true } = {}): string[] {
  const { taken } = vocabulary;
  const key = isAlone ? term : `${term} beside others`;
  const known = taken.get(key);
  if (known !== undefined) return known;
  if (taken.size >= MOST_TAKEN) taken.clear();
  const near = findNear(term, vocabulary, isAlone);
  taken.set(key, near);
  return near;
}

function findNear(term: string, vocabulary: Vocabulary, isAlone: boolean): string[] {
  if (/\d/.test(term)) return LETTERS_AND_FIGURES.test(term) ? soundAlikes(term, vocabulary) : [];
  const shortest = isAlone ? SHORTEST_TERM_CHARS : SHORTEST_TERM_BESIDE_CHARS;
  if (term.length < shortest) return transliterated(term, vocabulary);
  const stem = stemsOf(term).find((each) => vocabulary.words.some((word) => word.startsWith(each)));
  if (stem !== undefined) return [stem];
  const nearest = nearestTerms(term, vocabulary.words);
  if (nearest.length > 0) return nearest;
  const alike = soundAlikes(term, vocabulary);
  return alike.length > 0 ? alike : vocabulary.words.filter((word) => isNearBeginning(term, word));
}

/**
 * Whether the shop has a word this similar: by one wrong letter, or by any correction. Words that are names, such as a
 * car's, do not count.
 */
export function isKnownWithin(
  term: string,
  vocabulary: Vocabulary,
  { distance, isName }: { distance: number; isName: (word: string) => boolean },
): boolean {
  const { words, known } = vocabulary;
  if (known.has(term)) return true;
  if (distance !== 1) return nearTerms(term, vocabulary, { isAlone: false }).some((word) => !isName(word));
  return words.some((word) => !isName(word) && editDistance(term, word, 1) <= 1);
}

function nearestTerms(term: string, words: readonly string[]): string[] {
  const allowed = term.length >= LONG_TERM_CHARS ? 2 : 1;
  const isShort = term.length < SHORTEST_TERM_CHARS;
  const near = words
    .filter(
      (word) => word.length >= SHORTEST_TERM_CHARS - 1 && (!isShort || word.startsWith(term.slice(0, 1))),
    )
    .map((word) => ({ word, distance: editDistance(term, word, allowed) }));
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return nearest > allowed ? [] : near.flatMap(({ word, distance }) => (distance === nearest ? [word] : []));
}

function soundAlikes(term: string, vocabulary: Vocabulary): string[] {
  const sound = soundKey(term);
  if (sound.length < SHORTEST_SOUND) return transliterated(term, vocabulary);
  return [...(vocabulary.bySound.get(sound) ?? [])];
}

/** Short romanised Arabic words: `zeit` for زيت, `3agal` for عجل. */
function transliterated(term: string, { bySound }: Vocabulary): string[] {
  const sound = soundKey(term);
  if (!/^[a-z\d]+$/.test(term) || sound.length !== SHORTEST_TRANSLITERATED_SOUND) return [];
  const alike = bySound.get(sound) ?? [];
  return alike.filter(
    (word) => /^[\u0621-\u064a]+$/.test(word) && beginsWithVowel(word) === beginsWithVowel(term),
  );
}

/** A typo in a word that is still being typed: `brigde` for `bridgestone`. */
function isNearBeginning(term: string, word: string): boolean {
  if (term.length < SHORTEST_BEGINNING_CHARS) return false;
  return [0, 1, -1].some(
    (more) =>
      word.length > term.length + more &&
      word.startsWith(term.slice(0, 1)) &&
      editDistance(term, word.slice(0, term.length + more), 1) <= 1,
  );
}

/**
 * The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. Returns any
 * number above `limit` if the distance exceeds it.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(previous, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : Infinity;
      row.push(Math.min(change, swap, at(previous, j) + 1, at(row, j - 1) + 1));
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, previous] = [previous, row];
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
