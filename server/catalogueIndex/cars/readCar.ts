import {
  type Car,
  type CarModel,
  type Fitment,
  fitmentsOf,
  sizesOf,
} from '../../../domain/fitment/fitment.js';
import type { TyreSize } from '../../../domain/tyres/tyre.js';
import { foldSearchText } from '../../../domain/text/fold.js';
import { findHits, type Hit, type IsTaken } from './carHits.js';
import { type CarNames, exactCars, nameKey } from './carNames.js';
import { fitmentsIn, takeYears } from './carYears.js';
import { range } from './range.js';
import { FOR_CARS_TERMS } from '../text/searchDocument.js';

/** A car named in a text, and the rest of the text. */
export interface CarText {
  /** One entry for each possible model or generation; a null model means any of the make. */
  cars: readonly Car[];
  /** First and last year named; null if none. */
  years: readonly [from: number, to: number] | null;
  /** Fitments of these cars in these years; empty if unknown. */
  fitments: readonly Fitment[];
  sizes: readonly TyreSize[];
  /** Folded words that are not part of the car. */
  rest: string;
  /** The word that was corrected to a car name; null if all names are exact. */
  misspelt: string | null;
  /** false if a name is misspelt or ambiguous; other interpretations then come first. */
  isSure: boolean;
}

const MOST_WORDS = 16;

/** The car named in a text in any order, spelling and script, with or without its year; null if it names none. */
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

/** `كورولا2018` → `كورولا`, `2018`: numbers are often attached to names. */
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

/**
 * The intersection of the cars of all names, or else their union: of a make and a model the model, of a model and its
 * generations the generations.
 */
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

/** Drops a model if one of its generations is also present. */
function withoutWider(cars: readonly Car[]): Car[] {
  return [...new Set(cars)].filter(
    ({ model, generation }) =>
      generation !== null || cars.every((other) => other.model !== model || other.generation === null),
  );
}

/** Narrows the cars to the generations named next to them: `golf 7`, `accent rb`. */
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
      // A single digit or letter counts only directly after the name; longer numbers are a year or a size.
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
