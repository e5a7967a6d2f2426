import { loadKg, speedKmh } from '../tyres/tyre.js';
import type { WireFit } from './wireCar.js';

/** A tyre as a shopper would order it. */
export interface TyreFacts {
  /** `205/55 R16`. */
  size: string;
  loadIndex?: string | undefined;
  speedIndex?: string | undefined;
}

/** An index of the tyre below the one that the car needs, both with their meaning in kg or km/h. */
interface WeakIndex {
  index: string;
  needed: string;
  value: number;
  neededValue: number;
}

export type TyreVerdict =
  | { kind: 'unknown' }
  /** `sizes` are those that the car takes, written as on a tyre. */
  | { kind: 'wrong'; sizes: string[] }
  | {
      kind: 'fits';
      axle: 'both' | 'front' | 'rear';
      sizes: string[];
      load: WeakIndex | null;
      speed: WeakIndex | null;
    };

/** Whether a tyre fits a car. With several sizes, one of them is enough: the sidewall tells which one the car has. */
export function judgeTyre(tyre: TyreFacts, fits: readonly WireFit[]): TyreVerdict {
  if (fits.length === 0) return { kind: 'unknown' };
  const sizes = sizesOfFits(fits);
  const [front, rear] = [
    fits.filter((fit) => isSameSize(tyre.size, fit.front)),
    fits.filter((fit) => isSameSize(tyre.size, fit.rear)),
  ];
  const fitting = front.length > 0 ? front : rear;
  const [fit] = fitting;
  if (fit === undefined) return { kind: 'wrong', sizes };
  const axle = front.length > 0 && rear.length > 0 ? 'both' : front.length > 0 ? 'front' : 'rear';
  return {
    ...{ kind: 'fits', axle, sizes },
    load: weakest(fitting, tyre.loadIndex, ({ load_index: needed }) => needed, loadKg),
    speed: weakest(fitting, tyre.speedIndex, ({ speed_index: needed }) => needed, speedKmh),
  };
}

/** The sizes of a car, without duplicates, in the order of the table. */
function sizesOfFits(fits: readonly WireFit[]): string[] {
  return [...new Set(fits.flatMap(({ front, rear }) => [front, rear]))];
}

/** As in listings: a van tyre also fits where the table names none, but where it names one, nothing else does. */
function isSameSize(tyre: string, wanted: string): boolean {
  return tyre === wanted || tyre === `${wanted}C`;
}

/** Compared with the version that needs least: a higher need of another version is not this car's. */
function weakest(
  fits: readonly WireFit[],
  index: string | undefined,
  neededOf: (fit: WireFit) => string | null,
  meaning: (index: string) => number | null,
): WeakIndex | null {
  const value = index === undefined ? null : meaning(index);
  if (index === undefined || value === null) return null;
  const needs = fits.map((fit) => {
    const needed = neededOf(fit);
    return { needed, neededValue: needed === null ? null : meaning(needed) };
  });
  const known = needs.flatMap(({ needed, neededValue }) =>
    needed === null || neededValue === null ? [] : [{ needed, neededValue }],
  );
  const [least] = known.sort((a, b) => a.neededValue - b.neededValue);
  if (least === undefined || known.length < fits.length || value >= least.neededValue) return null;
  return { index, value, ...least };
}

/** Whether a battery or an oil is the one that the table states; null if it or the product says nothing. */
export type PartVerdict = { isRight: boolean; own: string; needed: string } | null;

const AMPERE_HOURS = /(\d{2,3})\s*(?:Ah|أمبير)/i;
const OIL_GRADE = /(\d{1,2}W)[-\s]?(\d{2})/i;

/** Judges a battery by its capacity, which its name or chosen variation states. */
export function judgeBattery(text: string, fits: readonly WireFit[]): PartVerdict {
  const own = AMPERE_HOURS.exec(text)?.[1];
  const needed = [
    ...new Set(fits.flatMap(({ battery_ah: hours }) => (hours === null ? [] : [String(hours)]))),
  ];
  if (own === undefined || needed.length === 0) return null;
  return { isRight: needed.includes(own), own: `${own} Ah`, needed: `${needed.join(' / ')} Ah` };
}

/** Judges an engine oil by its grade. */
export function judgeOil(text: string, fits: readonly WireFit[]): PartVerdict {
  const own = gradeIn(text);
  const needed = [
    ...new Set(fits.flatMap(({ oil_grade: grade }) => (grade === null ? [] : [gradeIn(grade) ?? grade]))),
  ];
  if (own === null || needed.length === 0) return null;
  return { isRight: needed.includes(own), own, needed: needed.join(' / ') };
}

/** The grade of an engine oil in a text, as `5W-30`; null if there is none. */
export function gradeIn(text: string): string | null {
  const [, winter, summer] = OIL_GRADE.exec(text) ?? [];
  return winter === undefined ? null : `${winter.toUpperCase()}-${summer}`;
}

/** The litres of an oil change; null if the table does not state them. */
export function oilLitres(fits: readonly WireFit[]): number | null {
  return fits.find(({ oil_litres: litres }) => litres !== null)?.oil_litres ?? null;
}
