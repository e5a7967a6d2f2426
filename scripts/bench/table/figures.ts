/** The value below which this share of ascending values lies. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

type Row = Record<string, string | number>;

/** Prints a table in Markdown. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n\n${tableOf(rows)}`);
}

/** A table in Markdown, whose columns are those of the first row. */
export function tableOf(rows: readonly Row[]): string {
  const [first = {}] = rows;
  const names = Object.keys(first);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(names.map((name) => shortened(row[name] ?? ''))));
  return [line(names), line(names.map(() => '---')), ...body].join('\n');
}

function shortened(value: string | number): string {
  if (typeof value === 'string' || Number.isInteger(value)) return String(value);
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}
