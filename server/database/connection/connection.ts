import { errorOf } from '../../../domain/core/thrown.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client, LibsqlError, type Transaction } from '@libsql/client';
import { inSpan } from '../../ports/spans.js';
import {
  databaseError,
  isBusy,
  isOverloaded,
  isRolledBack,
  isUnanswered,
  overloaded,
} from '../sql/failures.js';
import { createKeyedMutex, type KeyedMutex } from './keyedMutex.js';
import type { Database, SqlValue, Statement, StatementResult, Writer } from '../sql/sql.js';

/*
 * Behaviour of libSQL (client 0.18, libsql-server 0.24) that this file relies on:
 * - A client has a pool of connections. Each open transaction has its own, so a concurrent read does not see
 *   uncommitted changes.
 * - Calls on a local file are synchronous. The busy timeout therefore blocks the whole process, and a second
 *   writer of the same process would wait for a first that cannot continue. Hence a queue of a file's writers in
 *   this process, and for other processes a short timeout with retries.
 * - libsql-server 0.24.33 stops all writes for good once a connection that met SQLITE_BUSY has left its queue of
 *   writers. Hence a queue of this client's writers for hosted databases too, which keeps the server's queue short.
 * - Closing a client does not release its file at once: the write-ahead log (`-wal`) may be merged a little later.
 * - BEGIN IMMEDIATE ('write') is where a writer waits. Under load, COMMIT sometimes fails ("SQL statements in
 *   progress") and everything is rolled back; the whole transaction is then retried.
 * - `foreign_keys` is on in every connection of libSQL's build, unlike SQLite's default.
 * - On a file, a statement with RETURNING reports 0 affected rows: count the returned rows instead.
 * - Hosted libSQL rejects PRAGMA application_id and journal_mode, and accepts user_version in a transaction.
 * - Hosted libSQL responds with 429, before a stream is opened, when too many requests wait for a connection.
 * - Hosted libSQL queues writers itself, rolls back a transaction that lasts longer than 5 s while another one
 *   waits, and closes a stream that has been idle for 10 s. Started again, it does not know the streams from before.
 */

const BUSY_TIMEOUT_MS = 250;
const WRITE_TIMEOUT_MS = 30_000;
const RETRY_PAUSE_MS = 20;

/** Time limit of a request to a hosted database. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Lost requests are retried within this time, because idle keep-alive connections are sometimes reset. */
const RETRY_WITHIN_MS = 8000;
const LOST_RETRIES = 2;
/** An overloaded database gets its rejected requests again within this time, ever more slowly. */
const OVERLOAD_TIMEOUT_MS = 8000;
const OVERLOAD_FIRST_PAUSE_MS = 100;
const OVERLOAD_LONGEST_PAUSE_MS = 1600;

/** Writers of this process that may wait for their turn; the next one is refused. */
const MAX_WAITING_WRITERS = 200;
/** A writer whose turn comes later than this is refused, because its client has given up or asks again. */
const TURN_TIMEOUT_MS = 20_000;

/** Opens a client. `file` is the database file, null for a hosted database. */
export function connect(url: string, file: string | null, authToken: string | undefined): Database {
  const client = createClient({
    url,
    timeout: BUSY_TIMEOUT_MS,
    fetch: fetchInTime,
    ...(authToken === undefined ? {} : { authToken }),
  });
  const inTurn =
    file === null ? createFairQueue(createKeyedMutex(), url) : createFairQueue(fileWriters, file);
  const begun = <T>(begin: () => Promise<T>) => (file === null ? begin() : discardWhenBusy(client, begin));
  return {
    rows: async (sql, args = []) => {
      const read = () => answered(() => client.execute(sql, [...args]));
      return (await retryWhileBusy(read, isRead(sql) ? isUnanswered : undefined)).rows;
    },
    batch: (statements, repeatable) => {
      const run = () => answered(() => begun(() => runBatch(client, statements)));
      return inTurn(() => retryWhileBusy(run, repeatable === undefined ? undefined : isUnanswered));
    },
    write: (work) => inTurn(() => retryWhileBusy(() => answered(() => transact(client, begun, work)))),
    close: () => client.close(),
  };
}

/** `fetch` with the time limit of a request to a hosted database. */
export function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
}

async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await inSpan('database', call);
  } catch (error) {
    throw databaseError(error);
  }
}

async function runBatch(client: Client, statements: readonly Statement[]): Promise<StatementResult[]> {
  const batch = statements.map(({ sql, args = [] }) => ({ sql, args: [...args] }));
  const results = await client.batch(batch, 'write');
  return results.map(({ rows, rowsAffected }) => ({ rows, changed: rowsAffected }));
}

type Begin = <T>(begin: () => Promise<T>) => Promise<T>;

async function transact<T>(client: Client, begun: Begin, work: (writer: Writer) => Promise<T>): Promise<T> {
  const transaction = await retryWhileBusy(() => begun(() => client.transaction('write')));
  try {
    const result = await work(writerOf(transaction));
    await transaction.commit();
    return result;
  } finally {
    transaction.close(); // rolls back unless committed
  }
}

/**
 * A BEGIN that fails with SQLITE_BUSY leaves its connection to a file in a state in which the next COMMIT fails with "SQL
 * statements in progress", so the connection is discarded.
 */
async function discardWhenBusy<T>(client: Client, begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    if (isBusy(error)) client.reconnect();
    throw error;
  }
}

function writerOf(transaction: Transaction): Writer {
  const execute = (sql: string, args: readonly SqlValue[] = []) =>
    beforeCommit(() => transaction.execute({ sql, args: [...args] }));
  return {
    rows: async (sql, args) => (await execute(sql, args)).rows,
    run: async (sql, args) => (await execute(sql, args)).rowsAffected,
    script: (sql) => beforeCommit(() => transaction.executeMultiple(sql)),
  };
}

/** A transaction whose connection is lost before COMMIT is rolled back, so it can be retried. */
async function beforeCommit<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await answered(call);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    throw new LibsqlError(
      'The connection was lost',
      'TRANSACTION_CLOSED',
      undefined,
      undefined,
      errorOf(error),
    );
  }
}

function isRead(sql: string): boolean {
  return /^\s*(select|with|pragma)\b/i.test(sql);
}

/** Queues of writers by file, shared by all clients of the process. */
const fileWriters = createKeyedMutex();

/**
 * Runs one writer at a time. A writer is refused as by an overloaded database, before it has executed anything, if too
 * many others wait, or if its turn comes too late.
 */
function createFairQueue(mutex: KeyedMutex, name: string) {
  let waiting = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= MAX_WAITING_WRITERS) throw overloaded();
    const queuedAtMs = performance.now();
    waiting += 1;
    return mutex.run(name, async () => {
      waiting -= 1;
      if (performance.now() - queuedAtMs > TURN_TIMEOUT_MS) throw overloaded();
      return work();
    });
  };
}

/**
 * Retries while another process is writing or the database is overloaded, and at most twice if the work was rolled back
 * or is safe to repeat (`isHarmless`); other errors are thrown at once.
 */
async function retryWhileBusy<T>(
  attempt: () => Promise<T>,
  isHarmless: (error: unknown) => boolean = () => false,
): Promise<T> {
  const startMs = performance.now();
  let overloadPauseMs = OVERLOAD_FIRST_PAUSE_MS;
  for (let losses = 0; ;) {
    try {
      return await attempt();
    } catch (error) {
      const waitedMs = performance.now() - startMs;
      const isLost = isRolledBack(error) || isHarmless(error);
      if (isLost) losses += 1;
      const isWorthIt = isLost
        ? losses <= LOST_RETRIES && waitedMs < RETRY_WITHIN_MS
        : waitedMs < retryForMs(error);
      if (!isWorthIt) throw error;
      await sleep((isOverloaded(error) ? overloadPauseMs : RETRY_PAUSE_MS) * (1 + Math.random()));
      if (isOverloaded(error)) overloadPauseMs = Math.min(OVERLOAD_LONGEST_PAUSE_MS, 2 * overloadPauseMs);
    }
  }
}

/** How long to retry after an error that has executed nothing; 0 for every other one. */
function retryForMs(error: unknown): number {
  if (isOverloaded(error)) return OVERLOAD_TIMEOUT_MS;
  return isBusy(error) ? WRITE_TIMEOUT_MS : 0;
}
