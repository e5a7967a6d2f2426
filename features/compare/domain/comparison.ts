import { compare } from '../facts.js';

/** Products in one comparison: as many columns as can be read side by side. */
export const COMPARED_MAX = 4;

/** Query parameter of the comparison page: ids of products or variations, `7,12`. */
export const COMPARED_KEY = 'ids';

const ID = /^[1-9]\d{0,14}$/;

/** Entries of an address that are read; the rest is ignored. */
const ENTRIES_MAX = 50;

/** What the address of a comparison asks for. */
export interface AskedComparison {
  /** Unique, in the given order, at most `COMPARED_MAX`. */
  ids: number[];
  /** Number of entries that cannot be an id. */
  invalid: number;
  /** Number of ids beyond the most that are compared. */
  tooMany: number;
}

/** Reads `7,12`; never throws, because shared links get damaged. */
export function parseComparison(text: string): AskedComparison {
  const parts = [...new Set(text.split(',').map((part) => part.trim()))]
    .filter((part) => part !== '')
    .slice(0, ENTRIES_MAX);
  const valid = parts.filter((part) => ID.test(part)).map(Number);
  return {
    ids: valid.slice(0, COMPARED_MAX),
    invalid: parts.length - valid.length,
    tooMany: Math.max(0, valid.length - COMPARED_MAX),
  };
}

/** The comparison page of these products or variations. */
export function comparisonPath(ids: readonly number[]): string {
  return ids.length === 0 ? compare.path : `${compare.path}?${COMPARED_KEY}=${ids.join(',')}`;
}
