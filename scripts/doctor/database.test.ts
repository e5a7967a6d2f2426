import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, LibsqlError } from '@libsql/client';
import { expect, it, onTestFinished } from 'vitest';
import { inspectDatabase, type DatabaseFacts } from '../../server/database/connection/distance.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { SCHEMA_VERSION } from '../../server/database/connection/migrations.js';
import {
  type HostedDatabaseOptions,
  startHostedDatabase,
} from '../../tests/support/hostedDatabase/hostedDatabase.js';
import { checkDatabase } from './database.js';

async function hosted(options: HostedDatabaseOptions = {}) {
  const database = await startHostedDatabase(options);
  onTestFinished(() => database.close());
  return database;
}

/** The doctor's lines about a database. */
async function lines(inspect: () => Promise<DatabaseFacts>): Promise<string[]> {
  const findings = await checkDatabase({ isDurable: true }, { inspectDatabase: inspect });
  return findings.map(({ kind, subject, text }) => `${kind} ${subject} ${text}`);
}
const at = (url: string, authToken?: string) => lines(() => inspectDatabase({ url, authToken }));

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = createClient({ url });
  for (const statement of statements) await client.execute(statement);
  client.close();
}

it.each([
  [1, 'ok DATABASE_URL responds in 1 ms, accepts writes'],
  [10, 'ok DATABASE_URL responds in 10 ms'],
  [25, 'note DATABASE_URL responds in 25 ms: functions and database are in different regions'],
  [60, 'note DATABASE_URL responds in 60 ms'],
  [85, 'fix DATABASE_URL responds in 85 ms: functions and database are in different regions'],
])('judges a round trip of %i ms', async (roundTripMs, line) => {
  const [found] = await lines(() => Promise.resolve({ roundTripMs, missingMigrations: 0 }));
  expect(found).toContain(line);
});

it('measures the median of round trips, and changes nothing', async () => {
  const { url, setLatency } = await hosted();
  (await openDatabase({ url })).close();
  setLatency(30);
  const { roundTripMs } = await inspectDatabase({ url });
  expect(roundTripMs).toBeGreaterThanOrEqual(29);
  setLatency(0);
  await expect(run(url, 'SELECT * FROM write_check')).rejects.toThrow('no such table');
});

it('reports a hosted database that is unreachable or refuses the token', async () => {
  const { url } = await hosted({ authToken: 'right' });
  expect(await at(url, 'wrong')).toEqual([expect.stringMatching(/^fix DATABASE_AUTH_TOKEN is rejected/)]);
  expect(await at('http://127.0.0.1:9')).toEqual([
    expect.stringMatching(/^fix DATABASE_URL does not respond/),
  ]);
});

it.each([
  ['BLOCKED', 'SQL write operations are forbidden (do you need to upgrade your plan?)', 'refuses writes'],
  ['SQLITE_READONLY', 'attempt to write a readonly database', 'refuses writes'],
  ['SERVER_ERROR', 'Server returned HTTP status 404', 'names a database that does not exist'],
  ['TRANSACTION_TIMEOUT', 'Transaction timed-out', 'ends transactions before they are complete'],
])('reports a plan that refuses what the shop needs: %s', async (code, message, reason) => {
  const [line] = await lines(() => Promise.reject(new LibsqlError(message, code)));
  expect(line).toContain(`fix DATABASE_URL ${reason}`);
});

it('reports another program’s tables, and a newer and an older schema', async () => {
  const foreign = await hosted();
  await run(foreign.url, 'CREATE TABLE notes (id INTEGER)');
  expect(await at(foreign.url)).toEqual([expect.stringMatching(/^fix .* contains another program's tables/)]);
  const shop = await hosted();
  (await openDatabase({ url: shop.url })).close();
  await run(shop.url, `PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  expect(await at(shop.url)).toEqual([
    expect.stringMatching(/^fix .* newer version .*deploy that version again/),
  ]);
  await run(shop.url, `PRAGMA user_version = ${SCHEMA_VERSION - 2}`);
  expect(await at(shop.url)).toContainEqual(expect.stringMatching(/^note Schema is 2 migrations older/));
});

it('reports a file of another program, and does not create a missing one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'other.db'), 'no database');
  expect(await at(`file:${join(folder, 'other.db')}`)).toEqual([
    expect.stringMatching(/^fix DATABASE_URL .* is not a database/),
  ]);
  expect(await at(`file:${join(folder, 'new.db')}`)).toEqual(['ok DATABASE_URL is a file, and durable']);
});

it('opens a shop on an unusable database as an outage, in one line for the operator', async () => {
  const { url } = await hosted({ authToken: 'right' });
  const shop = await hosted();
  (await openDatabase({ url: shop.url })).close();
  await run(shop.url, `PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  const failures = [
    [openDatabase({ url, authToken: 'wrong' }), 'DATABASE_AUTH_TOKEN is rejected'],
    [openDatabase({ url: shop.url }), 'DATABASE_URL was written by a newer version'],
  ] as const;
  for (const [opened, line] of failures) {
    const error: unknown = await opened.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'store_unavailable', status: 503 });
    expect((error as Error).message).toMatch(new RegExp(`^${line}[^\\n]*$`));
  }
});
