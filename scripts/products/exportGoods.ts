import { writeDelimited } from '../../domain/csv/delimitedText.js';
import type { Reader } from '../../server/database/sql/sql.js';
import type { RecordReader } from '../../server/ports/shared/records/recordReader.js';
import { cellsOf } from './goodsCells.js';
import { columnsInOrder } from './goodsColumns.js';
import { readShop } from './shop.js';

/** What a spreadsheet would take for a formula; WooCommerce writes an apostrophe before it. Negative numbers are none. */
const FORMULA = /^(?:[=+@]|-(?!\d+$)|'[=+\-@])/;

/** All goods as a CSV text that `import` reads as the same goods. */
export async function exportGoods(reader: Reader, records: RecordReader): Promise<string> {
  const shop = await readShop(reader, records, Date.now());
  const rows = shop.entries.flatMap((entry) => {
    const { product, variations } = cellsOf(entry, shop);
    return [product, ...variations];
  });
  const used = new Set(
    rows.flatMap((cells) => [...cells].flatMap(([column, text]) => (text === '' ? [] : [column]))),
  );
  const columns = columnsInOrder(new Set([...used, ...ALWAYS]));
  const lines = rows.map((cells) => columns.map((column) => escaped(cells.get(column) ?? '')));
  // Excel reads UTF-8 only with a byte order mark.
  return `\ufeff${writeDelimited([columns, ...lines])}`;
}

/** So that the file of an empty shop shows what can be filled in. */
const ALWAYS = [
  ...['ID', 'Type', 'SKU', 'Name', 'Name (ar)', 'Published', 'Short description', 'Description', 'Stock'],
  ...['Sale price', 'Regular price', 'Categories', 'Categories (ar)', 'Images', 'Parent', 'Brands'],
];

function escaped(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
