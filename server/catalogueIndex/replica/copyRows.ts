import { integer, text } from '../../database/sql/rows.js';
import type { Reader, Writer } from '../../database/sql/sql.js';
import { indexProducts } from '../searchTable.js';

/* Copies rows of the catalogue from one database to another with the same schema. */

const IDS = '(SELECT value FROM json_each(?1))';

/** Tables with the rows of products, and which of these rows belong to the products of a list in SQL. */
const rowsOfProducts = (ids: string): Readonly<Record<string, string>> => ({
  products: `id IN ${ids}`,
  items: `product_id IN ${ids}`,
  product_categories: `product_id IN ${ids}`,
  uncounted_items: `id IN (SELECT id FROM items WHERE product_id IN ${ids})`,
});
const PRODUCT_TABLES = rowsOfProducts(IDS);

/** Small tables whose rows belong to no product. */
const SHARED_TABLES: Readonly<Record<string, string>> = {
  categories: 'TRUE',
  brands: 'TRUE',
  origins: 'TRUE',
  documents: 'TRUE',
  shop_meta: "key = 'fitment'",
};

/** Rows that were read from a database and are to replace those of another. */
export interface CopiedRows {
  tables: readonly { table: string; condition: string; columns: readonly string[]; rows: string }[];
  args: readonly string[];
  /** Products whose search texts change. */
  productIds: readonly number[];
}

/** Reads these products from `from`, with the columns of `like`. Deleted products have no rows. */
export async function readProducts(
  from: Reader,
  like: Reader,
  productIds: readonly number[],
): Promise<CopiedRows> {
  const args = [JSON.stringify(productIds)];
  return { ...(await readRows(from, like, PRODUCT_TABLES, args)), productIds };
}

/** All rows of each of these products as one text, by the product's id: equal texts need no copying. */
export async function readEachProduct(
  from: Reader,
  like: Reader,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const tables = await withColumns(like, rowsOfProducts('(p.id)'));
  const rows = await from.rows(
    `SELECT p.id, ${listsOf(tables).join(', ')} FROM products p WHERE p.id IN ${IDS}`,
    [JSON.stringify(productIds)],
  );
  return new Map(
    rows.map((row) => [integer(row, 'id'), tables.map(({ table }) => text(row, table)).join('\n')]),
  );
}

/** Reads all rows that belong to no product: names, editors' texts and the imported table of cars. */
export function readShared(from: Reader, like: Reader): Promise<CopiedRows> {
  return readRows(from, like, SHARED_TABLES, []);
}

/** Reads the rows of tables that match a condition each, in one statement. */
export async function readRows(
  from: Reader,
  like: Reader,
  conditions: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<CopiedRows> {
  const wanted = await withColumns(like, conditions);
  const [row] = await from.rows(`SELECT ${listsOf(wanted).join(', ')}`, args);
  if (row === undefined) throw new Error('The database returned no rows');
  return { tables: wanted.map((one) => ({ ...one, rows: text(row, one.table) })), args, productIds: [] };
}

type Wanted = Pick<CopiedRows['tables'][number], 'table' | 'condition' | 'columns'>;

function withColumns(like: Reader, conditions: Readonly<Record<string, string>>): Promise<Wanted[]> {
  return Promise.all(
    Object.entries(conditions).map(async ([table, condition]) => ({
      table,
      condition,
      columns: await columnsOf(like, table),
    })),
  );
}

/** The matching rows of each table, as an expression that is one JSON text. */
function listsOf(wanted: readonly Wanted[]): string[] {
  return wanted.map(
    ({ table, condition, columns }) =>
      `(SELECT json_group_array(json_array(${columns.join(', ')})) FROM ${table} WHERE ${condition}) AS ${table}`,
  );
}

/** Replaces the rows that match the conditions, and indexes the products. */
export async function writeRows(writer: Writer, { tables, args, productIds }: CopiedRows): Promise<void> {
  for (const { table, condition } of tables.toReversed()) {
    await writer.run(`DELETE FROM ${table} WHERE ${condition}`, args);
  }
  for (const { table, columns, rows } of tables) {
    const values = columns.map((_, index) => `value ->> ${index}`).join(', ');
    await writer.run(
      `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?)`,
      [rows],
    );
  }
  await indexProducts(writer, productIds);
}

async function columnsOf(reader: Reader, table: string): Promise<string[]> {
  const rows = await reader.rows(`PRAGMA table_info(${table})`);
  return rows.map((row) => text(row, 'name'));
}
