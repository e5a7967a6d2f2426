import type { Localized } from '../core/locale.js';
import { formatSize, type TyreSize } from '../catalogue/tyre.js';

/** Model years, both included; `to` is null while the car is still sold. */
export interface Years {
  from: number;
  to: number | null;
}

/** What one version of a car rolls on, and what its maker asks for. What no source states is null. */
export interface Fitment {
  years: Years;
  /** Engine or equipment where sizes differ by it; empty for every version. */
  trim: string;
  front: TyreSize;
  /** The same as `front` on nearly every car. */
  rear: TyreSize;
  /** The least that the tyre must carry and stand, as written: `91`, `V`. */
  loadIndex: string | null;
  speedIndex: string | null;
  pressurePsi: { front: number; rear: number } | null;
  battery: { designation: string | null; ampereHours: number | null };
  oil: { grade: string | null; litres: number | null };
  /** Who states it. */
  source: string;
  /** Whether a source states the size for this model and these years; otherwise it is commonly published data. */
  confirmed: boolean;
}

export interface CarGeneration {
  /** As the trade calls it, such as `E170/E180`. */
  name: string;
  /** Names that stand for this generation alone, such as `لانسر بوما`. */
  aliases: readonly string[];
  /** Several sizes may fit: the sidewall tells which one a car has. */
  fitments: readonly Fitment[];
}

export interface CarModel {
  /** Unique among all models: `toyota-corolla`. */
  slug: string;
  name: Localized;
  aliases: readonly string[];
  /** Empty: a car that is known, but not its sizes. */
  generations: readonly CarGeneration[];
}

export interface CarMake {
  slug: string;
  name: Localized;
  aliases: readonly string[];
  models: readonly CarModel[];
}

export type FitmentTable = readonly CarMake[];

/** A car as far as somebody names it; what is null may be any. */
export interface Car {
  make: CarMake;
  model: CarModel | null;
  generation: CarGeneration | null;
}

/** A model year may begin in the autumn before, and last year's car is sold into the next. */
const YEAR_TOLERANCE = 1;

function isWithin({ from, to }: Years, year: number, tolerance = 0): boolean {
  return year >= from - tolerance && year <= (to ?? Infinity) + tolerance;
}

/** What fits a car, of one year where that is named; a year beside the known ones counts as its neighbour. */
export function fitmentsOf({ make, model, generation }: Car, year: number | null = null): Fitment[] {
  const models = model === null ? make.models : [model];
  const generations = generation === null ? models.flatMap((each) => each.generations) : [generation];
  const all = generations.flatMap(({ fitments }) => fitments);
  if (year === null) return all;
  const exact = all.filter(({ years }) => isWithin(years, year));
  return exact.length > 0 ? exact : all.filter(({ years }) => isWithin(years, year, YEAR_TOLERANCE));
}

/** The tyre sizes of some fitments, each once, the smallest rim first. */
export function sizesOf(fitments: readonly Fitment[]): TyreSize[] {
  const sizes = new Map(
    fitments.flatMap(({ front, rear }) => [front, rear]).map((size) => [formatSize(size), size]),
  );
  return [...sizes.values()].sort(
    (a, b) => a.rim - b.rim || a.width - b.width || (a.aspect ?? 0) - (b.aspect ?? 0),
  );
}

/** From the first year of some fitments to the last one; null where there are none. */
export function yearsOf(fitments: readonly Fitment[]): Years | null {
  if (fitments.length === 0) return null;
  const ends = fitments.map(({ years }) => years.to ?? Infinity);
  const to = Math.max(...ends);
  return { from: Math.min(...fitments.map(({ years }) => years.from)), to: to === Infinity ? null : to };
}
