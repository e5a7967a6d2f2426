import { cleanCode, cleanLine, cleanLines } from '../../domain/text/cleanText.js';
import { GOODS_ROWS_MAX } from '../../domain/core/limits.js';
import type { CsvFault } from '../../domain/csv/csvFile.js';
import { readDelimited } from '../../domain/csv/delimitedText.js';
import { columnOf, type GoodsRow } from './goodsColumns.js';

interface GoodsFile {
  rows: GoodsRow[];
  faults: CsvFault[];
  /** Columns that nobody knows, which may be misspelt. */
  unknownColumns: string[];
}

/** The rows of a product file without the columns of `unread`, and what is wrong with its form. */
export function readGoodsFile(text: string, unread: readonly string[] = []): GoodsFile {
  const { rows: lines, openedAt } = readDelimited(text, cleanLines);
  const failed = (line: number, message: string) => ({
    rows: [],
    faults: [{ line, message }],
    unknownColumns: [],
  });
  if (openedAt !== null) return failed(openedAt, 'a quote is opened and never closed');
  const [head, ...body] = lines;
  const columns = (head?.cells ?? []).map((cell) => (cleanLine(cell) === '' ? null : columnOf(cell)));
  const names = columns.map((column) =>
    column !== null && 'name' in column && !unread.includes(column.name) ? column.name : null,
  );
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  const line = head?.line ?? 1;
  if (!names.includes('SKU') && !names.includes('ID')) {
    return failed(
      line,
      'there is no column SKU: the first line must name the columns as WooCommerce’s export does, in English',
    );
  }
  if (twice !== undefined) return failed(line, `there are two columns ${twice}`);
  if (body.length === 0) return failed(line, 'there is no row below the names of the columns');
  if (body.length > GOODS_ROWS_MAX) return failed(line, `there are more than ${GOODS_ROWS_MAX} rows`);
  return {
    ...readRows(body, names),
    unknownColumns: columns.flatMap((column) =>
      column !== null && 'unknown' in column ? [column.unknown] : [],
    ),
  };
}

function readRows(
  body: readonly { line: number; cells: readonly string[] }[],
  names: readonly (string | null)[],
): Pick<GoodsFile, 'rows' | 'faults'> {
  const rows: GoodsRow[] = [];
  const faults: CsvFault[] = [];
  for (const { line, cells } of body) {
    if (cells.slice(names.length).some((cell) => cell !== '')) {
      faults.push({ line, message: 'has more cells than the first line has columns' });
      continue;
    }
    const filled = names.flatMap((name, index) =>
      name === null ? [] : [[name, unescaped(cells[index] ?? '')] as const],
    );
    const read = new Map(filled);
    const sku = skuOf(read);
    if (sku === '') faults.push({ line, column: 'SKU', message: 'is empty, and the line has no ID either' });
    else rows.push({ line, cells: read.set('SKU', sku) });
  }
  return { rows, faults };
}

/** A line without an SKU is known by its ID, as WooCommerce’s own lists name it. */
function skuOf(cells: ReadonlyMap<string, string>): string {
  const sku = cleanCode(cells.get('SKU') ?? '');
  const id = cleanCode(cells.get('ID') ?? '');
  return sku !== '' || id === '' ? sku : `id:${id}`;
}

/** WooCommerce writes an apostrophe before what a spreadsheet would take for a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}
