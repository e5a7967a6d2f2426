import type { Localized } from '../core/locale.js';
import type { Years } from './fitment.js';

/** Maximum number of cars named on the results page of one search. */
export const CARS_NAMED_MAX = 3;

/** The car of a listing, named in its search or chosen by the shopper, and what is known of its tyres. */
export interface ReadAs {
  /** `model` is null if only a make was named. */
  cars: { make: Localized; model: Localized | null }[];
  /** The years in which these sizes fit; if none are known, those in the search. Null if no year is known. */
  years: Years | null;
  /** The part that is meant; absent for tyres. */
  part?: 'battery' | 'oil' | undefined;
  /** Tyre sizes such as `195/65 R15`, smallest rim first; of a part capacities or viscosities. Empty if unknown. */
  sizes: string[];
  /** Of a shopper's own car: the size parts of its keys (`195-65-R15`). */
  choices?: readonly string[] | undefined;
  /** Those of them in which no tyre is in stock. */
  soldOut?: readonly string[] | undefined;
  /** Whether one of them is in stock. */
  isStocked: boolean;
}
