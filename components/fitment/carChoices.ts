import { carKey, carParts, sizePart } from '../../domain/fitment/carKey.js';
import type { WireModels } from '../../domain/fitment/wireCar.js';

/** Selected values; an empty string means no selection. */
export interface CarChoice {
  /** Slugs. */
  make: string;
  model: string;
  year: string;
  /** The size part of a key; empty for any of the car's sizes. */
  size: string;
}

export type CarModel = WireModels[number];

export const NO_CAR: CarChoice = { make: '', model: '', year: '', size: '' };

/** How far back the years go of a car whose years are unknown. */
const UNKNOWN_YEARS = 40;

/** The years in which the table knows the model, newest first; any of the last years if it knows only the name. */
export function yearsOf({ versions }: CarModel, thisYear: number): string[] {
  const spans = versions.length > 0 ? versions : [{ from: thisYear - UNKNOWN_YEARS, to: thisYear }];
  const years = new Set<number>();
  for (const { from, to } of spans) {
    for (let year = from; year <= Math.max(to ?? thisYear, from); year += 1) years.add(year);
  }
  return [...years].sort((a, b) => b - a).map(String);
}

export interface SizeOption {
  value: string;
  /** `205/55 R16`, or with the versions that have it: `1.6 · 205/55 R16`. */
  label: string;
}

/** The sizes with which the model left the factory in a year. */
export function sizesOf({ versions }: CarModel, year: string): SizeOption[] {
  const sizes = new Map<string, { sizes: string; trims: Set<string> }>();
  for (const { from, to, trim, front, rear } of versions) {
    if (Number(year) < from || Number(year) > (to ?? Infinity)) continue;
    const value = sizePart(front, rear);
    const known = sizes.get(value) ?? { sizes: [...new Set([front, rear])].join(' + '), trims: new Set() };
    if (trim !== '') known.trims.add(trim);
    sizes.set(value, known);
  }
  return [...sizes].map(([value, { sizes: label, trims }]) => ({
    value,
    label: [...(trims.size === 0 ? [] : [[...trims].join(', ')]), label].join(' · '),
  }));
}

/** Clears what no longer matches the previous fields, and selects an option that is the only one. */
export function settle(choice: CarChoice, models: readonly CarModel[], thisYear: number): CarChoice {
  const model = models.find(({ slug }) => slug === choice.model);
  if (model === undefined) return { ...choice, model: '', year: '', size: '' };
  const years = yearsOf(model, thisYear);
  const year = years.includes(choice.year) ? choice.year : years.length === 1 ? (years[0] ?? '') : '';
  const isSize = sizesOf(model, year).some(({ value }) => value === choice.size);
  return { ...choice, year, size: isSize ? choice.size : '' };
}

/** The key of a complete choice; null until model and year are selected. */
export function keyOf({ model, year, size }: CarChoice): string | null {
  return model === '' || year === '' ? null : carKey({ model, year: Number(year), size });
}

/** The selection that a key stands for. */
export function choiceOf(key: string, makes: readonly { slug: string }[]): CarChoice {
  const parts = carParts(key);
  if (parts === null) return NO_CAR;
  const [make] = makes
    .map(({ slug }) => slug)
    .filter((slug) => parts.model.startsWith(`${slug}-`))
    .sort((a, b) => b.length - a.length);
  return { make: make ?? '', model: parts.model, year: String(parts.year), size: parts.size };
}
