import { integer, text } from './rows.js';
import type { Reader } from './sql.js';

/** A table that holds data of its own. */
export interface Table {
  name: string;
  /** All columns, with `rowid` first if no column is the primary key. */
  columns: readonly string[];
  /** Columns that identify a row and order the table. */
  key: readonly string[];
}

/** SQLite's own table with the last number of each table that counts its rows. */
export const SEQUENCES = 'sqlite_sequence';

/** The tables of a full-text index that SQLite derives from the index itself. */
const DERIVED = ['data', 'idx', 'content', 'docsize', 'config'];

/** Reads the names of all tables that hold data of their own, except those that SQLite or libSQL keeps. */
export async function tableNames(reader: Reader): Promise<string[]> {
  const rows = await reader.rows(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'libsql%' AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY name",
  );
  const virtual = rows.filter((row) => /^create virtual table/i.test(text(row, 'sql')));
  const indexes = virtual.map((row) => text(row, 'name'));
  const derived = new Set(indexes.flatMap((name) => DERIVED.map((part) => `${name}_${part}`)));
  const views = virtual.filter((row) => /using fts5vocab/i.test(text(row, 'sql')));
  for (const view of views) derived.add(text(view, 'name'));
  return rows.map((row) => text(row, 'name')).filter((name) => !derived.has(name));
}

/** Reads the columns of a table. */
export async function readTable(reader: Reader, name: string): Promise<Table> {
  const rows = await reader.rows(`PRAGMA table_info("${name}")`);
  const columns = rows.map((row) => text(row, 'name'));
  const key = rows
    .filter((row) => integer(row, 'pk') > 0)
    .sort((one, other) => integer(one, 'pk') - integer(other, 'pk'))
    .map((row) => text(row, 'name'));
  return key.length > 0 ? { name, columns, key } : { name, columns: ['rowid', ...columns], key: ['rowid'] };
}
