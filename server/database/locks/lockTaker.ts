import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../../domain/core/errors.js';
import type { KeyClaim } from '../../ports/state.js';
import { claimOf, claimStatement, clearExpired, type Holder, lockStatement } from './lockStatements.js';
import type { Database } from '../sql.js';

const PATIENCE_MS = 45_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;
/** One in this many acquisitions also deletes expired rows. */
const CLEANUP_EVERY = 50;

interface LockTaker {
  take: (holder: Holder) => Promise<{ claim: KeyClaim; hasLocks: boolean }>;
  /** Throws `store_unavailable` if the locks are not free within 45 s. */
  waitForLocks: (holder: Holder) => Promise<void>;
}

/** Acquires locks and idempotency keys, at once or after waiting. */
export function lockTaker(database: Database, now: () => number): LockTaker {
  let acquisitions = 0;

  /** Claims the key and, if it is new, takes the locks if all are free, in one round trip. */
  async function take(holder: Holder): Promise<{ claim: KeyClaim; hasLocks: boolean }> {
    const { key, locks } = holder;
    acquisitions += 1;
    const statements = [
      ...(key === undefined ? [] : [claimStatement(key, holder.owner, now())]),
      ...(locks.length === 0 ? [] : [lockStatement(holder, now(), key !== undefined)]),
      ...(key === undefined
        ? []
        : [{ sql: 'SELECT * FROM idempotency_keys WHERE key = ?', args: [key.name] }]),
      ...(acquisitions % CLEANUP_EVERY === 0 ? clearExpired(now()) : []),
    ];
    const [first, second, third] = await database.batch(statements, 'repeatable');
    if (key === undefined) return { claim: { state: 'new' }, hasLocks: first?.changed === locks.length };
    const [row] = (locks.length === 0 ? second : third)?.rows ?? [];
    const isNew = first !== undefined && first.changed > 0;
    if (row === undefined) throw new Error('An idempotency key was neither claimed nor found');
    const hasLocks = locks.length > 0 && second?.changed === locks.length;
    return { claim: isNew ? { state: 'new' } : claimOf(row, key.fingerprint, now()), hasLocks };
  }

  async function waitForLocks(holder: Holder): Promise<void> {
    if (holder.locks.length === 0) return;
    const deadline = Date.now() + PATIENCE_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const [taken] = await database.batch([lockStatement(holder, now(), false)], 'repeatable');
      if (taken?.changed === holder.locks.length) return;
      if (Date.now() > deadline) throw new ShopError('store_unavailable');
      await sleep(pause * (1 + Math.random()));
    }
  }

  return { take, waitForLocks };
}
