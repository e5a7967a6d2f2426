import { ANSWERS_KEPT } from '../../domain/core/limits.js';
import type { KeptAttempt, KeyClaim, StatePort, StoredAnswer } from '../ports/state.js';
import type { Database, Row, Writer } from './sql.js';
import { databaseLocks, type Report } from './locks.js';
import { integer, optionalInteger, optionalText, text } from './rows.js';

const SECOND_MS = 1000;
const ANSWER_KEPT_MS = 24 * 60 * 60 * SECOND_MS;
/** Milliseconds since 1970, as `Date.now` tells them. */
type Clock = () => number;

export interface StateOptions {
  now?: Clock | undefined;
  /** Hears of failures that spoil nothing. */
  report?: Report | undefined;
}

/** One write in so many also clears out what has expired. */
const CLEANUP_EVERY = 50;

/**
 * The shop's memory in database tables, shared by all processes on the database. Times come from the clock of
 * the process: clocks that differ by a second move a lease or a window by that second.
 */
export function databaseState(
  database: Database,
  { now = Date.now, report = () => undefined }: StateOptions = {},
): StatePort {
  let writes = 0;
  const write = <T>(work: (writer: Writer) => Promise<T>): Promise<T> =>
    database.write(async (writer) => {
      writes += 1;
      if (writes % CLEANUP_EVERY === 0) await clearExpired(writer, now());
      return work(writer);
    });
  const run = async (sql: string, args: readonly (string | number | null)[]): Promise<void> => {
    await write((writer) => writer.run(sql, args));
  };

  return {
    revokeSession: (sessionId, expiresAt) =>
      run('INSERT OR REPLACE INTO revoked_sessions (session_id, expires_at) VALUES (?, ?)', [
        sessionId,
        expiresAt.getTime(),
      ]),
    // To the millisecond: a session that says when it began in whole seconds may count as older than it is.
    revokeAllSessions: (customerId) =>
      run('INSERT OR REPLACE INTO session_epochs (customer_id, valid_from) VALUES (?, ?)', [
        customerId,
        now(),
      ]),
    async isRevoked({ id, customerId, issuedAt }) {
      const rows = await database.rows(
        `SELECT 1 FROM revoked_sessions WHERE session_id = ?
         UNION ALL SELECT 1 FROM session_epochs WHERE customer_id = ? AND valid_from > ?`,
        [id, customerId, issuedAt.getTime()],
      );
      return rows.length > 0;
    },
    countEvent: (key, windowSeconds) => write((writer) => countEvent(writer, key, windowSeconds, now())),
    clearEvents: (key) => run('DELETE FROM rate_counters WHERE key = ?', [key]),
    leaveNote: (name, lifeSeconds) =>
      run('INSERT OR REPLACE INTO rate_counters (key, count, expires_at) VALUES (?, 1, ?)', [
        noteKey(name),
        now() + lifeSeconds * SECOND_MS,
      ]),
    takeNote: async (name) =>
      (await write((writer) =>
        writer.run('DELETE FROM rate_counters WHERE key = ? AND expires_at > ?', [noteKey(name), now()]),
      )) > 0,
    claimKey: (key, fingerprint, leaseSeconds) =>
      write((writer) => claimKey(writer, { key, fingerprint, leaseSeconds }, now())),
    renewKey: (key, leaseSeconds) =>
      run('UPDATE idempotency_keys SET expires_at = ? WHERE key = ? AND status IS NULL', [
        now() + leaseSeconds * SECOND_MS,
        key,
      ]),
    storeAnswer: (key, answer) => write((writer) => storeAnswer(writer, key, answer, now())),
    releaseKey: (key) => run('DELETE FROM idempotency_keys WHERE key = ? AND status IS NULL', [key]),
    keepCode: (name, digest, lifeSeconds) =>
      run('INSERT OR REPLACE INTO one_time_codes (name, digest, tries, expires_at) VALUES (?, ?, 0, ?)', [
        name,
        digest,
        now() + lifeSeconds * SECOND_MS,
      ]),
    forgetCodes: (nameStart) =>
      run('DELETE FROM one_time_codes WHERE substr(name, 1, length(?1)) = ?1', [nameStart]),
    useCode: (name, digest) => write((writer) => useCode(writer, name, digest, now())),
    ...paymentAttempts(database, run, now),
    takeAttempt: (notSince) => write((writer) => takeAttempt(writer, notSince, now())),
    withLock: databaseLocks(database, now, report),
  };
}

function paymentAttempts(
  database: Database,
  run: (sql: string, args: readonly (string | number | null)[]) => Promise<void>,
  now: Clock,
): Pick<StatePort, 'keepAttempt' | 'sessionOfAttempt' | 'forgetAttempt'> {
  return {
    keepAttempt: (reference, session) =>
      run(
        `INSERT INTO payment_attempts (reference, kept_at, session_id, page_url) VALUES (?, ?, ?, ?)
         ON CONFLICT (reference) DO UPDATE SET session_id = excluded.session_id, page_url = excluded.page_url
         WHERE session_id IS NULL`,
        [reference, now(), session?.id ?? null, session?.url ?? null],
      ),
    async sessionOfAttempt(reference) {
      const [row] = await database.rows(
        'SELECT session_id, page_url FROM payment_attempts WHERE reference = ?',
        [reference],
      );
      if (row === undefined) return undefined;
      const id = optionalText(row, 'session_id');
      return id === null ? null : { id, url: optionalText(row, 'page_url') };
    },
    forgetAttempt: (reference) => run('DELETE FROM payment_attempts WHERE reference = ?', [reference]),
  };
}

/** Taken at the latest time that anybody knows, so that no clock's lag has it taken twice in a round. */
async function takeAttempt(writer: Writer, notSince: Date, nowMs: number): Promise<KeptAttempt | null> {
  const [row] = await writer.rows(
    `UPDATE payment_attempts SET taken_at = max(?1, ?2) WHERE reference = (
       SELECT reference FROM payment_attempts WHERE taken_at IS NULL OR taken_at < ?2
       ORDER BY ifnull(taken_at, kept_at), kept_at, reference LIMIT 1)
     RETURNING reference, kept_at`,
    [nowMs, notSince.getTime()],
  );
  return row === undefined
    ? null
    : { reference: text(row, 'reference'), keptAt: new Date(integer(row, 'kept_at')) };
}

/** Notes stand among the counters, whose rows run out alike. */
function noteKey(name: string): string {
  return `note ${name}`;
}

async function clearExpired(writer: Writer, nowMs: number): Promise<void> {
  for (const table of ['revoked_sessions', 'rate_counters', 'idempotency_keys', 'locks', 'one_time_codes']) {
    await writer.run(`DELETE FROM ${table} WHERE expires_at <= ?`, [nowMs]);
  }
}

const CODE_TRIES = 5;

/** The right code is used up; a wrong one counts, and too many take the code with them. */
async function useCode(writer: Writer, name: string, digest: string, nowMs: number): Promise<boolean> {
  const found = await writer.run(
    'DELETE FROM one_time_codes WHERE name = ? AND digest = ? AND expires_at > ? AND tries < ?',
    [name, digest, nowMs, CODE_TRIES],
  );
  if (found > 0) return true;
  await writer.run('UPDATE one_time_codes SET tries = tries + 1 WHERE name = ?', [name]);
  return false;
}

/** A window begins with its first event and ends `windowSeconds` later. */
async function countEvent(
  writer: Writer,
  key: string,
  windowSeconds: number,
  nowMs: number,
): Promise<{ count: number; resetsInSeconds: number }> {
  const [row] = await writer.rows(
    `INSERT INTO rate_counters (key, count, expires_at) VALUES (?1, 1, ?2)
     ON CONFLICT (key) DO UPDATE SET
       count = iif(expires_at <= ?3, 1, count + 1),
       expires_at = iif(expires_at <= ?3, excluded.expires_at, expires_at)
     RETURNING count, expires_at`,
    [key, nowMs + windowSeconds * SECOND_MS, nowMs],
  );
  if (row === undefined) throw new Error('The database answers no count');
  const resetsInMs = integer(row, 'expires_at') - nowMs;
  return { count: integer(row, 'count'), resetsInSeconds: Math.ceil(resetsInMs / SECOND_MS) };
}

async function storeAnswer(
  writer: Writer,
  key: string,
  { status, body }: StoredAnswer,
  nowMs: number,
): Promise<void> {
  await writer.run('UPDATE idempotency_keys SET status = ?, body = ?, expires_at = ? WHERE key = ?', [
    status,
    body,
    nowMs + ANSWER_KEPT_MS,
    key,
  ]);
  const [owner = key] = key.split(' ');
  // All keys that begin with the owner and a space: "!" is the character after it.
  await writer.run(
    `DELETE FROM idempotency_keys WHERE key IN (
       SELECT key FROM idempotency_keys WHERE key > ? AND key < ? AND status IS NOT NULL
       ORDER BY expires_at DESC LIMIT -1 OFFSET ?)`,
    [`${owner} `, `${owner}!`, ANSWERS_KEPT],
  );
}

async function claimKey(
  writer: Writer,
  { key, fingerprint, leaseSeconds }: { key: string; fingerprint: string; leaseSeconds: number },
  nowMs: number,
): Promise<KeyClaim> {
  await writer.run('DELETE FROM idempotency_keys WHERE key = ? AND expires_at <= ?', [key, nowMs]);
  const claimed = await writer.run(
    'INSERT OR IGNORE INTO idempotency_keys (key, fingerprint, expires_at) VALUES (?, ?, ?)',
    [key, fingerprint, nowMs + leaseSeconds * SECOND_MS],
  );
  if (claimed > 0) return { state: 'new' };
  const [row] = await writer.rows('SELECT * FROM idempotency_keys WHERE key = ?', [key]);
  if (row === undefined) throw new Error('An idempotency key was neither claimed nor found');
  return claimOf(row, fingerprint, nowMs);
}

function claimOf(row: Row, fingerprint: string, nowMs: number): KeyClaim {
  if (text(row, 'fingerprint') !== fingerprint) return { state: 'mismatch' };
  const status = optionalInteger(row, 'status');
  if (status !== null) return { state: 'answered', answer: { status, body: text(row, 'body') } };
  return {
    state: 'running',
    leaseEndsInSeconds: Math.ceil((integer(row, 'expires_at') - nowMs) / SECOND_MS),
  };
}
