import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/connection/database.js';
import type { Database, Writer } from '../../server/database/sql/sql.js';
import { startHostedDatabase } from '../support/hostedDatabase/hostedDatabase.js';

/* Transactions of several round trips that a hosted database ends before they are complete. */

/** A real server takes 5 s for the limit, and 11 s for the expiry. */
const LONGEST_MS = 60_000;

const hosted = await startHostedDatabase({ transactionLimitMs: 200 });
let database: Database;
let neighbour: Database;

beforeAll(async () => {
  database = await openDatabase({ url: hosted.url });
  neighbour = await openDatabase({ url: hosted.url });
});
beforeEach(() => neighbour.batch([{ sql: 'DELETE FROM rate_counters' }]));
afterAll(async () => {
  database.close();
  neighbour.close();
  await hosted.close();
});

const count = (key: string) => ({
  sql: 'INSERT INTO rate_counters (key, count, expires_at) VALUES (?, 1, 0)',
  args: [key],
});
const add = (writer: Writer, key: string) => writer.run(count(key).sql, count(key).args);

const ENDS: [name: string, end: () => Promise<unknown>][] = [
  ['holds up another writer for too long', () => neighbour.batch([count('neighbour')])],
  ['is open while the database is killed and started again', () => hosted.restart()],
];

test.each(ENDS)(
  'a transaction is run again that %s before its next statement',
  async (_, end) => {
    let runs = 0;
    await database.write(async (writer) => {
      runs += 1;
      await add(writer, 'first');
      if (runs === 1) await end();
      await add(writer, 'second');
    });
    expect(runs).toBe(2);
    expect(await keys()).toEqual(['first', 'second']);
  },
  LONGEST_MS,
);

test.each(ENDS)(
  'a transaction is run again that %s before its commit',
  async (_, end) => {
    let runs = 0;
    await database.write(async (writer) => {
      runs += 1;
      await add(writer, 'first');
      if (runs === 1) await end();
    });
    expect(runs).toBe(2);
    expect(await keys()).toEqual(['first']);
  },
  LONGEST_MS,
);

test(
  'a transaction fails, and changes nothing, that is idle for too long',
  async () => {
    const write = database.write(async (writer) => {
      await add(writer, 'first');
      await hosted.expireStreams();
      await add(writer, 'second');
    });
    await expect(write).rejects.toMatchObject({ code: 'STREAM_EXPIRED' });
    expect(await keys()).toEqual([]);
  },
  LONGEST_MS,
);

test('the writers of one process reach the server one after the other', async () => {
  let requests = 0;
  const own = await startHostedDatabase({ latencyMs: 10, onExchange: () => (requests += 1) });
  const client = await openDatabase({ url: own.url });
  const before = { requests, roundTrips: own.roundTrips() };
  await Promise.all(
    Array.from({ length: 8 }, (_, number) => client.batch([count(`writer ${number}`)], 'repeatable')),
  );
  expect(requests - before.requests).toBeGreaterThanOrEqual(8);
  expect(own.roundTrips() - before.roundTrips).toBe(requests - before.requests);
  client.close();
  await own.close();
});

test('a writer is refused as by an overloaded server while too many others wait, and nothing is written twice', async () => {
  const own = await startHostedDatabase();
  const client = await openDatabase({ url: own.url });
  const writes = Array.from({ length: 300 }, (_, number) => client.batch([count(`writer ${number}`)]));
  const outcomes = await Promise.allSettled(writes);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.map((outcome) => 'reason' in outcome && (outcome.reason as { code: string }).code)).toEqual(
    refused.map(() => 'OVERLOADED'),
  );
  const [row] = await client.rows('SELECT count(*) AS written FROM rate_counters');
  expect(row?.['written']).toBe(writes.length - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  client.close();
  await own.close();
});

/** The keys that were counted by the transaction. */
async function keys(): Promise<unknown[]> {
  const rows = await neighbour.rows("SELECT key FROM rate_counters WHERE key <> 'neighbour' ORDER BY key");
  return rows.map(({ key }) => key);
}
