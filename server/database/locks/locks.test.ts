import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryDatabase } from '../../../tests/contract/support.js';
import { openDatabase } from '../connection/database.js';
import type { Database } from '../sql/sql.js';
import { databaseState } from '../records/state.js';

let place: ReturnType<typeof temporaryDatabase>;
let database: Database;

beforeEach(async () => {
  place = temporaryDatabase();
  database = await openDatabase({ url: place.url });
});
afterEach(() => {
  database.close();
  place.remove();
});

/** A database in which no lock can be released. */
async function refuseRelease(): Promise<void> {
  const client = createClient({ url: place.url });
  await client.execute(
    "CREATE TRIGGER stuck BEFORE DELETE ON locks BEGIN SELECT raise(ABORT, 'the database is away'); END",
  );
  client.close();
}

it('returns the result when a lock cannot be released, and logs it', async () => {
  const told: string[] = [];
  const state = databaseState(database, { report: (event) => told.push(event) });
  await refuseRelease();
  expect(await state.withLocks(['door'], () => Promise.resolve('done'))).toBe('done');
  expect(told).toEqual(['lock-not-released']);
});

it('throws the task’s own error when a lock cannot be released', async () => {
  const state = databaseState(database);
  await refuseRelease();
  await expect(state.withLocks(['door'], () => Promise.reject(new Error('slammed')))).rejects.toThrow(
    'slammed',
  );
});

it('frees an unreleased lock when its lease expires', async () => {
  let timeMs = Date.now();
  const state = databaseState(database, { now: () => timeMs });
  await refuseRelease();
  await state.withLocks(['door'], () => Promise.resolve());
  timeMs += 11_000;
  expect(await state.withLocks(['door'], () => Promise.resolve('mine'))).toBe('mine');
});
