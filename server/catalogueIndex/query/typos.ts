import { stemsOf } from './searchText.js';
import { beginsWithVowel, soundKey } from './soundKey.js';

/** Shorter words have too many neighbours, and figures no misspellings. */
const SHORTEST_TERM_CHARS = 4;
/** Beside a longer word, which says most of what is meant, a shorter one may be wrong, too. */
const SHORTEST_TERM_BESIDE_CHARS = 3;
/** From this length on two letters may be wrong. */
const LONG_TERM_CHARS = 7;
/** A shorter beginning of a word is the beginning of too many. */
const SHORTEST_BEGINNING_CHARS = 5;
/** Fewer consonants say too little, unless the word is an Arabic one in Latin letters. */
const SHORTEST_SOUND = 3;
const SHORTEST_TRANSLITERATED_SOUND = 2;

/** Arabic in Latin letters, figures for some of them: `3agal`. */
const LETTERS_AND_FIGURES = /^(?=(?:\d*[a-z]){3})[a-z2356789]+$/;

/** The words that the shop knows. */
export interface Vocabulary {
  words: readonly string[];
  known: ReadonlySet<string>;
  bySound: ReadonlyMap<string, readonly string[]>;
  /** What the last unknown words were taken for: the same mistakes are made again and again. */
  taken: Map<string, string[]>;
}

const MOST_TAKEN = 1000;

/** Words by what they sound like, so that misspelled ones are found. */
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
 * Words that may be meant by one that is not known: the same with another ending, the nearest in spelling, of the
 * whole word or of its beginning, or those that sound alike in either script.
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
 * Whether the shop knows a word that is as near to this one: by one wrong letter, else in any way. Words that are
 * names, such as a car's, do not count.
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

/** Short Arabic words in Latin letters: `zeit` for زيت, `3agal` for عجل. */
function transliterated(term: string, { bySound }: Vocabulary): string[] {
  const sound = soundKey(term);
  if (!/^[a-z\d]+$/.test(term) || sound.length !== SHORTEST_TRANSLITERATED_SOUND) return [];
  const alike = bySound.get(sound) ?? [];
  return alike.filter(
    (word) => /^[\u0621-\u064a]+$/.test(word) && beginsWithVowel(word) === beginsWithVowel(term),
  );
}

/** While a word is being typed, a wrong letter in its beginning: `brigde` for `bridgestone`. */
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
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of the
 * other (optimal string alignment); any number above `limit` where it is more than that.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
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
