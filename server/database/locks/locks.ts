import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend } from '../../ports/backend.js';
import type {
  Complete,
  Completion,
  ExclusiveResult,
  StatePort,
  KeyClaim,
} from '../../ports/records/state.js';
import { createKeyedMutex } from '../connection/keyedMutex.js';
import {
  completionOf,
  completionStatements,
  type Holder,
  LOCK_LEASE_MS,
  renewStatements,
  claimOf,
  claimStatement,
  clearExpired,
  lockStatement,
} from './lockStatements.js';
import type { Database } from '../sql/sql.js';
import { ShopError } from '../../../domain/core/errors.js';

const LOCK_TIMEOUT_MS = 45_000;
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
function lockTaker(database: Database, now: () => number): LockTaker {
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
    const deadline = Date.now() + LOCK_TIMEOUT_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const [taken] = await database.batch([lockStatement(holder, now(), false)], 'repeatable');
      if (taken?.changed === holder.locks.length) return;
      if (Date.now() > deadline) throw new ShopError('store_unavailable');
      await sleep(pause * (1 + Math.random()));
    }
  }

  return { take, waitForLocks };
}

/** Writes to the log. */
export type Report = Backend['report'];

const SECOND_MS = 1000;
const RENEWALS_IN_A_LEASE = 3;

/**
 * Locks and idempotency keys as rows of two tables, across all processes on the database. Both have leases, which are
 * renewed while the work runs, so slow work keeps them and a crashed process loses them. Not re-entrant: work that
 * requests its own lock deadlocks. Throws `store_unavailable` if a lock is not free within 45 s.
 */
export function databaseLocks(
  database: Database,
  now: () => number,
  report: Report,
): Pick<StatePort, 'runExclusive' | 'withLocks'> {
  // Of several waiters in this process, only the first polls the database.
  const queue = createKeyedMutex();
  const { take, waitForLocks } = lockTaker(database, now);

  async function runExclusive<T>(
    wanted: Parameters<StatePort['runExclusive']>[0],
    work: (complete: Complete) => Promise<T>,
  ): Promise<ExclusiveResult<T>> {
    const locks = [...new Set(wanted.locks ?? [])].sort();
    const holder = { owner: randomUUID(), key: wanted.key, locks };
    if (holder.key !== undefined && locks.some((lock) => queue.isBusy(lock))) {
      // A duplicate key is reported at once, without waiting for the locks.
      const { claim } = await take({ ...holder, locks: [] });
      if (claim.state !== 'new') return claim;
      return renewing(holder, () => inQueue(queue, locks, () => run(holder, false, work)));
    }
    return inQueue(queue, locks, async () => {
      const { claim, hasLocks } = await take(holder);
      if (claim.state !== 'new') return claim;
      return renewing(holder, () => run(holder, hasLocks, work));
    });
  }

  async function run<T>(
    holder: Holder,
    hasLocks: boolean,
    work: (complete: Complete) => Promise<T>,
  ): Promise<ExclusiveResult<T>> {
    let completion = completionOf(holder, 'released', now());
    try {
      if (!hasLocks) await waitForLocks(holder);
      const value = await work((outcome) => {
        if (!completion.isCommitted) completion = completionOf(holder, outcome, now());
        return completion;
      });
      return { state: 'done', value };
    } finally {
      await release(completion);
    }
  }

  /** The work has already succeeded or failed, so a failed release is only reported; the lease expires. */
  async function release(completion: Completion): Promise<void> {
    const statements = completion.isCommitted ? [] : completionStatements(completion);
    try {
      if (statements.length > 0) await database.batch(statements, 'repeatable');
    } catch (error) {
      report('lock-not-released', error);
    }
  }

  async function renewing<T>(holder: Holder, work: () => Promise<T>): Promise<T> {
    const { key } = holder;
    const leaseMs = Math.min(LOCK_LEASE_MS, (key?.leaseSeconds ?? Infinity) * SECOND_MS);
    const renewal = setInterval(() => {
      // A failed renewal is not fatal: the next one comes before the lease expires.
      database.batch(renewStatements(holder, now())).catch(() => undefined);
    }, leaseMs / RENEWALS_IN_A_LEASE);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  }

  return {
    runExclusive,
    async withLocks(locks, work) {
      const result = await runExclusive({ locks }, work);
      if (result.state !== 'done') throw new Error('Without a key there is no stored answer');
      return result.value;
    },
  };
}

/** Acquired in the order of their names, which rules out deadlocks. */
function inQueue<T>(
  queue: ReturnType<typeof createKeyedMutex>,
  locks: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const enter = locks.reduceRight((next, lock) => () => queue.run(lock, next), work);
  return enter();
}
