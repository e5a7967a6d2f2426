import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client, LibsqlError, type Transaction } from '@libsql/client';
import {
  checkDatabaseFile,
  createDatabaseFile,
  databasePath,
  fileFailure,
  fileUrl,
  holdDatabaseFile,
  narrowDatabaseFile,
} from './databaseFile.js';
import { APPLICATION_ID, migrate } from './migrations.js';
import { createKeyedMutex } from './keyedMutex.js';
import {
  type Database,
  type SqlValue,
  type Statement,
  type StatementResult,
  violatedConstraint,
  type Writer,
} from './sql.js';

/*
 * Behaviour of libSQL (client 0.18) that this file relies on:
 * - A client has a pool of connections. Each open transaction has its own, so a concurrent read does not see
 *   uncommitted changes.
 * - Calls on a local file are synchronous. The busy timeout therefore blocks the whole process, and a second
 *   writer of the same process would wait for a first that cannot continue. Hence a queue of writers in this
 *   process, and for other processes a short timeout with retries.
 * - Closing a client does not release its file at once: the write-ahead log (`-wal`) may be merged a little later.
 * - BEGIN IMMEDIATE ('write') is where a writer waits. Under load, COMMIT sometimes fails ("SQL statements in
 *   progress") and everything is rolled back; the whole transaction is then retried.
 * - `foreign_keys` is on in every connection of libSQL's build, unlike SQLite's default.
 * - A statement with RETURNING reports 0 affected rows: count the returned rows instead.
 * - Hosted libSQL rejects PRAGMA application_id and journal_mode, and accepts user_version in a transaction.
 */

export interface DatabaseOptions {
  /** `file:…`, or `libsql://…` and `https://…` for a hosted database. */
  url: string;
  authToken?: string | undefined;
}

const BUSY_TIMEOUT_MS = 250;
const WRITE_PATIENCE_MS = 30_000;
const RETRY_PAUSE_MS = 20;

/**
 * Opens the database, creates the file if there is none, and migrates its tables. Throws `DatabaseFileError` for a file
 * that is not the shop's, and leaves it untouched.
 */
export async function openDatabase({ url, authToken }: DatabaseOptions): Promise<Database> {
  const path = databasePath(url);
  if (path === null) return prepared(connect(url, url, authToken));
  checkDatabaseFile(path);
  const release = holdDatabaseFile(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    createDatabaseFile(path);
    narrowDatabaseFile(path);
    const database = connect(fileUrl(path), path, undefined);
    const close = () => {
      database.close();
      release();
    };
    return await prepared({ ...database, close }, claimFile);
  } catch (error) {
    release();
    throw fileFailure(path, error);
  }
}

async function prepared(
  database: Database,
  claim?: (database: Database) => Promise<void>,
): Promise<Database> {
  try {
    await claim?.(database);
    await migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Writes the application id before anything else, and before WAL mode, so that even a partially initialised file is
 * recognised as the shop's.
 */
async function claimFile(database: Database): Promise<void> {
  const [signature] = await database.rows('PRAGMA application_id');
  if (signature?.['application_id'] !== APPLICATION_ID) {
    await database.rows(`PRAGMA application_id = ${APPLICATION_ID}`);
  }
  await database.rows('PRAGMA journal_mode = WAL');
}

function connect(url: string, queueName: string, authToken: string | undefined): Database {
  const client = createClient({
    url,
    timeout: BUSY_TIMEOUT_MS,
    ...(authToken === undefined ? {} : { authToken }),
  });
  return {
    rows: async (sql, args = []) => (await patiently(() => client.execute(sql, [...args]))).rows,
    batch: (statements) => queue.run(queueName, () => patiently(() => runBatch(client, statements))),
    write: (work) => queue.run(queueName, () => patiently(() => transact(client, work))),
    close: () => client.close(),
  };
}

async function runBatch(client: Client, statements: readonly Statement[]): Promise<StatementResult[]> {
  const batch = statements.map(({ sql, args = [] }) => ({ sql, args: [...args] }));
  const results = await givingUpBusy(client, () => client.batch(batch, 'write'));
  return results.map(({ rows, rowsAffected }) => ({ rows, changed: rowsAffected }));
}

async function transact<T>(client: Client, work: (writer: Writer) => Promise<T>): Promise<T> {
  const transaction = await patiently(() => givingUpBusy(client, () => client.transaction('write')));
  try {
    const result = await work(writerOf(transaction));
    await transaction.commit();
    return result;
  } finally {
    transaction.close(); // rolls back unless committed
  }
}

/**
 * A BEGIN that fails with SQLITE_BUSY leaves its connection in a state in which the next COMMIT fails with "SQL
 * statements in progress", so the connection is discarded.
 */
async function givingUpBusy<T>(client: Client, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    if (isBusy(error)) client.reconnect();
    throw error;
  }
}

function writerOf(transaction: Transaction): Writer {
  const execute = (sql: string, args: readonly SqlValue[] = []) =>
    transaction.execute({ sql, args: [...args] });
  return {
    rows: async (sql, args) => (await execute(sql, args)).rows,
    run: async (sql, args) => (await execute(sql, args)).rowsAffected,
    script: (sql) => transaction.executeMultiple(sql),
  };
}

/** Queues of writers by file, shared by all clients of the process. */
const queue = createKeyedMutex();

/** Retries while another process is writing; other errors are thrown at once. */
async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + WRITE_PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(RETRY_PAUSE_MS * (1 + Math.random()));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && (error.code === 'SQLITE_BUSY' || error.code === 'SQLITE_LOCKED');
}

/** The UNIQUE index or column that a write violated (`customers.email`), or null for other errors. */
export function violatedUnique(error: unknown): string | null {
  return /^UNIQUE constraint failed: (.+)$/.exec(violatedConstraint(error) ?? '')?.[1] ?? null;
}
