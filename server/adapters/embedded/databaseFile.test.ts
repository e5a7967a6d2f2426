import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './database.js';

it('a new database is for its owner’s eyes alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-file-'));
  const path = join(folder, 'shop.db');
  const database = await openDatabase({ url: `file:${path}` });
  const modes = [path, `${path}-wal`].map((file) => statSync(file).mode & 0o777);
  database.close();
  rmSync(folder, { recursive: true });
  expect(modes).toEqual([0o600, 0o600]);
});
