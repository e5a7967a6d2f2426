import type { Localized } from '../core/locale.js';
import type { Years } from './fitment.js';

/** How many cars of one search are told by name. */
export const MOST_CARS_TOLD = 3;

/** The car that a search was understood to name, and what is known of its tyres. */
export interface ReadAs {
  /** `model` is null where a make alone is named. */
  cars: { make: Localized; model: Localized | null }[];
  /** The years in which these sizes fit; where none are known, those that were named. Null: no year is known. */
  years: Years | null;
  /** Tyre sizes as written, `195/65 R15`, the smallest rim first; empty: not known. */
  sizes: string[];
  /** Whether a tyre of one of the sizes can be had now. */
  isStocked: boolean;
}
