import { markingOf } from '../../domain/catalogue/attributes/marking.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDatabase } from '../../tests/contract/support.js';
import { openDatabase } from '../database/connection/database.js';
import type { Database } from '../database/sql/sql.js';
import { databaseCatalogue } from './catalogue.js';
import { seedDatabase } from '../adapters/local/seed/seedDatabase.js';

const place = temporaryDatabase();
let database: Database;
const SIZE = { width: [205], aspect: [55], rim: [16] };
const EVERYTHING = { sort: 'relevance', page: 1, perPage: 100 } as const;

beforeAll(async () => {
  database = await openDatabase({ url: place.url });
  await seedDatabase(database, 0);
});
afterAll(() => {
  database.close();
  place.remove();
});

const setStock = (stock: number, where: string) =>
  database.write((writer) => writer.run(`UPDATE items SET stock = ? WHERE ${where}`, [stock]));

test('does not count a sold-out variation as in stock because of its siblings', async () => {
  const catalogue = databaseCatalogue(database);
  const query = { ...EVERYTHING, ...SIZE, inStock: true };
  const before = await catalogue.listProducts(query);
  await setStock(0, "sku = 'MIC-PR4-2055516'");
  const after = await catalogue.listProducts(query);
  expect(after.total).toBe(before.total - 1);
  expect(after.facets.inStock).toBe(before.facets.inStock - 1);
  const all = await catalogue.listProducts({ ...EVERYTHING, ...SIZE });
  expect(all.items.at(-1)).toMatchObject({ type: 'variation', sku: 'MIC-PR4-2055516', stock: 0 });
  await setStock(40, "sku = 'MIC-PR4-2055516'");
  expect((await catalogue.listProducts(query)).total).toBe(before.total);
});

test('lists a variation with its own price, linked to its product', async () => {
  const { items } = await databaseCatalogue(database).listProducts({
    ...EVERYTHING,
    search: '205/55R16 91V',
  });
  expect(items.length).toBeGreaterThan(10);
  for (const { size, attributes } of items) {
    expect(size).toMatchObject({ width: 205, aspect: 55, rim: 16 });
    expect(markingOf(attributes)).toBe('91V');
  }
  const shown = items.find(({ sku }) => sku === 'LAS-GRW-2055516');
  expect(shown).toMatchObject({ type: 'variation', parent: 101, price: 415_000 });
});

test('notices products that are added to or removed from the range', async () => {
  const catalogue = databaseCatalogue(database);
  const { total } = await catalogue.listProducts({ ...EVERYTHING, brand: ['Lassa'] });
  await database.write((writer) => writer.run("DELETE FROM items WHERE sku = 'LAS-RVL-1956515'"));
  expect((await catalogue.listProducts({ ...EVERYTHING, brand: ['Lassa'] })).total).toBe(total - 1);
});

test('sorts speed ratings by speed, not by letter', async () => {
  const { facets } = await databaseCatalogue(database).listProducts(EVERYTHING);
  const marks = facets.values.speed_index.map(({ value }) => value);
  expect(marks.indexOf('H')).toBeGreaterThan(marks.indexOf('T'));
  expect(marks.indexOf('H')).toBeLessThan(marks.indexOf('V'));
});
