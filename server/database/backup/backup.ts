import { versionOf } from '../connection/migrations.js';
import type { Reader, Row, SqlValue } from '../sql/sql.js';
import { readTable, SEQUENCES, type Table, tableNames } from '../sql/tables.js';

/*
 * A backup is lines of JSON: a header, for each table its name and columns and then its rows as arrays, and at the end
 * the number of rows, without which the backup is incomplete.
 */

/** The format of a backup; increment it when the lines change. */
export const BACKUP_FORMAT = 1;

interface BackupHeader {
  storefrontBackup: number;
  /** Schema version of the database. */
  schema: number;
  /** ISO 8601. */
  createdAt: string;
}

/**
 * Temporary rows, which are wrong or dangerous later: locks, counters, stored responses, one-time codes, and values that
 * are computed from the other tables.
 */
export const LEFT_OUT: readonly string[] = [
  'locks',
  'rate_counters',
  'idempotency_keys',
  'one_time_codes',
  'prepared',
];

/** Written last: the rows before them change these tables when they are restored. */
const LAST = ['catalogue_changes', SEQUENCES];

/** The database cannot be backed up or restored; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const ROWS_A_PAGE = 100;

/** The lines of a backup of everything that the reader sees. Throws `BackupError` for a database without a shop. */
export async function* backupLines(reader: Reader, now = new Date()): AsyncGenerator<string> {
  const schema = await versionOf(reader);
  if (schema === 0) throw new BackupError('The database at DATABASE_URL has no shop in it.');
  const header: BackupHeader = { storefrontBackup: BACKUP_FORMAT, schema, createdAt: now.toISOString() };
  yield JSON.stringify(header);
  let count = 0;
  for (const name of await storedTables(reader)) {
    const table = await readTable(reader, name);
    yield JSON.stringify({ table: name, columns: table.columns });
    for await (const rows of pages(reader, table)) {
      count += rows.length;
      for (const row of rows) yield JSON.stringify(valuesOf(row, table));
    }
  }
  yield JSON.stringify({ rows: count });
}

async function storedTables(reader: Reader): Promise<string[]> {
  const names = await tableNames(reader);
  return [...names.filter((name) => !LEFT_OUT.includes(name) && !LAST.includes(name)), ...LAST];
}

/** All rows of a table, some at a time, so that memory and responses stay small. */
async function* pages(reader: Reader, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const order = key.map(quoted).join(', ');
  const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
  let after: SqlValue[] = [];
  for (;;) {
    const place = after.length === 0 ? '' : `WHERE (${order}) > (${key.map(() => '?').join(', ')})`;
    const rows = await reader.rows(`${select} ${place} ORDER BY ${order} LIMIT ${ROWS_A_PAGE}`, after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_A_PAGE) return;
    after = valuesOf(last, { name, columns: key });
  }
}

function quoted(name: string): string {
  return name === 'rowid' ? name : `"${name}"`;
}

function valuesOf(row: Row, { name, columns }: Pick<Table, 'name' | 'columns'>): SqlValue[] {
  return columns.map((column) => {
    const value = row[column];
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    throw new Error(`${name}.${column} is binary, which a backup cannot hold`);
  });
}
