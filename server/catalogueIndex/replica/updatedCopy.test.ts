import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { text } from '../../database/sql/rows.js';
import type { Reader } from '../../database/sql/sql.js';
import { required } from '../../../tests/contract/support.js';
import {
  buildShop,
  type BuiltShop,
  damage,
  insertLateProduct,
} from '../../../tests/contract/replica/catalogueFile.js';
import { LISTING } from '../../../tests/contract/replica/replicaInstances.js';
import { databaseCatalogue } from '../catalogue.js';
import { readPreparedColumns } from '../preparedColumns.js';
import { EMBEDDED } from './catalogueFile.js';
import { writeCatalogueFile } from './writeCatalogueFile.js';

/* A file that takes what has not changed from the last one is like one that is written without it. */

let shop: BuiltShop;
beforeEach(async () => {
  shop = await buildShop();
});
afterEach(() => shop.remove());

/** Writes a file over the last one, and another one where there is none; returns how many products were read whole. */
async function writeBoth(): Promise<{ updated: string; anew: string; copied: number }> {
  const copied: number[] = [];
  const counting: Reader = {
    rows(sql, args = []) {
      // Products are compared by statements that name them `p`.
      const isWhole = sql.includes('AS product_categories') && !sql.includes('FROM products p');
      if (isWhole) copied.push(...(JSON.parse(String(args[0])) as number[]));
      return shop.database.rows(sql, args);
    },
  };
  await writeCatalogueFile(counting, { path: shop.file, source: EMBEDDED });
  const anew = `${shop.file}.anew`;
  await writeCatalogueFile(shop.database, { path: anew, source: EMBEDDED });
  return { updated: shop.file, anew, copied: copied.length };
}

async function reading<T>(file: string, work: (reader: Reader) => Promise<T>): Promise<T> {
  const client = createClient({ url: `file:${file}` });
  try {
    return await work({ rows: async (sql, args = []) => (await client.execute(sql, [...args])).rows });
  } finally {
    client.close();
  }
}

/** Everything that a process reads from the file; only what is random or of the file itself is left out. */
async function contents(file: string): Promise<unknown> {
  return reading(file, async (reader) => {
    const tables = await reader.rows(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'
         AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'search%' AND name <> 'prepared' ORDER BY name`,
    );
    const rows: unknown[] = [];
    for (const row of tables) {
      const name = text(row, 'name');
      const own = name === 'shop_meta' ? "WHERE key NOT IN ('catalogue_file', 'shop_id')" : '';
      const found = await reader.rows(`SELECT * FROM ${name} ${own}`);
      rows.push([name, found.map((row) => JSON.stringify(row)).sort()]);
    }
    const catalogue = databaseCatalogue(reader);
    const searches = ['كاوتش كورولا', 'michlin', '205/55 R16', 'zanzibr', 'lassa', 'wheels'].map((search) =>
      catalogue.listProducts({ ...LISTING, search }),
    );
    const words = await reader.rows('SELECT term, col, doc, cnt FROM search_columns ORDER BY term, col');
    return [
      rows,
      words.map((row) => ({ ...row })),
      await Promise.all(searches),
      await readPreparedColumns(reader),
    ];
  });
}

async function idsOf(count: number): Promise<number[]> {
  const rows = await shop.database.rows('SELECT id FROM products ORDER BY id LIMIT ?', [count]);
  return rows.map(({ id }) => Number(id));
}

test('without changes no product is copied', async () => {
  const { updated, anew, copied } = await writeBoth();
  expect(await contents(updated)).toEqual(await contents(anew));
  expect(copied).toBe(0);
});

test('changed, new and deleted products and changed texts are as in a new file', async () => {
  const [gone = 0, renamed = 0, cheaper = 0] = await idsOf(3);
  await shop.database.write(async (writer) => {
    await insertLateProduct(writer);
    await writer.run('DELETE FROM search WHERE rowid = ?', [gone]);
    await writer.run('DELETE FROM products WHERE id = ?', [gone]);
    await writer.run("UPDATE products SET name_en = 'Renamed' WHERE id = ?", [renamed]);
    await writer.run('UPDATE items SET price = price + 100, former_price = NULL WHERE product_id = ?', [
      cheaper,
    ]);
    await writer.run("UPDATE documents SET body = json_set(body, '$.tested', 1) WHERE key = 'shell'");
  });
  const { updated, anew, copied } = await writeBoth();
  expect(await contents(updated)).toEqual(await contents(anew));
  expect(copied).toBe(4);
});

test('a change that the change log does not have arrives too', async () => {
  const [id = 0] = await idsOf(1);
  const [log] = await shop.database.rows(
    'SELECT json_group_array(json_array(revision, product_id)) AS log FROM catalogue_changes',
  );
  await shop.change(
    `UPDATE items SET price = price + 100, former_price = NULL WHERE product_id = ${id}`,
    'DELETE FROM catalogue_changes',
    `INSERT INTO catalogue_changes SELECT value ->> 0, value ->> 1 FROM json_each('${text(required(log), 'log')}')`,
  );
  const { updated, anew, copied } = await writeBoth();
  expect(await contents(updated)).toEqual(await contents(anew));
  expect(copied).toBe(1);
});

function spoil(from: number): Promise<void> {
  damage(shop.file, from);
  return Promise.resolve();
}

test.each([
  ['a category is renamed', () => shop.change("UPDATE categories SET name_en = 'Wheels' WHERE id = 1")],
  ['the last file is damaged', () => spoil(0.05)],
  ['the end of the last file is damaged', () => spoil(0.9)],
  [
    'the last file is of another version',
    () =>
      reading(shop.file, (reader) =>
        reader.rows(
          "UPDATE shop_meta SET value = json_set(value, '$.version', 'old') WHERE key = 'catalogue_file'",
        ),
      ),
  ],
])('every product is copied when %s', async (_, change: () => Promise<unknown>) => {
  await change();
  const { updated, anew, copied } = await writeBoth();
  expect(await contents(updated)).toEqual(await contents(anew));
  expect(copied).toBe((await idsOf(1_000_000)).length);
});

test('the file is another one for every process', async () => {
  const stamp = () =>
    reading(shop.file, (reader) =>
      reader.rows("SELECT value ->> 'id' AS id FROM shop_meta WHERE key = 'catalogue_file'"),
    );
  const before = await stamp();
  await writeBoth();
  expect(await stamp()).not.toEqual(before);
});
