import { soundKey } from './soundKey.js';

/** Shorter words have too many neighbours, and figures no misspellings. */
const SHORTEST_TERM_CHARS = 4;
/** From this length on two letters may be wrong. */
const LONG_TERM_CHARS = 7;
/** A shorter beginning of a word is the beginning of too many. */
const SHORTEST_BEGINNING_CHARS = 5;
/** Fewer consonants say too little. */
const SHORTEST_SOUND = 3;

/**
 * Known words that may be meant by one that is not known: the nearest in spelling, of the whole word or of its
 * beginning, or those that sound alike in either script.
 */
export function nearTerms(term: string, known: readonly string[]): string[] {
  if (term.length < SHORTEST_TERM_CHARS || /\d/.test(term)) return [];
  const allowed = term.length >= LONG_TERM_CHARS ? 2 : 1;
  const words = known.filter((candidate) => candidate.length >= SHORTEST_TERM_CHARS - 1);
  const distances = words.map((candidate) => ({
    candidate,
    distance: editDistance(term, candidate, allowed),
  }));
  const nearest = Math.min(...distances.map(({ distance }) => distance));
  if (nearest <= allowed) {
    return distances.flatMap(({ candidate, distance }) => (distance === nearest ? [candidate] : []));
  }
  const sound = soundKey(term);
  const alike = sound.length < SHORTEST_SOUND ? [] : words.filter((word) => soundKey(word) === sound);
  return alike.length > 0 ? alike : words.filter((word) => isNearBeginning(term, word));
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
