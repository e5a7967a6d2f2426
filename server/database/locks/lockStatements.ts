import { IDEMPOTENCY_ANSWERS_MAX } from '../../../domain/core/limits.js';
import type { Completion, KeyClaim, KeyOutcome, KeyRequest } from '../../ports/records/state.js';
import { integer, optionalInteger, text } from '../sql/rows.js';
import type { Row, Statement } from '../sql/sql.js';

const SECOND_MS = 1000;
export const LOCK_LEASE_MS = 10 * SECOND_MS;
const ANSWER_KEPT_MS = 24 * 60 * 60 * SECOND_MS;

/** The holder of a key and locks, or a candidate. */
export interface Holder {
  owner: string;
  key: KeyRequest | undefined;
  locks: readonly string[];
}

/** Claims the key if it is free, its lease has expired, or the same holder claimed it before. */
export function claimStatement(
  { name, fingerprint, leaseSeconds }: KeyRequest,
  owner: string,
  nowMs: number,
): Statement {
  return {
    sql: `INSERT INTO idempotency_keys (key, fingerprint, expires_at, holder) VALUES (?1, ?2, ?3, ?5)
      ON CONFLICT (key) DO UPDATE SET
        fingerprint = excluded.fingerprint, status = NULL, body = NULL,
        expires_at = excluded.expires_at, holder = excluded.holder
      WHERE expires_at <= ?4 OR (holder = ?5 AND status IS NULL)`,
    args: [name, fingerprint, nowMs + leaseSeconds * SECOND_MS, nowMs, owner],
  };
}

/**
 * Takes all of the locks, or none if one is held by another. `ifClaimed`: only if the previous statement changed a row.
 */
export function lockStatement({ owner, locks }: Holder, nowMs: number, ifClaimed: boolean): Statement {
  return {
    sql: `INSERT INTO locks (name, owner, expires_at)
      SELECT value, ?2, ?3 FROM json_each(?1)
      WHERE NOT EXISTS (
        SELECT 1 FROM locks WHERE name IN (SELECT value FROM json_each(?1)) AND owner <> ?2 AND expires_at > ?4
      )${ifClaimed ? ' AND changes() > 0' : ''}
      ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at`,
    args: [JSON.stringify(locks), owner, nowMs + LOCK_LEASE_MS, nowMs],
  };
}

export function renewStatements({ owner, key, locks }: Holder, nowMs: number): Statement[] {
  const keyStatement = {
    sql: 'UPDATE idempotency_keys SET expires_at = ? WHERE key = ? AND status IS NULL AND holder = ?',
    args: [nowMs + (key?.leaseSeconds ?? 0) * SECOND_MS, key?.name ?? '', owner],
  };
  const lockStatements = {
    sql: 'UPDATE locks SET expires_at = ? WHERE name IN (SELECT value FROM json_each(?)) AND owner = ?',
    args: [nowMs + LOCK_LEASE_MS, JSON.stringify(locks), owner],
  };
  return [...(key === undefined ? [] : [keyStatement]), ...(locks.length === 0 ? [] : [lockStatements])];
}

/** The state of a key that was not free. */
export function claimOf(row: Row, fingerprint: string, nowMs: number): KeyClaim {
  if (text(row, 'fingerprint') !== fingerprint) return { state: 'mismatch' };
  const status = optionalInteger(row, 'status');
  if (status !== null) return { state: 'answered', answer: { status, body: text(row, 'body') } };
  return {
    state: 'running',
    leaseEndsInSeconds: Math.ceil((integer(row, 'expires_at') - nowMs) / SECOND_MS),
  };
}

/** The completion of a holder's work with this outcome. */
export function completionOf({ owner, key, locks }: Holder, outcome: KeyOutcome, nowMs: number): Completion {
  return { isCommitted: false, outcome, key: key?.name ?? null, locks, owner, at: nowMs };
}

/** Statements for the batch of the last write; set `isCommitted` after the commit. */
export function completionStatements({ key, outcome, locks, owner, at }: Completion): Statement[] {
  return [
    ...(key === null ? [] : keyStatements(key, owner, outcome, at)),
    ...(locks.length === 0 ? [] : [unlockStatement(locks, owner)]),
  ];
}

function unlockStatement(locks: readonly string[], owner: string): Statement {
  return {
    sql: 'DELETE FROM locks WHERE name IN (SELECT value FROM json_each(?)) AND owner = ?',
    args: [JSON.stringify(locks), owner],
  };
}

function keyStatements(key: string, holder: string, outcome: KeyOutcome, nowMs: number): Statement[] {
  if (outcome === 'unknown') return [];
  const held = 'key = ? AND holder = ? AND status IS NULL';
  if (outcome === 'released') {
    return [{ sql: `DELETE FROM idempotency_keys WHERE ${held}`, args: [key, holder] }];
  }
  const [owner = key] = key.split(' ');
  return [
    {
      sql: `UPDATE idempotency_keys SET status = ?, body = ?, expires_at = ? WHERE ${held}`,
      args: [outcome.status, outcome.body, nowMs + ANSWER_KEPT_MS, key, holder],
    },
    // All keys that begin with the owner and a space: "!" is the next character.
    {
      sql: `DELETE FROM idempotency_keys WHERE key IN (
        SELECT key FROM idempotency_keys WHERE key > ? AND key < ? AND status IS NOT NULL
        ORDER BY expires_at DESC LIMIT -1 OFFSET ?)`,
      args: [`${owner} `, `${owner}!`, IDEMPOTENCY_ANSWERS_MAX],
    },
  ];
}

const EXPIRING = ['revoked_sessions', 'rate_counters', 'idempotency_keys', 'locks', 'one_time_codes'];

/** Selects a row if the holder's outcome is stored under its key. */
export function storedOutcome({ key, owner }: Completion): Required<Statement> {
  return {
    sql: 'SELECT 1 FROM idempotency_keys WHERE key = ? AND holder = ? AND status IS NOT NULL',
    args: [key, owner],
  };
}

/** Deletes expired rows. */
export function clearExpired(nowMs: number): Statement[] {
  return EXPIRING.map((table) => ({ sql: `DELETE FROM ${table} WHERE expires_at <= ?`, args: [nowMs] }));
}
