import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDatabase } from '../../tests/contract/support.js';
import { seedDatabase } from '../adapters/local/seed/seedDatabase.js';
import { openDatabase } from '../database/connection/database.js';
import type { Database, Reader } from '../database/sql/sql.js';
import { databaseCatalogue } from './catalogue.js';
import { memoizeUntilChanged } from './revision.js';

const place = temporaryDatabase();
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ url: place.url });
  await seedDatabase(database, 0);
});
afterAll(() => {
  database.close();
  place.remove();
});

test('counts the products of the categories once until the catalogue changes', async () => {
  const statements: string[] = [];
  const watched: Reader = {
    rows: (sql, args) => {
      statements.push(sql);
      return database.rows(sql, args);
    },
  };
  const { listCategories } = databaseCatalogue(watched);
  const counted = () => statements.filter((sql) => sql.includes('count(DISTINCT p.id)')).length;
  const [first] = await listCategories();
  expect(await listCategories()).toEqual(await listCategories());
  expect(counted()).toBe(1);

  const other = await openDatabase({ url: place.url });
  await other.write((writer) =>
    writer.run(
      'UPDATE products SET is_listed = 0 WHERE id = (SELECT min(id) FROM products WHERE is_listed = 1)',
    ),
  );
  other.close();
  const [second] = await listCategories();
  expect(counted()).toBe(2);
  expect(second?.count).toBe((first?.count ?? 0) - 1);
});

test('reads again after a failure', async () => {
  let attempts = 0;
  const read = memoizeUntilChanged(database, () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('down')) : Promise.resolve('here');
  });
  await expect(read()).rejects.toThrow('down');
  expect(await read()).toBe('here');
  expect(await read()).toBe('here');
  expect(attempts).toBe(2);
});
