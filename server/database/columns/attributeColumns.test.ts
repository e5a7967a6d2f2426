import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../tests/contract/support.js';
import { addAttributeColumns, ATTRIBUTE_COLUMNS, hasAttributeColumns } from './attributeColumns.js';
import { openDatabase } from '../connection/database.js';
import type { Database } from '../sql/sql.js';
import { text } from '../sql/rows.js';

const place = temporaryDatabase();
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ url: place.url });
});
afterAll(() => {
  database.close();
  place.remove();
});

const columnsNow = async () =>
  (await database.rows('PRAGMA table_info(items)')).map((row) => text(row, 'name'));

test('creates a column for every attribute in a new database', async () => {
  expect(await hasAttributeColumns(database)).toBe(true);
});

test('adds columns for a new attribute once, and reloads a mirrored store', async () => {
  const note = { storeUrl: 'https://store.example', refreshedAtMs: 9 };
  const columns = [...ATTRIBUTE_COLUMNS, 'pattern', 'pattern_ar'];
  await database.write(async (writer) => {
    await writer.run("INSERT INTO shop_meta (key, value) VALUES ('mirror', ?)", [JSON.stringify(note)]);
    await writer.run("INSERT INTO mirror_outlines (product_id, digest) VALUES (1, 'known')");
    await addAttributeColumns(writer, columns);
    await addAttributeColumns(writer, columns);
  });
  expect(await columnsNow()).toEqual(expect.arrayContaining(columns));
  const [row] = await database.rows("SELECT value FROM shop_meta WHERE key = 'mirror'");
  expect(JSON.parse(text(row!, 'value'))).toEqual({ ...note, refreshedAtMs: 0 });
  expect(await database.rows('SELECT * FROM mirror_outlines')).toEqual([]);
});
