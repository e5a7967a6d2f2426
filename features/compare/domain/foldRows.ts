import type { ComparisonRow } from './comparisonRows.js';

/** Separates what differs from what is the same in all of several products; a single one has nothing to fold. */
export function foldRows(
  rows: readonly ComparisonRow[],
  products: number,
): { shown: ComparisonRow[]; folded: ComparisonRow[] } {
  const isFolded = ({ isSame }: ComparisonRow) => isSame && products > 1;
  return { shown: rows.filter((row) => !isFolded(row)), folded: rows.filter(isFolded) };
}
