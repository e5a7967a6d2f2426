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
 * Facts about libSQL (client 0.18) that this file relies on:
 * - A client keeps a pool of connections; each open transaction has one of its own, so a transaction and a
 *   read beside it do not see each other's half-done work.
 * - Calls on a local file run synchronously. The busy timeout therefore blocks the whole process while it
 *   waits, and a second writer of the same process would wait for a first that cannot go on. Hence the queue
 *   in front of every write, and a short timeout with patient retries around it for other processes.
 * - Closing a client does not free its file at once: the log beside it (`-wal`) may be merged a little later.
 * - BEGIN IMMEDIATE ('write') is where a writer waits. On a busy machine COMMIT is refused now and then ("SQL
 *   statements in progress") and everything rolled back: the whole work is then done again.
 * - `foreign_keys` is on in every connection of libSQL's build; SQLite's own default would be off.
 * - A statement with RETURNING reports 0 affected rows: count its rows instead.
 * - Hosted libSQL refuses PRAGMA application_id and journal_mode, and accepts user_version in a transaction.
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
 * Opens the database, creates the file where there is none, and brings its tables up to date.
 * Throws `DatabaseFileError` for a file that is not the shop's, which is left as it was.
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
 * Signs a new file before anything else is written, and before WAL mode keeps writes beside it, so that even a
 * half-made file is known as the shop's by its header.
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
 * A BEGIN that met another writer stays half done in its connection, and the next COMMIT there would fail with
 * "SQL statements in progress": the connection is given up.
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

/** Writers by database, for every client of the process on the same file. */
const queue = createKeyedMutex();

/** Tries again while another process is writing; other errors pass at once. */
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

/** Tells which UNIQUE index or column a write ran into (`customers.email`), or null for other errors. */
export function violatedUnique(error: unknown): string | null {
  return /^UNIQUE constraint failed: (.+)$/.exec(violatedConstraint(error) ?? '')?.[1] ?? null;
}
