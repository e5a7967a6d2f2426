import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from './database.js';
import { narrowDatabaseFile } from './databaseFile.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-file-'));
  path = join(folder, 'shop.db');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const files = () => [path, `${path}-wal`, `${path}-shm`];
const modes = () => files().map((file) => statSync(file).mode & 0o777);
const open = () => openDatabase({ url: `file:${path}` });

it('creates a database that only its owner can read', async () => {
  const database = await open();
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  database.close();
});

it('restricts a database that others could read to its owner on opening', async () => {
  const first = await open();
  for (const file of files()) chmodSync(file, 0o644);
  const second = await open();
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  first.close();
  second.close();
});

it('keeps the permissions of another program’s file', async () => {
  writeFileSync(path, 'a letter', { mode: 0o644 });
  await expect(open()).rejects.toThrow('is not a database');
  expect(statSync(path).mode & 0o777).toBe(0o644);
});

it('keeps the permissions of another user’s file', () => {
  writeFileSync(path, '', { mode: 0o644 });
  vi.spyOn(process, 'getuid').mockReturnValue(statSync(path).uid + 1);
  narrowDatabaseFile(path);
  expect(statSync(path).mode & 0o777).toBe(0o644);
});
