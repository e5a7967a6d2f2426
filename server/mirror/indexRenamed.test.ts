import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/connection/database.js';
import { copySeededDatabase } from '../../tests/support/seededDatabase.js';
import { indexRenamed } from './indexRenamed.js';

it('indexes as many products as fit into a transaction, and has the others read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'renamed-'));
  const path = join(folder, 'shop.db');
  await copySeededDatabase(path);
  const database = await openDatabase({ url: `file:${path}` });
  const idsIn = async (sql: string) => (await database.rows(sql)).map((row) => Number(row['id']));
  const [first = 0, second = 0] = await idsIn('SELECT id FROM products ORDER BY id LIMIT 2');
  await database.write(async (writer) => {
    await writer.run('INSERT INTO mirror_outlines (product_id, digest) VALUES (?, ?), (?, ?)', [
      ...[first, 'a', second, 'b'],
    ]);
    await writer.run('DELETE FROM catalogue_changes');
    await writer.run("UPDATE products SET name_en = 'Quirkstuff' WHERE id IN (?, ?)", [first, second]);
    await writer.run('DELETE FROM catalogue_changes');
    await indexRenamed(writer, [first, second], 1);
  });
  expect(await idsIn("SELECT rowid AS id FROM search WHERE search MATCH 'quirkstuff'")).toEqual([first]);
  expect(await idsIn('SELECT product_id AS id FROM catalogue_changes')).toEqual([first]);
  expect(await idsIn('SELECT product_id AS id FROM mirror_outlines')).toEqual([first]);
  database.close();
  rmSync(folder, { recursive: true });
});
