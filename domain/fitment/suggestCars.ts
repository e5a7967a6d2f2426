/** Cars for a field into which make, model and year are typed, in either script. */
import { foldSearchText } from '../text/fold.js';
import { sizePartOf } from './carKey.js';
import { type CarMake, type CarModel, type FitmentTable, fitmentsOf } from './fitment.js';
import { POPULAR_MODELS } from './popularModels.js';

/** A size of a car as a part of its key, with the versions that have it; no versions if they do not differ. */
interface CarSize {
  part: string;
  trims: readonly string[];
}

/** A model whose year is still to be told (`year` is null), or a car with its sizes. */
export interface CarSuggestion {
  make: CarMake;
  model: CarModel;
  year: number | null;
  sizes: readonly CarSize[];
}

/** Models offered at once. */
const MODELS_MAX = 12;
/** How far back the years go of a car whose years are unknown. */
const UNKNOWN_YEARS = 40;
const YEAR_DIGITS = 4;

type Named = Pick<CarSuggestion, 'make' | 'model'>;

/**
 * What a text may mean: models, popular ones first, until one is named in full; then its years, newest first. A text
 * without a word offers the popular models.
 */
export function suggestCars(table: FitmentTable, text: string, thisYear: number): CarSuggestion[] {
  const words = foldSearchText(text).split(' ').filter(Boolean);
  const all = table.flatMap((make) => make.models.map((model): Named => ({ make, model }))).sort(byRank);
  if (words.length === 0) return all.slice(0, MODELS_MAX).map(asModel);
  const named = all.filter((car) => isNamedBy(words, car));
  const { year, others } = splitYear(words);
  const dated = others.length === 0 || year === '' ? [] : all.filter((car) => isNamedBy(others, car));
  const inYear = (cars: readonly Named[], digits: string) =>
    cars.flatMap((car) => carsOf(car, digits, thisYear));
  const meant = [...inYear(onlyMeant(dated, others), year), ...inYear(onlyMeant(named, words), '')];
  const known = meant.length > 0 || year.length < YEAR_DIGITS ? meant : inYear(dated, year);
  const models = named.filter(({ model }) => known.every((car) => car.model !== model));
  return [...known, ...models.slice(0, MODELS_MAX).map(asModel)];
}

/** The words without the year, or without the first digits of one at their end; a number may also be a model's name. */
function splitYear(words: readonly string[]): { year: string; others: readonly string[] } {
  const whole = words.findLastIndex((word) => /^(?:19|20)\d\d$/.test(word));
  const place = whole === -1 ? words.findLastIndex((word) => /^\d{1,3}$/.test(word)) : whole;
  const isYear = whole !== -1 || place === words.length - 1;
  return isYear
    ? { year: words[place] ?? '', others: words.toSpliced(place, 1) }
    : { year: '', others: words };
}

/** The models that the words name in full, or the only one that they can mean. */
function onlyMeant(cars: readonly Named[], words: readonly string[]): readonly Named[] {
  return cars.length === 1 ? cars : cars.filter((car) => isExactly(words, car));
}

/** The cars of a model in the years that begin with these digits. */
function carsOf({ make, model }: Named, digits: string, thisYear: number): CarSuggestion[] {
  return yearsOf(model, thisYear)
    .filter((year) => String(year).startsWith(digits))
    .map((year) => ({ make, model, year, sizes: sizesOf(make, model, year) }));
}

/** The years in which the table knows the model, newest first; any of the last years if it knows only the name. */
function yearsOf({ generations }: CarModel, thisYear: number): number[] {
  const spans = generations.flatMap(({ fitments }) => fitments.map(({ years }) => years));
  const years = new Set<number>();
  for (const { from, to } of spans.length > 0 ? spans : [{ from: thisYear - UNKNOWN_YEARS, to: thisYear }]) {
    for (let year = from; year <= Math.max(to ?? thisYear, from); year += 1) years.add(year);
  }
  return [...years].sort((a, b) => b - a);
}

/** The sizes with which the model left the factory in a year. */
function sizesOf(make: CarMake, model: CarModel, year: number): CarSize[] {
  const sizes = new Map<string, Set<string>>();
  for (const fitment of fitmentsOf({ make, model, generation: null }, year)) {
    const part = sizePartOf(fitment);
    const trims = sizes.get(part) ?? new Set();
    if (fitment.trim !== '') trims.add(fitment.trim);
    sizes.set(part, trims);
  }
  return [...sizes].map(([part, trims]) => ({ part, trims: [...trims] }));
}

function asModel({ make, model }: Named): CarSuggestion {
  return { make, model, year: null, sizes: [] };
}

function byRank(a: Named, b: Named): number {
  return rankOf(a) - rankOf(b) || a.model.slug.localeCompare(b.model.slug, 'en');
}

function rankOf({ model }: Named): number {
  const rank = POPULAR_MODELS.indexOf(model.slug);
  return rank === -1 ? POPULAR_MODELS.length : rank;
}

/** Whether each word begins a word of the car's names. */
function isNamedBy(words: readonly string[], car: Named): boolean {
  const own = [...namesOf(car.make), ...namesOf(car.model)].flatMap((name) =>
    name.split(/[ -]/).concat(name),
  );
  return words.every((word) => own.some((name) => name.startsWith(word)));
}

/** Whether the words are the whole name of the model, with or without its make. */
function isExactly(words: readonly string[], { make, model }: Named): boolean {
  const text = words.join(' ');
  const names = namesOf(model);
  return names.includes(text) || namesOf(make).some((of) => names.some((name) => `${of} ${name}` === text));
}

function namesOf({ name, aliases }: CarMake | CarModel): string[] {
  return [...Object.values(name), ...aliases].filter((each) => each !== null).map(foldSearchText);
}
