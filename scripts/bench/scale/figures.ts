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

/** Prints a table in Markdown. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const [first = {}] = rows;
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(first);
  console.log(`\n${title}\n\n${line(names)}\n${line(names.map(() => '---'))}`);
  for (const row of rows) console.log(line(Object.values(row).map(shortened)));
}

function shortened(value: string | number): string {
  if (typeof value === 'string' || Number.isInteger(value)) return String(value);
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}
