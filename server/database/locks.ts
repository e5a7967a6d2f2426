import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../domain/core/errors.js';
import type { Backend } from '../ports/backend.js';
import type { Complete, Completion, ExclusiveResult, KeyClaim, StatePort } from '../ports/state.js';
import { createKeyedMutex } from './keyedMutex.js';
import {
  claimOf,
  claimStatement,
  clearExpired,
  completionOf,
  completionStatements,
  type Holder,
  LOCK_LEASE_MS,
  lockStatement,
  renewStatements,
} from './lockStatements.js';
import type { Database } from './sql.js';

/** Tells the log. */
export type Report = Backend['report'];

const SECOND_MS = 1000;
const RENEWALS_IN_A_LEASE = 3;
const PATIENCE_MS = 45 * SECOND_MS;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;
/** One acquisition in so many also clears out what has expired. */
const CLEANUP_EVERY = 50;

/**
 * Locks and idempotency keys by rows of two tables, over all processes on the database. Both are leased; the leases are
 * renewed while the work runs, so that slow work keeps them and a dead process loses them. Work that asks for its own
 * lock again would wait for itself. Throws `store_unavailable` when a lock does not come within 45 s.
 */
export function databaseLocks(
  database: Database,
  now: () => number,
  report: Report,
): Pick<StatePort, 'runExclusive' | 'withLocks'> {
  // Of those who wait in this process for a lock only the first asks the database.
  const queue = createKeyedMutex();
  let acquisitions = 0;

  async function runExclusive<T>(
    wanted: Parameters<StatePort['runExclusive']>[0],
    work: (complete: Complete) => Promise<T>,
  ): Promise<ExclusiveResult<T>> {
    const locks = [...new Set(wanted.locks ?? [])].sort();
    const holder = { owner: randomUUID(), key: wanted.key, locks };
    if (holder.key !== undefined && locks.some((lock) => queue.isBusy(lock))) {
      // Who comes second with a key is told so at once, and does not wait first.
      const { claim } = await take({ ...holder, locks: [] });
      if (claim.state !== 'new') return claim;
      return renewing(holder, () => inQueue(locks, () => run(holder, false, work)));
    }
    return inQueue(locks, async () => {
      const { claim, hasLocks } = await take(holder);
      if (claim.state !== 'new') return claim;
      return renewing(holder, () => run(holder, hasLocks, work));
    });
  }

  /** In the order of their names, so that no two ever wait for each other. */
  function inQueue<T>(locks: readonly string[], work: () => Promise<T>): Promise<T> {
    const enter = locks.reduceRight((next, lock) => () => queue.run(lock, next), work);
    return enter();
  }

  /** Claims the key and, where that is new, takes the locks if all of them are free: one round trip. */
  async function take(holder: Holder): Promise<{ claim: KeyClaim; hasLocks: boolean }> {
    const { key, locks } = holder;
    acquisitions += 1;
    const results = await database.batch([
      ...(key === undefined ? [] : [claimStatement(key, now())]),
      ...(locks.length === 0 ? [] : [lockStatement(holder, now(), key !== undefined)]),
      ...(key === undefined
        ? []
        : [{ sql: 'SELECT * FROM idempotency_keys WHERE key = ?', args: [key.name] }]),
      ...(acquisitions % CLEANUP_EVERY === 0 ? clearExpired(now()) : []),
    ]);
    const [first, second, third] = results;
    if (key === undefined) return { claim: { state: 'new' }, hasLocks: first?.changed === locks.length };
    const [row] = (locks.length === 0 ? second : third)?.rows ?? [];
    const isNew = first !== undefined && first.changed > 0;
    if (row === undefined) throw new Error('An idempotency key was neither claimed nor found');
    const hasLocks = locks.length > 0 && second?.changed === locks.length;
    return { claim: isNew ? { state: 'new' } : claimOf(row, key.fingerprint, now()), hasLocks };
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

  /** The work is done, or has failed for a reason of its own: what cannot be given back ends with its lease. */
  async function release(completion: Completion): Promise<void> {
    const statements = completion.isCommitted ? [] : completionStatements(completion);
    try {
      if (statements.length > 0) await database.batch(statements);
    } catch (error) {
      report('lock-not-released', error);
    }
  }

  async function renewing<T>(holder: Holder, work: () => Promise<T>): Promise<T> {
    const { key } = holder;
    const leaseMs = Math.min(LOCK_LEASE_MS, (key?.leaseSeconds ?? Infinity) * SECOND_MS);
    const renewal = setInterval(() => {
      // A failed renewal is not fatal: the next one comes before the lease ends.
      database.batch(renewStatements(holder, now())).catch(() => undefined);
    }, leaseMs / RENEWALS_IN_A_LEASE);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  }

  async function waitForLocks(holder: Holder): Promise<void> {
    if (holder.locks.length === 0) return;
    const deadline = Date.now() + PATIENCE_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const [taken] = await database.batch([lockStatement(holder, now(), false)]);
      if (taken?.changed === holder.locks.length) return;
      if (Date.now() > deadline) throw new ShopError('store_unavailable');
      await sleep(pause * (1 + Math.random()));
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
