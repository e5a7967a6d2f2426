import type { StatePort } from '../../ports/records/state.js';
import type { Database, SqlValue, StatementResult, Writer } from '../sql/sql.js';
import { integer, optionalText, text } from '../sql/rows.js';
import { databaseLocks, type Report } from '../locks/locks.js';
import { clearExpired } from '../locks/lockStatements.js';

const SECOND_MS = 1000;
/** Milliseconds since 1970, like `Date.now`. */
type Clock = () => number;

export interface StateOptions {
  now?: Clock | undefined;
  /** Receives non-fatal failures. */
  report?: Report | undefined;
}

/** One in this many writes also deletes expired rows. */
const CLEANUP_EVERY = 50;

/** How the parts of the state are read and written. */
interface Tables {
  database: Database;
  /** Runs one statement; now and then it deletes expired rows with it. */
  write: (sql: string, args: readonly SqlValue[]) => Promise<StatementResult>;
  run: (sql: string, args: readonly SqlValue[]) => Promise<void>;
  now: Clock;
}

/**
 * The shop's state in database tables, shared by all processes on the database. Times come from the process's clock, so
 * clock skew shifts a lease or a window by the same amount.
 */
export function databaseState(
  database: Database,
  { now = () => Date.now(), report = () => undefined }: StateOptions = {},
): StatePort {
  let writes = 0;
  const write: Tables['write'] = async (sql, args) => {
    writes += 1;
    const cleanup = writes % CLEANUP_EVERY === 0 ? clearExpired(now()) : [];
    const [result] = await database.batch([...cleanup, { sql, args }]).then((results) => results.slice(-1));
    if (result === undefined) throw new Error('The database answers nothing to a write');
    return result;
  };
  const run: Tables['run'] = async (sql, args) => {
    await write(sql, args);
  };
  const tables: Tables = { database, write, run, now };
  return {
    ...sessions(tables),
    ...provenContacts(tables),
    ...eventCounts(tables),
    ...oneTimeCodes(tables),
    ...paymentAttempts(tables),
    ...databaseLocks(database, now, report),
  };
}

function sessions({
  database,
  write,
  run,
  now,
}: Tables): Pick<StatePort, 'revokeSession' | 'sessionEpoch' | 'revokeAllSessions' | 'isRevoked'> {
  return {
    revokeSession: (sessionId, expiresAt) =>
      run('INSERT OR REPLACE INTO revoked_sessions (session_id, expires_at) VALUES (?, ?)', [
        sessionId,
        expiresAt.getTime(),
      ]),
    async sessionEpoch(customerId) {
      const [row] = await database.rows('SELECT valid_from FROM session_epochs WHERE customer_id = ?', [
        customerId,
      ]);
      return row === undefined ? 0 : integer(row, 'valid_from');
    },
    async revokeAllSessions(customerId) {
      const { rows } = await write(NEXT_EPOCH, [customerId, now()]);
      const [row] = rows;
      if (row === undefined) throw new Error('The database answers no epoch');
      return integer(row, 'valid_from');
    },
    async isRevoked({ id, customerId, epoch, issuedAtS }) {
      const rows = await database.rows(
        `SELECT 1 FROM revoked_sessions WHERE session_id = ?
         UNION ALL SELECT 1 FROM session_epochs WHERE customer_id = ? AND valid_from > ?
         UNION ALL SELECT 1 FROM shop_meta WHERE key = 'sessions_after' AND CAST(value AS INTEGER) >= ?`,
        [id, customerId, epoch, issuedAtS],
      );
      return rows.length > 0;
    },
  };
}

function provenContacts({
  database,
  run,
  now,
}: Tables): Pick<StatePort, 'isProven' | 'saveProof' | 'listProofs' | 'forgetProofs'> {
  return {
    async isProven(customerId, contact) {
      const rows = await database.rows(
        'SELECT 1 FROM proven_contacts WHERE customer_id = ? AND contact = ?',
        [customerId, contact],
      );
      return rows.length > 0;
    },
    saveProof: (customerId, contact) =>
      run('INSERT OR IGNORE INTO proven_contacts (customer_id, contact, proven_at) VALUES (?, ?, ?)', [
        customerId,
        contact,
        now(),
      ]),
    async listProofs(customerId) {
      const rows = await database.rows(
        'SELECT contact, proven_at FROM proven_contacts WHERE customer_id = ? ORDER BY proven_at, contact',
        [customerId],
      );
      return rows.map((row) => ({
        contact: text(row, 'contact'),
        provenAt: new Date(integer(row, 'proven_at')),
      }));
    },
    forgetProofs: (customerId) => run('DELETE FROM proven_contacts WHERE customer_id = ?', [customerId]),
  };
}

function eventCounts({
  database,
  write,
  run,
  now,
}: Tables): Pick<
  StatePort,
  'countEvent' | 'countUnproven' | 'countOf' | 'clearEvents' | 'leaveNotes' | 'hasNotes' | 'takeNotes'
> {
  return {
    async countEvent(key, windowSeconds) {
      const { rows } = await write(COUNT_EVENT, [key, now() + windowSeconds * SECOND_MS, now()]);
      const [row] = rows;
      if (row === undefined) throw new Error('The database answers no count');
      const resetsInMs = integer(row, 'expires_at') - now();
      return { count: integer(row, 'count'), resetsInSeconds: Math.ceil(resetsInMs / SECOND_MS) };
    },
    async countUnproven(events, { customerId, contact, unless }) {
      const exempt = [customerId, contact, unless];
      const counting = events.map(({ key, windowSeconds, by }) => ({
        sql: COUNT_UNPROVEN,
        args: [key, now() + windowSeconds * SECOND_MS, now(), by, ...exempt],
      }));
      const results = await database.batch(counting, 'repeatable');
      const counts = results.flatMap(({ rows }) => rows.map((row) => integer(row, 'count')));
      return counts.length < events.length ? null : counts;
    },
    async countOf(key) {
      const [row] = await database.rows('SELECT count FROM rate_counters WHERE key = ? AND expires_at > ?', [
        key,
        now(),
      ]);
      return row === undefined ? 0 : integer(row, 'count');
    },
    clearEvents: (key) => run('DELETE FROM rate_counters WHERE key = ?', [key]),
    leaveNotes: (names, lifeSeconds) =>
      run(LEAVE_NOTES, [JSON.stringify(names.map(noteKey)), now() + lifeSeconds * SECOND_MS]),
    async hasNotes(nameStart) {
      return (await database.rows(FIND_NOTE, [noteKey(nameStart), now()])).length > 0;
    },
    async takeNotes(nameStart) {
      const { rows } = await write(TAKE_NOTES, [noteKey(nameStart), now()]);
      return rows.map((row) => text(row, 'key').slice(noteKey('').length));
    },
  };
}

function oneTimeCodes({
  database,
  run,
  now,
}: Tables): Pick<StatePort, 'saveCode' | 'forgetCodes' | 'useCode'> {
  return {
    saveCode: (name, digest, lifeSeconds) =>
      run('INSERT OR REPLACE INTO one_time_codes (name, digest, tries, expires_at) VALUES (?, ?, 0, ?)', [
        name,
        digest,
        now() + lifeSeconds * SECOND_MS,
      ]),
    forgetCodes: (nameStart) =>
      run('DELETE FROM one_time_codes WHERE substr(name, 1, length(?1)) = ?1', [nameStart]),
    useCode: (name, digest) => database.write((writer) => useCode(writer, name, digest, now())),
  };
}

function paymentAttempts({
  database,
  write,
  run,
  now,
}: Tables): Pick<StatePort, 'saveAttempt' | 'findAttempt' | 'takeAttempt' | 'forgetAttempt'> {
  return {
    saveAttempt: (reference, { provider = null, session = null, terms = null } = {}) =>
      run(KEEP_ATTEMPT, [
        ...[reference, now(), session?.id ?? null, session?.url ?? null, provider],
        ...[terms?.way ?? null, terms?.fee ?? null],
      ]),
    async findAttempt(reference) {
      const [row] = await database.rows(
        'SELECT session_id, page_url, provider, way, fee FROM payment_attempts WHERE reference = ?',
        [reference],
      );
      if (row === undefined) return null;
      const id = optionalText(row, 'session_id');
      const session = id === null ? null : { id, url: optionalText(row, 'page_url') };
      const way = optionalText(row, 'way');
      const terms = way === null ? null : { way, fee: integer(row, 'fee') };
      return { provider: optionalText(row, 'provider'), session, terms };
    },
    async takeAttempt(notSince) {
      const { rows } = await write(TAKE_ATTEMPT, [now(), notSince.getTime()]);
      const [row] = rows;
      return row === undefined
        ? null
        : { reference: text(row, 'reference'), keptAt: new Date(integer(row, 'kept_at')) };
    },
    forgetAttempt: (reference) => run('DELETE FROM payment_attempts WHERE reference = ?', [reference]),
  };
}

const KEEP_ATTEMPT = `
  INSERT INTO payment_attempts (reference, kept_at, session_id, page_url, provider, way, fee)
  VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (reference) DO UPDATE SET
    session_id = ifnull(session_id, excluded.session_id),
    page_url = iif(session_id IS NULL, excluded.page_url, page_url),
    provider = ifnull(provider, excluded.provider),
    fee = iif(way IS NULL, excluded.fee, fee),
    way = ifnull(way, excluded.way)`;

/** Dated with the latest known time, so that clock skew cannot let an attempt be taken twice in a round. */
const TAKE_ATTEMPT = `
  UPDATE payment_attempts SET taken_at = max(?1, ?2) WHERE reference = (
    SELECT reference FROM payment_attempts WHERE taken_at IS NULL OR taken_at < ?2
    ORDER BY ifnull(taken_at, kept_at), kept_at, reference LIMIT 1)
  RETURNING reference, kept_at`;

/**
 * Epochs are compared only with each other. They start from the time, so that they also rise above the epochs that
 * sessions took from a database that has been replaced or restored since.
 */
const NEXT_EPOCH = `
  INSERT INTO session_epochs (customer_id, valid_from) VALUES (?1, ?2)
  ON CONFLICT (customer_id) DO UPDATE SET valid_from = max(valid_from + 1, excluded.valid_from)
  RETURNING valid_from`;

/** A window begins with its first event and ends `windowSeconds` later. */
const COUNT_EVENT = `
  INSERT INTO rate_counters (key, count, expires_at) VALUES (?1, 1, ?2)
  ON CONFLICT (key) DO UPDATE SET
    count = iif(expires_at <= ?3, 1, count + 1),
    expires_at = iif(expires_at <= ?3, excluded.expires_at, expires_at)
  RETURNING count, expires_at`;

const COUNT_UNPROVEN = `
  INSERT INTO rate_counters (key, count, expires_at) SELECT ?1, max(0, ?4), ?2
  WHERE NOT EXISTS (SELECT 1 FROM proven_contacts WHERE customer_id = ?5 AND contact = ?6)
    AND NOT EXISTS (SELECT 1 FROM rate_counters WHERE key = ?7 AND count > 0 AND expires_at > ?3)
  ON CONFLICT (key) DO UPDATE SET
    count = max(0, iif(expires_at <= ?3, 0, count) + ?4),
    expires_at = iif(expires_at <= ?3, excluded.expires_at, expires_at)
  RETURNING count`;

const LEAVE_NOTES = `
  INSERT OR REPLACE INTO rate_counters (key, count, expires_at) SELECT value, 1, ?2 FROM json_each(?1)`;

const FIND_NOTE = `
  SELECT 1 FROM rate_counters WHERE substr(key, 1, length(?1)) = ?1 AND expires_at > ?2 LIMIT 1`;

const TAKE_NOTES = `
  DELETE FROM rate_counters WHERE substr(key, 1, length(?1)) = ?1 AND expires_at > ?2 RETURNING key`;

/** Flags are stored among the counters, whose rows expire in the same way. */
function noteKey(name: string): string {
  return `note ${name}`;
}

const CODE_TRIES = 5;

/** A correct code is consumed; wrong attempts are counted, and too many delete the code. */
async function useCode(writer: Writer, name: string, digest: string, nowMs: number): Promise<boolean> {
  const found = await writer.run(
    'DELETE FROM one_time_codes WHERE name = ? AND digest = ? AND expires_at > ? AND tries < ?',
    [name, digest, nowMs, CODE_TRIES],
  );
  if (found > 0) return true;
  await writer.run('UPDATE one_time_codes SET tries = tries + 1 WHERE name = ?', [name]);
  return false;
}
