import { looseJson } from '../../../domain/core/looseJson.js';
import type { Database, Row, SqlValue } from '../../../server/database/sql/sql.js';
import { ODD_VALUES, withField } from './oddFields.js';

/** A change of one column of a row, named for people: `lines.0.quantity: a text`. */
export interface OddColumn {
  name: string;
  column: string;
  value: SqlValue;
}

/** What fields of JSON columns hold. */
const INSIDE = [
  ...['null', 'absent', 'a number', 'a negative number', 'a huge number', 'a text'],
  ...['a list of null', 'an object'],
];

/** Each column of a row, and each field of its JSON columns, in turn with each odd value that a column can hold. */
export function oddColumnsOf(row: Row): OddColumn[] {
  return Object.entries({ ...row })
    .filter(([column]) => column !== 'length' && !/^\d+$/.test(column))
    .flatMap(([column, stored]) => [
      ...[...ODD_VALUES].flatMap(([name, value]) => plainValue(column, name, value)),
      ...jsonValues(column, stored),
    ]);
}

function plainValue(column: string, name: string, value: unknown): OddColumn[] {
  const isPlain = value === null || typeof value === 'string' || typeof value === 'number';
  return isPlain ? [{ name: `${column}: ${name}`, column, value }] : [];
}

function jsonValues(column: string, stored: unknown): OddColumn[] {
  const json = typeof stored === 'string' ? looseJson(stored) : undefined;
  if (typeof json !== 'object' || json === null) return [];
  return [
    ...[...ODD_VALUES].flatMap(([name, value]) =>
      value === undefined
        ? []
        : [{ name: `${column} as JSON: ${name}`, column, value: JSON.stringify(value) }],
    ),
    ...pathsOf(json).flatMap((path) =>
      INSIDE.map((name) => [name, ODD_VALUES.get(name)] as const).map(([name, value]) => ({
        name: `${column}.${path}: ${name}`,
        column,
        value: JSON.stringify(withField(json, path, value)),
      })),
    ),
  ];
}

/** The paths of everything in a JSON value, of lists the first entry. */
function pathsOf(json: object): string[] {
  return Object.entries(json)
    .slice(0, Array.isArray(json) ? 1 : undefined)
    .flatMap(([key, inside]: [string, unknown]) => [
      key,
      ...(typeof inside === 'object' && inside !== null
        ? pathsOf(inside).map((path) => `${key}.${path}`)
        : []),
    ]);
}

/**
 * Runs the work while one row of a table has something else in a column, and restores it. False if the database itself
 * rejects the change.
 */
export async function whileOdd(
  database: Database,
  { table, where, args }: { table: string; where: string; args: readonly SqlValue[] },
  { column, value }: OddColumn,
  work: () => Promise<void>,
): Promise<boolean> {
  const [before] = await database.rows(`SELECT ${column} FROM ${table} WHERE ${where}`, args);
  const set = `UPDATE ${table} SET ${column} = ? WHERE ${where}`;
  try {
    await database.write((writer) => writer.run(set, [value, ...args]));
  } catch {
    return false;
  }
  try {
    await work();
  } finally {
    await database.write((writer) => writer.run(set, [(before?.[column] ?? null) as SqlValue, ...args]));
  }
  return true;
}
