import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { temporaryDatabase } from '../../tests/contract/support.js';
import { copySeededDatabase } from '../../tests/support/seededDatabase.js';
import type { Product } from '../../domain/catalogue/product.js';
import { openDatabase } from '../database/connection/database.js';
import type { Database, SqlValue } from '../database/sql/sql.js';
import { loadProducts } from './catalogueRows.js';
import { cachedProducts } from './cachedProducts.js';

const place = temporaryDatabase();
let database: Database;
let otherProcess: Database;
/** A product with one item, and one with several, with an item of each. */
let [simple, simpleItem, variable, variation] = [0, 0, 0, 0];

beforeAll(async () => {
  await copySeededDatabase(place.url.slice('file:'.length));
  database = await openDatabase({ url: place.url });
  otherProcess = await openDatabase({ url: place.url });
  const [row] = await database.rows(
    `SELECT s.id AS simple, (SELECT id FROM items WHERE product_id = s.id) AS simple_item, v.id AS variable,
       (SELECT max(id) FROM items WHERE product_id = v.id) AS variation
     FROM (SELECT min(id) AS id FROM products WHERE type = 'simple') s,
       (SELECT min(id) AS id FROM products WHERE type = 'variable') v`,
  );
  [simple, simpleItem, variable, variation] = ['simple', 'simple_item', 'variable', 'variation'].map((name) =>
    Number(row?.[name]),
  ) as [number, number, number, number];
});
afterAll(() => {
  database.close();
  otherProcess.close();
  place.remove();
});

let read: number[] = [];
let load: (ids: readonly number[]) => Promise<Product[]>;
/** What happens between reading the log and reading the products. */
let meanwhile: () => Promise<void>;

beforeEach(() => {
  read = [];
  meanwhile = () => Promise.resolve();
  load = cachedProducts(database, async (wanted) => {
    read.push(...wanted);
    const found = await loadProducts(database, wanted);
    await meanwhile();
    return found;
  });
});

async function change(sql: string, ...args: SqlValue[]): Promise<void> {
  await otherProcess.write((writer) => writer.run(sql, args));
}

async function priceOf(id: number): Promise<number | undefined> {
  return (await load([id]))[0]?.price;
}

test('a product is read once until another process changes it', async () => {
  const before = (await priceOf(simple)) ?? 0;
  expect(await priceOf(simple)).toBe(before);
  expect(read).toEqual([simple]);
  await change('UPDATE items SET price = ? WHERE id = ?', before + 500, simpleItem);
  await change('UPDATE products SET price = ? WHERE id = ?', before + 500, simple);
  expect(await priceOf(simple)).toBe(before + 500);
  expect(read).toEqual([simple, simple]);
});

test('a change of one product leaves the others as they are', async () => {
  await load([simple, variable]);
  await change('UPDATE products SET price = price + 100 WHERE id = ?', variable);
  await load([simple, variable]);
  expect(read).toEqual([simple, variable, variable]);
});

test('a variation is read again when its product changes', async () => {
  const [before] = await load([variation]);
  await change('UPDATE items SET stock = stock + 7 WHERE id = ?', variation);
  const [after] = await load([variation]);
  expect([before?.parent, after?.stock]).toEqual([variable, Number(before?.stock) + 7]);
});

test('a renamed brand is on all its products at once', async () => {
  const brand = (await load([simple]))[0]?.brand?.name.en ?? '';
  await change('UPDATE brands SET name_en = ? WHERE name_en = ?', `${brand} Tyres`, brand);
  expect((await load([simple]))[0]?.brand?.name.en).toBe(`${brand} Tyres`);
});

test('a deleted product is gone at once', async () => {
  const [last] = await database.rows("SELECT max(id) AS id FROM products WHERE type = 'simple'");
  const id = Number(last?.['id']);
  expect(await load([simple, id])).toHaveLength(2);
  await change('DELETE FROM product_categories WHERE product_id = ?', id);
  await change('DELETE FROM items WHERE product_id = ?', id);
  await change('DELETE FROM products WHERE id = ?', id);
  expect((await load([simple, id])).map((product) => product.id)).toEqual([simple]);
});

test('what changes while it is read is read again, also for those who ask at the same time', async () => {
  const before = (await priceOf(simple)) ?? 0;
  load = cachedProducts(database, async (wanted) => {
    const found = await loadProducts(database, wanted);
    await meanwhile();
    return found;
  });
  meanwhile = async () => {
    meanwhile = () => Promise.resolve();
    await change('UPDATE products SET price = ? WHERE id = ?', before + 900, simple);
    expect(await priceOf(simple)).toBe(before + 900);
  };
  await priceOf(simple);
  expect(await priceOf(simple)).toBe(before + 900);
});

test('a restored backup, whose log ends earlier, leaves nothing of what was there before', async () => {
  await load([simple]);
  await change(
    'DELETE FROM catalogue_changes WHERE revision = (SELECT max(revision) FROM catalogue_changes)',
  );
  await load([simple]);
  expect(read).toEqual([simple, simple]);
});
