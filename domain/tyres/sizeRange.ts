import { formatSize, type TyreSize } from './tyre.js';

/** How many sizes a tyre has, and on which rims. */
export interface SizeRange {
  count: number;
  /** `R14–R17`, or `R16` where all have the same. */
  rims: string;
}

/** The sizes of a product that has several; null for one or none. */
export function sizeRange(sizes: readonly (TyreSize | null)[]): SizeRange | null {
  const known = sizes.filter((size) => size !== null);
  const count = new Set(known.map(formatSize)).size;
  if (count < 2) return null;
  const rims = [...known].sort((a, b) => a.rim - b.rim).map(({ rim }) => `R${rim}`);
  return { count, rims: [...new Set([rims[0], rims.at(-1)])].join('–') };
}
