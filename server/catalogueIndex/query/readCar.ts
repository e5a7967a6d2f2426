import {
  type Car,
  type CarModel,
  type Fitment,
  fitmentsOf,
  sizesOf,
} from '../../../domain/fitment/fitment.js';
import type { TyreSize } from '../../../domain/catalogue/tyre.js';
import { foldSearchText } from '../../../domain/core/fold.js';
import { CAR_FIRST_YEAR } from '../../../domain/core/limits.js';
import { type CarNames, exactCars, nameKey, nearCars } from './carNames.js';
import { FOR_CARS_TERMS, KIND_TERMS } from './searchDocument.js';
import { isTelling } from './searchText.js';

/** A car that a text names, and what is left of the text. */
export interface CarText {
  /** One a model or generation that may be meant; with a null model, any of the make. */
  cars: readonly Car[];
  /** The years named, from and to; null where none is. */
  years: readonly [from: number, to: number] | null;
  /** What fits these cars in these years; empty where that is not known. */
  fitments: readonly Fitment[];
  sizes: readonly TyreSize[];
  /** Folded words that name no car. */
  rest: string;
  /** The word that was taken for a misspelt name; null where all names are as written. */
  misspelt: string | null;
  /** false: misspelt, or a word that means something else as well; other meanings come first. */
  isSure: boolean;
}

/** Whether the catalogue has a word that is as near to this one as `distance`. */
type IsTaken = (word: string, distance: number) => boolean;

const MOST_WORDS = 16;
const LONGEST_NAME_WORDS = 4;

/** A run of words that names cars. */
interface Hit {
  start: number;
  end: number;
  cars: readonly Car[];
  isSure: boolean;
  misspelt?: string;
}

/** The car that a text names in any order, spelling and script, with or without its year; null where it names none. */
export function readCar(text: string, names: CarNames, isTaken: IsTaken): CarText | null {
  const words = splitWords(text, names);
  const hits = findHits(words, names, isTaken);
  if (hits.length === 0) return null;
  const used = new Set(hits.flatMap(({ start, end }) => range(start, end)));
  const cars = narrowed(commonCars(hits), words, { used, names, after: hits.map(({ end }) => end) });
  const years = takeYears(words, { used, cars, after: hits.map(({ end }) => end) });
  const fitments = years === null ? cars.flatMap((car) => fitmentsOf(car)) : fitmentsIn(cars, years);
  return {
    cars,
    years,
    fitments,
    sizes: sizesOf(fitments),
    rest: words.filter((word, index) => !used.has(index) && !FOR_CARS_TERMS.has(word)).join(' '),
    misspelt: hits.find((hit) => hit.misspelt !== undefined)?.misspelt ?? null,
    isSure: hits.some(({ isSure }) => isSure),
  };
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

/** `كورولا2018` → `كورولا`, `2018`: figures are written onto names. */
function splitWords(text: string, names: CarNames): string[] {
  return foldSearchText(text)
    .split(' ')
    .flatMap((word) => {
      const [, name = '', figures = ''] = /^(\p{L}{3,})(\d{1,4})$/u.exec(word) ?? [];
      const isGlued = name !== '' && exactCars(nameKey(word), names).length === 0;
      return isGlued && exactCars(name, names).length > 0 ? [name, figures] : [word];
    })
    .filter((word) => nameKey(word) !== '')
    .slice(0, MOST_WORDS);
}

/** Names of one or two letters or of figures, and words for goods, name a car only where nothing else is meant. */
function isWeak(key: string): boolean {
  return /^\d+$/.test(key) || /^[a-z\d]{1,2}$/.test(key) || KIND_TERMS.has(key);
}

function findHits(words: readonly string[], names: CarNames, isTaken: IsTaken): Hit[] {
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

/** Whether a weak word is the make of a model that is named: `جيب شيروكي`. */
function isMakeOf({ cars }: Hit, hits: readonly Hit[]): boolean {
  return cars.some(
    (car) => car.model === null && hits.some((hit) => hit.cars.some(({ make }) => make === car.make)),
  );
}

/** A model, or a make, that is misspelt, or named by a weak word beside its make. */
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
    const isOther = KIND_TERMS.has(key) || FOR_CARS_TERMS.has(key) || !isTelling(key);
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

/** The cars that all names agree on, else those of all: of a make and a model the model, of its generations these. */
function commonCars(hits: readonly Hit[]): Car[] {
  const named = hits
    .map(({ cars }) => cars.filter(({ model }) => model !== null))
    .filter(({ length }) => length > 0);
  const makes = new Set(
    hits.flatMap(({ cars }) => cars.filter(({ model }) => model === null).map(({ make }) => make)),
  );
  if (named.length === 0) return [...makes].map((make) => ({ make, model: null, generation: null }));
  const isOfMake = ({ make }: Car) => makes.has(make);
  const ofMakes = named.map((cars) => (cars.some(isOfMake) ? cars.filter(isOfMake) : cars));
  const shared = (ofMakes[0] ?? [])
    .map(({ model }) => model)
    .filter((model) => ofMakes.every((cars) => cars.some((car) => car.model === model)));
  const all = ofMakes.flat().filter(({ model }) => shared.length === 0 || shared.includes(model));
  return withoutWider(all);
}

/** A model beside one of its generations says no more than the generation. */
function withoutWider(cars: readonly Car[]): Car[] {
  return [...new Set(cars)].filter(
    ({ model, generation }) =>
      generation !== null || cars.every((other) => other.model !== model || other.generation === null),
  );
}

/** Of the cars the generations that are written beside them: `golf 7`, `accent rb`. */
function narrowed(
  cars: Car[],
  words: readonly string[],
  { used, names, after }: { used: Set<number>; names: CarNames; after: readonly number[] },
): Car[] {
  for (const length of [2, 1]) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const at = range(start, start + length);
      if (at.some((index) => used.has(index))) continue;
      const key = nameKey(words.slice(start, start + length).join(' '));
      // One figure or letter says so only directly behind the name, and more figures are a year or a size.
      if (key.length === 1 ? !after.includes(start) : /^\d+$/.test(key)) continue;
      const narrower = cars.flatMap(({ make, model }) =>
        generationsOf(model, names, key).map((generation) => ({ make, model, generation })),
      );
      if (narrower.length === 0) continue;
      for (const index of at) used.add(index);
      return narrower;
    }
  }
  return cars;
}

function generationsOf(model: CarModel | null, { generations }: CarNames, key: string) {
  return (model === null ? undefined : generations.get(model)?.get(key)) ?? [];
}

/** Written before a year. */
const YEAR_WORDS = new Set(['موديل', 'مودل', 'موديلات', 'سنه', 'model', 'year', 'my', 'm']);
/** What is counted in these is no year. */
const UNITS =
  /^(?:الاف|الف|كيلو|كم|km|امبير|أمبير|amp|amper|ah|لتر|l|liter|litre|volt|v|inch|بوصه|فرده|فردات)/;
const RIM_WORDS = new Set(['جنط', 'rim', 'r', 'ر', 'مقاس', 'inch', 'wheel']);
const RIM_FIGURE = /^(?:1[2-9]|2[0-4])$/;
const TYRE_WORD =
  /^(?:ال)?(?:كاوتش|كوتش|كاوتشات|اطار|اطارات|عجل|عجله|فرده|tyres?|tires?|kaw[ei]tc?h|kawetsh)$/;

/** Takes the years out of the words: `2018`, `موديل 18`, `2014-2018`. */
function takeYears(
  words: readonly string[],
  { used, cars, after }: { used: Set<number>; cars: readonly Car[]; after: readonly number[] },
): [number, number] | null {
  const hasTyreWord = words.some((word) => TYRE_WORD.test(word));
  const years: number[] = [];
  for (const [index, word] of words.entries()) {
    if (used.has(index)) continue;
    const before = words[index - 1] ?? '';
    const isModelYear = YEAR_WORDS.has(before);
    const found = /^\d{2}$/.test(word)
      ? shortYear(word, {
          isModelYear,
          isBeside: after.includes(index) && !UNITS.test(words[index + 1] ?? '') && !RIM_WORDS.has(before),
          mayBeRim: hasTyreWord && RIM_FIGURE.test(word),
          cars,
        })
      : longYears(word);
    if (found.length === 0) continue;
    years.push(...found);
    used.add(index);
    if (isModelYear) used.add(index - 1);
  }
  return years.length === 0 ? null : [Math.min(...years), Math.max(...years)];
}

function longYears(word: string): number[] {
  const parts = word.split(/[-/–:]/).filter((part) => part !== '');
  const last = new Date().getFullYear() + 1;
  const years = parts.map((part) => (/^\d{4}$/.test(part) ? Number(part) : NaN));
  return years.length > 0 && years.every((year) => year >= CAR_FIRST_YEAR && year <= last) ? years : [];
}

/** Two figures behind a car are its year, where it was built then and they are not rather a rim's. */
function shortYear(
  word: string,
  {
    isModelYear,
    isBeside,
    mayBeRim,
    cars,
  }: { isModelYear: boolean; isBeside: boolean; mayBeRim: boolean; cars: readonly Car[] },
): number[] {
  if (!isModelYear && (!isBeside || mayBeRim)) return [];
  const short = Number(word);
  const year = short + (short <= (new Date().getFullYear() % 100) + 1 ? 2000 : 1900);
  return isModelYear || cars.some((car) => fitmentsOf(car, year).length > 0) ? [year] : [];
}

const LONGEST_SPAN_YEARS = 30;

function fitmentsIn(cars: readonly Car[], [from, to]: readonly [number, number]): Fitment[] {
  const years = range(from, Math.min(to, from + LONGEST_SPAN_YEARS) + 1);
  return [...new Set(years.flatMap((year) => cars.flatMap((car) => fitmentsOf(car, year))))];
}
