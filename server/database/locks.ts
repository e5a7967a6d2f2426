import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../domain/core/errors.js';
import type { Backend } from '../ports/backend.js';
import type { StatePort } from '../ports/state.js';
import type { Database } from './sql.js';
import { createKeyedMutex } from './keyedMutex.js';

/** Tells the log. */
export type Report = Backend['report'];

const LEASE_MS = 10_000;
const RENEWALS_IN_A_LEASE = 3;
const PATIENCE_MS = 45_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

/**
 * Locks by rows of a table, over all processes on the database. The lease is renewed while the work runs, so that
 * slow work keeps its turn and a dead process loses it after 10 s. Work that asks for its own lock again would wait
 * for itself. Throws `store_unavailable` when the turn does not come within 45 s.
 */
export function databaseLocks(database: Database, now: () => number, report: Report): StatePort['withLock'] {
  // Of those who wait in this process only the first asks the database.
  const runExclusive = createKeyedMutex();

  async function holding<T>(name: string, work: () => Promise<T>): Promise<T> {
    const owner = randomUUID();
    await acquire(name, owner);
    const renewal = setInterval(() => {
      // A failed renewal is not fatal: the next one comes before the lease ends.
      tryLease(name, owner).catch(() => undefined);
    }, LEASE_MS / RENEWALS_IN_A_LEASE);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await release(name, owner);
    }
  }

  /** The work is done, or has failed for a reason of its own: a lock that cannot be given back ends with its lease. */
  async function release(name: string, owner: string): Promise<void> {
    try {
      await database.write((writer) =>
        writer.run('DELETE FROM locks WHERE name = ? AND owner = ?', [name, owner]),
      );
    } catch (error) {
      report('lock-not-released', error);
    }
  }

  async function acquire(name: string, owner: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let pause = FIRST_PAUSE_MS; !(await tryLease(name, owner));) {
      if (Date.now() > deadline) throw new ShopError('store_unavailable');
      await sleep(pause * (1 + Math.random()));
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    }
  }

  /** Takes the lock where it is free, expired or already ours; tells whether it is ours now. */
  async function tryLease(name: string, owner: string): Promise<boolean> {
    const nowMs = now();
    const taken = await database.write((writer) =>
      writer.run(
        `INSERT INTO locks (name, owner, expires_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at
         WHERE expires_at <= ?4 OR owner = excluded.owner`,
        [name, owner, nowMs + LEASE_MS, nowMs],
      ),
    );
    return taken > 0;
  }

  return (name, work) => runExclusive(name, () => holding(name, work));
}
