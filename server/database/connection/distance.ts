import { existsSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { fetchInTime } from './connection.js';
import type { DatabaseOptions } from './database.js';
import { checkDatabaseFile, databasePath } from './databaseFile.js';
import { SCHEMA_VERSION, versionOf } from './migrations.js';
import { foreignTables, newerSchema } from '../sql/problems.js';
import type { RecordProblem } from '../../ports/records/recordProblems.js';
import { text } from '../sql/rows.js';
import type { Reader } from '../sql/sql.js';
import { tableNames } from '../sql/tables.js';

/** What a look at the database has found. */
export interface DatabaseFacts {
  /** Median duration of a round trip, in milliseconds; null for a file. */
  roundTripMs: number | null;
  /** Migrations that the next start will apply; a database without a shop has none. */
  missingMigrations: number;
}

const ROUND_TRIPS = 7;

/**
 * Measures round trips to a hosted database, and checks its schema and that it accepts writes; the only write is rolled
 * back. A file is only checked to be the shop's. Throws what prevents the shop from using the database.
 */
export async function inspectDatabase({ url, authToken }: DatabaseOptions): Promise<DatabaseFacts> {
  const path = databasePath(url);
  if (path !== null) {
    if (existsSync(path)) checkDatabaseFile(path);
    return { roundTripMs: null, missingMigrations: 0 };
  }
  const client = createClient({
    url,
    fetch: fetchInTime,
    ...(authToken === undefined ? {} : { authToken }),
  });
  try {
    const reader = { rows: async (sql: string) => (await client.execute(sql)).rows };
    const version = await versionOf(reader); // also opens the connection, which is not to be measured
    if (version > SCHEMA_VERSION) throw newerSchema(version, SCHEMA_VERSION);
    if (version === 0 && (await tableNames(reader)).length > 0) throw foreignTables();
    const durations: number[] = [];
    for (let trip = 0; trip < ROUND_TRIPS; trip += 1) {
      const startMs = performance.now();
      await reader.rows('SELECT 1');
      durations.push(performance.now() - startMs);
    }
    const transaction = await client.transaction('write');
    await transaction
      .execute('CREATE TABLE write_check (id INTEGER)')
      .then(() => transaction.rollback())
      .finally(() => transaction.close());
    return {
      roundTripMs: median(durations),
      missingMigrations: version === 0 ? 0 : SCHEMA_VERSION - version,
    };
  } finally {
    client.close();
  }
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Reads from a database as it is; `none` if there is no database, or one that an older version has written. */
export async function readFrom<Value>(
  { url, authToken }: DatabaseOptions,
  read: (reader: Reader) => Promise<Value>,
  none: Value,
): Promise<Value> {
  const path = databasePath(url);
  if (path !== null && !existsSync(path)) return none;
  const client = createClient({ url, fetch: fetchInTime, ...(authToken === undefined ? {} : { authToken }) });
  try {
    const reader: Reader = {
      rows: async (sql, args = []) => (await client.execute({ sql, args: [...args] })).rows,
    };
    return (await versionOf(reader)) < SCHEMA_VERSION ? none : await read(reader);
  } finally {
    client.close();
  }
}

/** What the shop has noted about records that it cannot read. */
export async function readRecordProblems(reader: Reader): Promise<RecordProblem[]> {
  const rows = await reader.rows('SELECT record, line FROM record_problems ORDER BY record');
  return rows.map((row) => ({ record: text(row, 'record'), line: text(row, 'line') }));
}
