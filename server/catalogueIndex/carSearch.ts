import { formatSize, type TyreSize } from '../../domain/tyres/tyre.js';
import { sizePartOf } from '../../domain/fitment/carKey.js';
import type { FoundCar } from '../../domain/fitment/findCar.js';
import { yearsOf } from '../../domain/fitment/fitment.js';
import { CARS_NAMED_MAX, type ReadAs } from '../../domain/fitment/readAs.js';
import type { FitmentPort } from '../ports/fitment.js';
import { carNamesOf } from './cars/carNames.js';
import type { ListingColumns } from './query/listingColumns.js';
import { type CarPart, neededOf, needsOf, partFitter } from './query/carParts.js';
import { type CarText, readCar } from './cars/readCar.js';
import { type Reading, readSearch } from './query/readSearch.js';
import { TYRE_TERMS } from './text/searchDocument.js';
import { searchTerms, wordsOf } from './text/searchText.js';
import { isKnownWithin, type Vocabulary } from './text/typos.js';
import { isStocked, placesInOrder, placesOfSizes } from './query/sizeIndex.js';
import type { Found } from './found.js';
import { allOf, anyOf, type Expression, spelled } from './text/searchExpression.js';

/** The word search functions that the car search needs. */
interface WordsBesideCar {
  /** Products that match all words, spelling corrections included; null if there are none. */
  lookUp(readings: readonly Reading[]): Promise<Pick<Found, 'found' | 'marking'> | null>;
  /** Like `lookUp`, dropping more and more words. */
  lookUpFewer(text: string, change: (reading: Reading) => Reading): Promise<Found | null>;
  /** The search without a car. */
  find(text: string): Promise<Found>;
  /** Ids of the matching products, best first. */
  match(expression: Expression): Promise<number[]>;
  /** Like `match` but unordered, at a fraction of the cost. */
  matchUnranked(expression: Expression): Promise<number[]>;
}

/** The car named in a text; null if it names none. */
export async function readCarOf(
  text: string,
  fitment: FitmentPort,
  vocabulary: Vocabulary,
): Promise<CarText | null> {
  const names = carNamesOf(await fitment.table());
  const isName = (word: string) => names.byName.has(word);
  return readCar(text, names, (word, distance) => isKnownWithin(word, vocabulary, { distance, isName }));
}

/**
 * Results for a text that names a car: tyres in its sizes that match the other words, or, if these name other products,
 * those products, with products made for the car first. Null if the car adds nothing.
 */
export async function findForCar(
  car: CarText,
  columns: ListingColumns,
  words: WordsBesideCar,
): Promise<Found | null> {
  const { rest, sizes, isSure } = car;
  // A size written out takes precedence over the sizes of the car.
  if (readSearch(rest).namesSize) return words.find(rest);
  if (!isSure && sizes.length === 0) return null;
  const terms = wordsOf(rest);
  const other = terms.filter((term) => !TYRE_TERMS.has(term));
  const areTyresNamed = other.length < terms.length;
  const readAs = describeReading(car, columns);
  if (sizes.length === 0) return findUnknown(car, { words, areTyresNamed, other, readAs });
  if (other.length === 0) {
    const found = await tyresInSizes(car, columns, { words, withOthers: !areTyresNamed });
    return found.length === 0
      ? null
      : { found, marking: areTyresNamed ? { sizes } : { sizes, orNoSize: true }, leftOut: [], readAs };
  }
  return findDescribed(car, columns, { words, areTyresNamed, readAs });
}

/** Tyres in the car's sizes that match the other words, or the other products that these name. */
async function findDescribed(
  car: CarText,
  columns: ListingColumns,
  { words, areTyresNamed, readAs }: { words: WordsBesideCar; areTyresNamed: boolean; readAs: ReadAs },
): Promise<Found | null> {
  const { rest, sizes, isSure } = car;
  const inSizes = (reading: Reading): Reading => ({ ...reading, marking: { ...reading.marking, sizes } });
  const { readings } = readSearch(rest);
  const named = await words.lookUp(readings.map((reading) => ({ ...inSizes(reading), isNamed: true })));
  if (named !== null) return { ...named, leftOut: [], readAs };
  const others = areTyresNamed ? null : await findOthers(car, columns, words);
  if (others !== null) return others;
  const described = await words.lookUp(readings.map(inSizes));
  if (described !== null) return { ...described, leftOut: [], readAs };
  if (!isSure) return null;
  const fewer = await words.lookUpFewer(rest, inSizes);
  if (fewer !== null) return { ...fewer, readAs };
  const found = await tyresInSizes(car, columns, { words, withOthers: false });
  return found.length === 0 ? null : { found, marking: { sizes }, leftOut: rest.split(' '), readAs };
}

interface Unknown {
  words: WordsBesideCar;
  areTyresNamed: boolean;
  other: readonly string[];
  readAs: ReadAs;
}

/** A car with unknown sizes is searched by words only, and the result says so. */
async function findUnknown(car: CarText, { words, areTyresNamed, other, readAs }: Unknown): Promise<Found> {
  if (other.length === 0) {
    return { found: await words.match(namingExpression(car)), marking: null, leftOut: [], readAs };
  }
  const found = await words.find(car.rest);
  return { ...found, readAs: areTyresNamed ? readAs : null };
}

/** Products other than tyres that the words name, those that mention the car first; null if the words name none. */
async function findOthers(
  car: CarText,
  columns: ListingColumns,
  words: WordsBesideCar,
): Promise<Found | null> {
  const { found, marking, leftOut } = await words.find(car.rest);
  const ids = (found ?? []).filter((id) => !isTyre(columns, id));
  if (ids.length === 0 || leftOut.length > 0) return null;
  const forCar = new Set(await words.matchUnranked(namingExpression(car)));
  const [first, then] = [ids.filter((id) => forCar.has(id)), ids.filter((id) => !forCar.has(id))];
  return { found: [...first, ...then], marking, leftOut: [], readAs: null };
}

function isTyre(columns: ListingColumns, id: number): boolean {
  const first = columns.firstItem[columns.placeOf.get(id) ?? 0] ?? 0;
  return columns.ofItem.width[first] !== 0;
}

/** Tyres that mention the car first, then others in its sizes, then other products that mention it, best first. */
async function tyresInSizes(
  car: CarText,
  columns: ListingColumns,
  { words, withOthers }: { words: WordsBesideCar; withOthers: boolean },
): Promise<number[]> {
  const places = placesInOrder(columns, placesOfSizes(columns, car.sizes));
  const ids = Array.from(places, (place) => columns.productIds[place] ?? 0);
  if (ids.length === 0) return [];
  const naming = namingExpression(car);
  const [inSizes, forCar] = [new Set(ids), new Set(await words.matchUnranked(naming))];
  const isOther = (id: number) => !inSizes.has(id) && !isTyre(columns, id);
  const hasOthers = withOthers && [...forCar].some(isOther);
  return [
    ...ids.filter((id) => forCar.has(id)),
    ...ids.filter((id) => !forCar.has(id)),
    ...(hasOthers ? (await words.match(naming)).filter(isOther) : []),
  ];
}

const SHORT_NAME_CHARS = 3;

/** Matches products that mention the car; short names count only together with their make. */
function namingExpression({ cars }: CarText): Expression {
  const phrases = cars.flatMap(({ make, model }) => {
    const makes = [make.name.en, make.name.ar ?? ''];
    if (model === null) return makes;
    const names = [model.name.en, model.name.ar ?? ''].filter((name) => name !== '');
    return names.flatMap((name) =>
      name.length > SHORT_NAME_CHARS && !/^\d+$/.test(name) ? [name] : makes.map((each) => `${each} ${name}`),
    );
  });
  const expressions = [...new Set(phrases)].map(searchTerms).filter(({ length }) => length > 0);
  return anyOf(expressions.map((terms) => allOf(terms.map(spelled))));
}

/** What the results page shows about a car and its tyres. */
export function describeReading({ cars, years, fitments, sizes }: CarText, columns: ListingColumns): ReadAs {
  const isMake = cars.every(({ model }) => model === null);
  const named = years === null ? null : { from: years[0], to: years[1] };
  const models = new Map(
    cars.map(({ make, model }) => [`${make.slug} ${model?.slug ?? ''}`, { make, model }]),
  );
  return {
    cars: [...models.values()]
      .slice(0, CARS_NAMED_MAX)
      .map(({ make, model }) => ({ make: make.name, model: model?.name ?? null })),
    years: isMake ? null : (yearsOf(fitments) ?? named),
    sizes: sizes.map(formatSize),
    isStocked: isStocked(columns, placesOfSizes(columns, sizes), sizes),
  };
}

/** The same about a shopper's own car; in a category of batteries or oils about these. */
export function describeCar(
  { make, model, year, fitments, all, choices }: FoundCar,
  columns: ListingColumns,
  part: CarPart | null,
): ReadAs {
  const needs = needsOf(fitments);
  const { sizes } = needs;
  const car = { cars: [{ make: make.name, model: model.name }], years: { from: year, to: year } };
  if (part !== null) {
    const [needed, isPart] = [neededOf(part, needs), partFitter(columns, needs)];
    const hasStock = columns.inStock.some((inStock, item) => inStock === 1 && isPart(item));
    const unit = part === 'battery' ? ' Ah' : '';
    return { ...car, part, sizes: needed.map((each) => `${each}${unit}`), isStocked: hasStock };
  }
  const isInStock = (some: readonly TyreSize[]) => isStocked(columns, placesOfSizes(columns, some), some);
  const sizesOf = (choice: string) =>
    all.filter((fitment) => sizePartOf(fitment) === choice).flatMap(({ front, rear }) => [front, rear]);
  return {
    ...car,
    choices,
    soldOut: choices.filter((choice) => !isInStock(sizesOf(choice))),
    sizes: sizes.map(formatSize),
    isStocked: isInStock(sizes),
  };
}
