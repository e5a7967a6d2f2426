import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../tests/contract/support.js';
import { copySeededDatabase } from '../../../tests/support/seededDatabase.js';
import { NAMES_CHANGED, SHARED_CHANGED } from './changeLog.js';
import { openDatabase } from '../connection/database.js';
import { integer, numbers } from './rows.js';
import type { Database } from './sql.js';

const place = temporaryDatabase();
let database: Database;

beforeAll(async () => {
  await copySeededDatabase(place.path);
  database = await openDatabase({ url: place.url });
});
afterAll(() => {
  database.close();
  place.remove();
});

/** Ids that a change has added to the log. */
async function noted(...changes: string[]): Promise<number[]> {
  const [before] = await database.rows('SELECT max(revision) AS revision FROM catalogue_changes');
  await database.write(async (writer) => {
    for (const change of changes) await writer.run(change);
  });
  const [after] = await database.rows(
    'SELECT json_group_array(product_id) AS ids FROM catalogue_changes WHERE revision > ?',
    [integer(before!, 'revision')],
  );
  return numbers(after!, 'ids').sort((a, b) => a - b);
}

test.each([
  ['another price', 'UPDATE items SET price = price + 1 WHERE product_id = 101', [101]],
  ['another text', "UPDATE products SET description_en = 'new' WHERE id = 101", [101]],
  ['another picture', 'UPDATE products SET images = \'["/a.webp"]\' WHERE id = 101', [101]],
  ['another category', 'DELETE FROM product_categories WHERE product_id = 101', [101]],
  [
    'stock that nobody counts',
    'INSERT INTO uncounted_items SELECT min(id) FROM items WHERE product_id = 101',
    [101],
  ],
  ['a category’s name', "UPDATE categories SET name_ar = 'جديد' WHERE id = 1", [NAMES_CHANGED]],
  ['a maker’s name', "UPDATE brands SET name_ar = 'جديد' WHERE id = 1", [NAMES_CHANGED]],
  ['a new maker', "INSERT INTO brands (slug, name_en) VALUES ('new', 'New')", [SHARED_CHANGED]],
  ['an editor’s text', "UPDATE documents SET position = position + 1 WHERE kind = 'tip'", [SHARED_CHANGED]],
  ['an import of cars', "INSERT OR REPLACE INTO shop_meta VALUES ('fitment', '{}')", [SHARED_CHANGED]],
  ['the end of an import', "DELETE FROM shop_meta WHERE key = 'fitment'", [SHARED_CHANGED]],
  ['a session', 'INSERT INTO session_epochs VALUES (1, 1)', []],
  ['a deletion', 'DELETE FROM products WHERE id = 101', [101]],
])('%s is noted under its product, or as shared', async (_, change, ids) => {
  expect(await noted(change)).toEqual(ids);
});

test('a size that moves to another product is noted under both', async () => {
  const [row] = await database.rows('SELECT json_array(min(product_id), max(product_id)) AS ids FROM items');
  const [from = 0, to = 0] = numbers(row!, 'ids');
  const first = `(SELECT id FROM items WHERE product_id = ${from} LIMIT 1)`;
  expect(await noted(`UPDATE items SET product_id = ${to} WHERE id = ${first}`)).toEqual([from, to]);
});

test('every database has a name of its own', async () => {
  const other = temporaryDatabase();
  const ids = await Promise.all(
    [place.url, other.url].map(async (url) => {
      const opened = await openDatabase({ url });
      const [row] = await opened.rows("SELECT value FROM shop_meta WHERE key = 'shop_id'");
      opened.close();
      return row?.['value'];
    }),
  );
  other.remove();
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[0]).not.toBe(ids[1]);
});
