import type { SqlValue, Writer } from './sql.js';

const ROWS_A_STATEMENT = 500;

/** Inserts rows with the same columns, hundreds per statement, which saves round trips to a hosted database. */
export async function insertMany(
  writer: Writer,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  const values = columns.map((_, index) => `value ->> ${index}`).join(', ');
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?)`;
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await writer.run(sql, [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))]);
  }
}
