import { printTable } from './figures.js';

type Cell = string | number | undefined;

/** A line of the table of all benchmarks; a column without meaning is left out. */
export interface Row {
  figure: string;
  floor?: Cell;
  /** The shop's page without scripts. */
  bare?: Cell;
  shop?: Cell;
  isFailure?: true;
}

/** The rows of all parts, one after another; one that fails has a row of its own, and the others go on. */
export async function collectRows(parts: Record<string, () => Promise<Row[]>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    console.error(`Measuring: ${name}`);
    try {
      rows.push(...(await measure()));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      rows.push({ figure: `${name}: failed`, shop: reason.replaceAll(/\s+/g, ' '), isFailure: true });
    }
  }
  return rows;
}

export function printRows(rows: readonly Row[]): void {
  printTable(
    'All benchmarks',
    rows.map(({ figure, floor = '', bare = '', shop = '' }) => ({
      ...{ figure, 'static floor': floor, 'this shop without scripts': bare, 'this shop': shop },
    })),
  );
}
