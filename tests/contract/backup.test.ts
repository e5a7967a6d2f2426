import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupFile, restoreFile } from '../../scripts/backup/files.js';
import { LEFT_OUT } from '../../server/database/backup/backup.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { readTable, SEQUENCES, tableNames } from '../../server/database/sql/tables.js';
import { databaseState } from '../../server/database/records/state.js';
import { readSnapshot } from '../../server/database/backup/snapshot.js';
import { startHostedDatabase } from '../support/hostedDatabase/hostedDatabase.js';
import { copySeededDatabase } from '../support/seededDatabase.js';

/* Backups of a database file and of a hosted database, restored into either. */

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backup-'))));
const closing: (() => unknown)[] = [];
let number = 0;
const newPath = (name: string) => join(folder, `${(number += 1)}-${name}`);
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Rows of every kind that a shop collects, and rows that a backup must leave out. */
const COLLECTED = `
  INSERT INTO customers (id, username, first_name, last_name, password_hash, created_at, updated_at)
    VALUES (2000, 'mona', 'منى', 'O''Neil', 'hash', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
  INSERT INTO orders (id, customer_id, status, key, billing, shipping_total, created_at, updated_at, lines)
    VALUES (20000, 2000, 'processing', 'key', '{"city":"القاهرة"}', 6000, '2026-01-01', '2026-01-01', '[{"id":1}]');
  INSERT INTO contact_messages (digest, name, phone, message, is_suspect, received_at)
    VALUES ('d', 'Mona', '0101', 'line' || char(10) || 'break', 0, '2026-01-01');
  INSERT INTO goods_pictures VALUES ('a.png', 'a.png', 'image/png', 'iVBORw0KGgo=');
  INSERT INTO gone_goods VALUES ('GONE', 77);
  INSERT INTO revoked_sessions VALUES ('s', 9999999999999);
  INSERT INTO locks VALUES ('l', 'o', 9999999999999);
  INSERT INTO rate_counters VALUES ('r', 1, 9999999999999);
  INSERT INTO one_time_codes (name, digest, expires_at) VALUES ('c', 'd', 9999999999999);
  INSERT INTO idempotency_keys (key, fingerprint, expires_at) VALUES ('k', 'f', 9999999999999);
`;

async function newPlace(kind: 'file' | 'hosted', seeded: boolean): Promise<string> {
  const path = newPath('shop.db');
  if (seeded) {
    await copySeededDatabase(path);
    const database = await openDatabase({ url: `file:${path}` });
    await database.write((writer) => writer.script(COLLECTED));
    database.close();
  }
  if (kind === 'file') return `file:${path}`;
  const hosted = await startHostedDatabase(seeded ? { copyOf: path } : {});
  closing.push(() => hosted.close());
  return hosted.url;
}

/** Every row of every table. */
function contents(url: string): Promise<Record<string, unknown[]>> {
  return readSnapshot({ url }, async (reader) => {
    const tables: Record<string, unknown[]> = {};
    for (const name of [...(await tableNames(reader)), SEQUENCES]) {
      const { columns, key } = await readTable(reader, name);
      const list = columns.map((column) => (column === 'rowid' ? column : `"${column}"`)).join(', ');
      const rows = await reader.rows(`SELECT ${list} FROM "${name}" ORDER BY ${key.join(', ')}`);
      tables[name] = rows.map((row) => columns.map((column) => row[column]));
    }
    return tables;
  });
}

const OF_RESTORATION = new Set(['shop_id', 'sessions_after']);
const withoutId = (rows: unknown[] = []) =>
  rows.filter((row) => !OF_RESTORATION.has((row as string[])[0] ?? ''));

async function run(url: string, sql: string): Promise<void> {
  const client = createClient({ url });
  await client.execute(sql);
  client.close();
}

describe('a backup', () => {
  it.each([
    ['file', 'file'],
    ['file', 'hosted'],
    ['hosted', 'file'],
    ['hosted', 'hosted'],
  ] as const)('of a %s, restored into a %s, has every row of every table', async (from, to) => {
    const [source, target] = [await newPlace(from, true), await newPlace(to, false)];
    const file = newPath('backup.gz');
    const rows = await backupFile({ url: source }, file);
    expect(await restoreFile({ url: target }, file, false)).toBe(rows);
    const [before, after] = [await contents(source), await contents(target)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, expected] of Object.entries(before)) {
      if (LEFT_OUT.includes(table)) expect(after[table], table).toEqual([]);
      else if (table === 'shop_meta') expect(withoutId(after[table])).toEqual(withoutId(expected));
      else expect(after[table], table).toEqual(expected);
    }
    expect(before['products']?.length).toBeGreaterThan(100);
    expect(before['search']?.length).toBe(before['products']?.length);
    // Copies of the replaced rows in the memory of other processes are recognised by this id.
    expect(after['shop_meta']).not.toEqual(before['shop_meta']);
  });

  it('leaves out temporary and secret rows, and can be read by its owner only', async () => {
    const url = await newPlace('file', true);
    const file = newPath('backup.gz');
    await backupFile({ url }, file);
    const text = gunzipSync(readFileSync(file)).toString();
    for (const table of LEFT_OUT) expect(text).not.toContain(`"table":"${table}"`);
    expect(Object.keys(await contents(url))).toEqual(expect.arrayContaining([...LEFT_OUT]));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is not written over another file, nor of a database that does not exist', async () => {
    const url = await newPlace('file', true);
    const file = newPath('backup.gz');
    writeFileSync(file, 'precious');
    await expect(backupFile({ url }, file)).rejects.toThrow('exists: choose another name');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const missing = newPath('missing.db');
    await expect(backupFile({ url: `file:${missing}` }, newPath('b.gz'))).rejects.toThrow('does not exist');
    expect(statSync(missing, { throwIfNoEntry: false })).toBeUndefined();
  });
});

describe('a restoration', () => {
  async function prepare() {
    const [source, target] = [await newPlace('file', true), await newPlace('file', true)];
    const file = newPath('backup.gz');
    await backupFile({ url: source }, file);
    return { target, file };
  }

  it('overwrites a shop with customers only with --replace', async () => {
    const { target, file } = await prepare();
    await run(target, "UPDATE customers SET first_name = 'Other'");
    await expect(restoreFile({ url: target }, file, false)).rejects.toThrow(
      'has 1 customers, 1 orders, 1 contact messages, which would be lost',
    );
    expect(JSON.stringify((await contents(target))['customers'])).toContain('Other');
    await restoreFile({ url: target }, file, true);
    expect(JSON.stringify((await contents(target))['customers'])).not.toContain('Other');
  });

  it('keeps what people have left in a shop whose orders are in WooCommerce', async () => {
    const { file } = await prepare();
    const target = await newPlace('file', false);
    (await openDatabase({ url: target })).close();
    await run(target, "INSERT INTO bookings VALUES (1, 'a', '2026-01-01', '10:00', 1, 0)");
    await expect(restoreFile({ url: target }, file, false)).rejects.toThrow('has 1 bookings, which');
  });

  it('takes a new shop, whose letter of the day is queued', async () => {
    const { file } = await prepare();
    const target = await newPlace('file', false);
    (await openDatabase({ url: target })).close();
    const columns = 'key, subject_id, kind, channel, due_at, queued_at';
    await run(target, `INSERT INTO notices (${columns}) VALUES ('d', 1, 'digest', 'operator', 0, 0)`);
    expect(await restoreFile({ url: target }, file, false)).toBeGreaterThan(0);
  });

  it('ends all sessions, because some may have been ended after the backup', async () => {
    const { target, file } = await prepare();
    await restoreFile({ url: target }, file, true);
    const database = await openDatabase({ url: target });
    const { isRevoked } = databaseState(database);
    const session = { id: 'any', customerId: 2000, epoch: 0 };
    const nowS = Math.floor(Date.now() / 1000);
    expect(await isRevoked({ ...session, issuedAtS: nowS - 60 })).toBe(true);
    expect(await isRevoked({ ...session, issuedAtS: nowS + 1 })).toBe(false);
    database.close();
  });

  it.each<[string, (lines: string[]) => Buffer, string]>([
    ['is truncated', (lines) => gzipSync(lines.join('\n')).subarray(0, 5000), 'cannot be read'],
    ['is not compressed', (lines) => Buffer.from(lines.join('\n')), 'cannot be read'],
    ['has lost its end', (lines) => gzipSync(lines.slice(0, -2).join('\n')), 'incomplete'],
    [
      'has lost a row',
      ([head = '', ...lines]) => gzipSync([head, ...lines.slice(0, 5), ...lines.slice(6)].join('\n')),
      'incomplete',
    ],
    ['is another file', () => gzipSync('{"a":1}'), 'Line 1 of the backup is incomplete or damaged'],
    ['is another list', () => gzipSync('["a"]'), 'not a backup'],
    ['has null instead of a header', () => gzipSync('null'), 'Line 1 of the backup'],
    ['has a row before any table', ([head = '']) => gzipSync(`${head}\n["a"]`), 'Line 2 of the backup'],
    [
      'has a row with a value too many',
      (lines) => gzipSync(lines.map((line) => line.replace(/^\[2000,/, '[2000,"odd",')).join('\n')),
      'it has another number of values',
    ],
    [
      'has a row with an object',
      (lines) => gzipSync(lines.map((line) => line.replace(/^\[2000,"mona"/, '[2000,{"a":1}')).join('\n')),
      'it is no line of a backup',
    ],
    [
      'has a row with null for a name',
      (lines) => gzipSync(lines.map((line) => line.replace(/^\[2000,"mona"/, '[2000,null')).join('\n')),
      'does not fit into the table customers',
    ],
    [
      'has a table without columns',
      (lines) =>
        gzipSync(lines.join('\n').replace(/"columns":\["id","username"/, '"columns":null,"x":["id"')),
      'it is no line of a backup',
    ],
    ['is empty', () => gzipSync(''), 'incomplete'],
    ['has a byte order mark', (lines) => gzipSync(`\ufeff${lines.join('\n')}`), 'Line 1 of the backup'],
    [
      'has another schema',
      (lines) => gzipSync(lines.join('\n').replace(/"schema":\d+/, '"schema":1')),
      'restore it with the version that wrote it',
    ],
    [
      'has an unknown column',
      (lines) => gzipSync(lines.join('\n').replace('"username"', '"nick"')),
      'customers.nick, which this version',
    ],
  ])('of a backup that %s changes nothing', async (_, damage, message) => {
    const { target, file } = await prepare();
    const before = await contents(target);
    writeFileSync(file, damage(gunzipSync(readFileSync(file)).toString().split('\n')));
    await expect(restoreFile({ url: target }, file, true)).rejects.toThrow(message);
    expect(await contents(target)).toEqual(before);
  });
});
