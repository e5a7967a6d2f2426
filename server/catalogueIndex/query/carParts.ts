import type { TyreSize } from '../../../domain/tyres/tyre.js';
import { type Fitment, sizesOf } from '../../../domain/fitment/fitment.js';
import { gradeIn } from '../../../domain/fitment/verdict.js';
import type { ListingColumns } from './listingColumns.js';
import { chosenCodes } from './listingFacets.js';

/** What a car takes; empty where its fitments state nothing. */
export interface CarNeeds {
  sizes: readonly TyreSize[];
  /** Capacities of batteries in Ah. */
  capacities: readonly string[];
  /** Viscosities of engine oils, `5W-30`. */
  viscosities: readonly string[];
}

/** Parts other than tyres that fitments state. */
export type CarPart = 'battery' | 'oil';

/** The attribute by which a part is found. */
const ATTRIBUTE_OF = { battery: 'capacity', oil: 'viscosity' } as const;

/** What the fitments of a car state. */
export function needsOf(fitments: readonly Fitment[]): CarNeeds {
  return {
    sizes: sizesOf(fitments),
    capacities: unique(fitments.map(({ battery }) => battery.ampereHours?.toString() ?? null)),
    viscosities: unique(fitments.map(({ oil }) => (oil.grade === null ? null : gradeIn(oil.grade)))),
  };
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))].sort();
}

/** What a car needs of a part. */
export function neededOf(part: CarPart, { capacities, viscosities }: CarNeeds): readonly string[] {
  return part === 'battery' ? capacities : viscosities;
}

/** Whether an item is a battery or an oil that the car takes; a part of which nothing is stated never is. */
export function partFitter(columns: ListingColumns, needs: CarNeeds): (item: number) => boolean {
  const parts = (['battery', 'oil'] as const).flatMap((part) => {
    const wanted = neededOf(part, needs);
    const { [ATTRIBUTE_OF[part]]: column } = columns.ofItem;
    const codes = chosenCodes(columns.dictionaries[ATTRIBUTE_OF[part]], wanted);
    return codes === null ? [] : [{ column, codes }];
  });
  return (item) => parts.some(({ column, codes }) => codes[column[item] ?? 0] === 1);
}

/** The part that a category sells; null for tyres, mixed categories and everything else. */
export function partOfCategory(columns: ListingColumns, category: number | undefined): CarPart | null {
  const places = category === undefined ? undefined : columns.inCategory.get(category);
  if (places === undefined) return null;
  const sells = (column: Uint16Array) => places.some((place) => column[columns.firstItem[place] ?? 0] !== 0);
  const { width, capacity, viscosity } = columns.ofItem;
  if (sells(width)) return null;
  if (sells(capacity)) return sells(viscosity) ? null : 'battery';
  return sells(viscosity) ? 'oil' : null;
}
