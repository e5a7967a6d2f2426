import { json } from './rows.js';
import type { Reader, Row, SqlValue } from './sql.js';

/**
 * Runs a SELECT with these columns and returns the rows from one JSON text: for wide rows the driver takes several
 * times as long, because it defines two properties per value. Values are text, numbers or null.
 */
export async function jsonRows(
  reader: Reader,
  { columns, select, args }: { columns: readonly string[]; select: string; args: readonly SqlValue[] },
): Promise<Row[]> {
  const [all] = await reader.rows(
    `SELECT json_group_array(json_array(${columns.join(', ')})) AS list FROM (${select})`,
    args,
  );
  const lists = all === undefined ? [] : (json(all, 'list') as (string | number | null)[][]);
  return lists.map((values) => {
    const row: Row = { length: values.length };
    columns.forEach((column, index) => {
      row[column] = values[index] ?? null;
    });
    return row;
  });
}
