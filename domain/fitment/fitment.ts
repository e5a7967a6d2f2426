import type { Localized } from '../core/locale.js';
import { formatSize, type TyreSize } from '../tyres/tyre.js';

/** Model years, both inclusive; `to` is null while the car is still sold. */
export interface Years {
  from: number;
  to: number | null;
}

/** The tyre requirements of one version of a car. Null for what no source states. */
export interface Fitment {
  years: Years;
  /** Engine or equipment if sizes differ by it; empty for every version. */
  trim: string;
  front: TyreSize;
  /** The same as `front` on nearly every car. */
  rear: TyreSize;
  /** Minimum load and speed index, as written: `91`, `V`. */
  loadIndex: string | null;
  speedIndex: string | null;
  pressurePsi: { front: number; rear: number } | null;
  battery: { designation: string | null; ampereHours: number | null };
  oil: { grade: string | null; litres: number | null };
  /** The source of the data. */
  source: string;
  /** Whether a source states the size for this model and these years; otherwise it is commonly published data. */
  confirmed: boolean;
}

export interface CarGeneration {
  /** The common name, such as `E170/E180`. */
  name: string;
  /** Names of this generation only, such as `لانسر بوما`. */
  aliases: readonly string[];
  /** Several sizes may fit: the sidewall tells which one a car has. */
  fitments: readonly Fitment[];
}

export interface CarModel {
  /** Unique among all models: `toyota-corolla`. */
  slug: string;
  name: Localized;
  aliases: readonly string[];
  /** Empty if the car is known, but not its sizes. */
  generations: readonly CarGeneration[];
}

export interface CarMake {
  slug: string;
  name: Localized;
  aliases: readonly string[];
  models: readonly CarModel[];
}

export type FitmentTable = readonly CarMake[];

/** A possibly incomplete car; null matches any. */
export interface Car {
  make: CarMake;
  model: CarModel | null;
  generation: CarGeneration | null;
}

/** A model year may begin in the autumn before, and last year's cars are still sold in the next. */
const YEAR_TOLERANCE = 1;

function isWithin({ from, to }: Years, year: number, tolerance = 0): boolean {
  return year >= from - tolerance && year <= (to ?? Infinity) + tolerance;
}

/** The fitments of a car, optionally of one year, with a tolerance of one year. */
export function fitmentsOf({ make, model, generation }: Car, year: number | null = null): Fitment[] {
  const models = model === null ? make.models : [model];
  const generations = generation === null ? models.flatMap((each) => each.generations) : [generation];
  const all = generations.flatMap(({ fitments }) => fitments);
  if (year === null) return all;
  const exact = all.filter(({ years }) => isWithin(years, year));
  return exact.length > 0 ? exact : all.filter(({ years }) => isWithin(years, year, YEAR_TOLERANCE));
}

/** The tyre sizes of some fitments, without duplicates, smallest rim first. */
export function sizesOf(fitments: readonly Fitment[]): TyreSize[] {
  const sizes = new Map(
    fitments.flatMap(({ front, rear }) => [front, rear]).map((size) => [formatSize(size), size]),
  );
  return [...sizes.values()].sort(
    (a, b) => a.rim - b.rim || a.width - b.width || (a.aspect ?? 0) - (b.aspect ?? 0),
  );
}

/** The range of years of some fitments; null if there are none. */
export function yearsOf(fitments: readonly Fitment[]): Years | null {
  if (fitments.length === 0) return null;
  const ends = fitments.map(({ years }) => years.to ?? Infinity);
  const to = Math.max(...ends);
  return { from: Math.min(...fitments.map(({ years }) => years.from)), to: to === Infinity ? null : to };
}
