import type { Car } from '../../../domain/fitment/fitment.js';
import { type CarNames, exactCars, nameKey, nearCars } from './carNames.js';
import { range } from './range.js';
import { FOR_CARS_TERMS, KIND_TERMS } from '../text/searchDocument.js';
import { isContentWord } from '../text/searchText.js';

/** Whether the catalogue has a word within this edit distance. */
export type IsTaken = (word: string, distance: number) => boolean;

const LONGEST_NAME_WORDS = 4;

/** Consecutive words that name cars. */
export interface Hit {
  start: number;
  end: number;
  cars: readonly Car[];
  isSure: boolean;
  misspelt?: string;
}

/** One- or two-letter names, numbers, and words for products name a car only if nothing else is meant. */
function isWeak(key: string): boolean {
  return /^\d+$/.test(key) || /^[a-z\d]{1,2}$/.test(key) || KIND_TERMS.has(key);
}

/** The word sequences that name cars: all certain ones, or else the one possible one. */
export function findHits(words: readonly string[], names: CarNames, isTaken: IsTaken): Hit[] {
  const hits: Hit[] = [];
  const weak: Hit[] = [];
  const isFree = (index: number) => hits.every(({ start, end }) => index < start || index >= end);
  for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      if (!range(start, end).every(isFree)) continue;
      const key = nameKey(words.slice(start, end).join(' '));
      const cars = exactCars(key, names);
      if (cars.length === 0 || /^\d{1,2}$/.test(key)) continue;
      const hit = { start, end, cars, isSure: !isWeak(key) };
      (hit.isSure ? hits : weak).push(hit);
    }
  }
  if (namesModel(hits)) return [...hits, ...weak.filter((hit) => isMakeOf(hit, hits))];
  const model = nearModel(words, { hits, weak, names, isTaken });
  if (model !== null) return [...hits, model];
  return hits.length > 0 ? hits : weak.slice(0, 1);
}

function namesModel(hits: readonly Hit[]): boolean {
  return hits.some(({ cars }) => cars.some(({ model }) => model !== null));
}

/** Whether an ambiguous word is the make of a named model: `جيب شيروكي`. */
function isMakeOf({ cars }: Hit, hits: readonly Hit[]): boolean {
  return cars.some(
    (car) => car.model === null && hits.some((hit) => hit.cars.some(({ make }) => make === car.make)),
  );
}

/** A misspelt model or make, or one named by an ambiguous word next to its make. */
function nearModel(
  words: readonly string[],
  {
    hits,
    weak,
    names,
    isTaken,
  }: { hits: readonly Hit[]; weak: readonly Hit[]; names: CarNames; isTaken: IsTaken },
): Hit | null {
  const isOfMake = ({ make, model }: Car) =>
    hits.length === 0 || (model !== null && hits.some(({ cars }) => cars.some((car) => car.make === make)));
  const isSure = hits.length > 0;
  const beside = isSure ? weak.find(({ cars }) => cars.some(isOfMake)) : undefined;
  if (beside !== undefined) return { ...beside, cars: beside.cars.filter(isOfMake), isSure };
  let best: (Hit & { distance: number }) | null = null;
  for (const [start, word] of words.entries()) {
    const key = nameKey(word);
    const isOther = KIND_TERMS.has(key) || FOR_CARS_TERMS.has(key) || !isContentWord(key);
    if (isOther || hits.some((hit) => start >= hit.start && start < hit.end)) continue;
    const near = nearCars(key, names);
    const cars = near?.cars.filter(isOfMake) ?? [];
    if (near === null || cars.length === 0 || near.distance >= (best?.distance ?? Infinity)) continue;
    if (!isTaken(key, near.distance)) {
      best = { start, end: start + 1, cars, isSure, misspelt: key, distance: near.distance };
    }
  }
  return best;
}
