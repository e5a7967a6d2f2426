import { afterAll, beforeAll, expect, it } from 'vitest';
import { required, temporaryDatabase } from '../../../tests/contract/support.js';
import { copySeededDatabase } from '../../../tests/support/seededDatabase.js';
import { type LocalShop, openLocalShop } from './local.js';
import { writePlannedSales } from './plannedSales.js';

const place = temporaryDatabase();
const told: string[] = [];
let shop: LocalShop;
/** Two simple products that are not on sale. */
let ids: number[] = [];

beforeAll(async () => {
  await copySeededDatabase(place.path);
  shop = await openLocalShop({ url: place.url, onProblem: (line) => told.push(line) });
  const rows = await shop.database.rows(
    `SELECT items.id FROM items JOIN products ON products.id = items.product_id
     WHERE products.type = 'simple' AND items.former_price IS NULL LIMIT 2`,
  );
  ids = rows.map(({ id }) => Number(id));
});
afterAll(() => {
  shop.close();
  place.remove();
});

it.each([
  ['title', '[]'],
  ['title', '"Sale"'],
  ['title', '{"ar":"عرض"}'],
  ['starts_at', 'soon'],
  ['ends_at', '2026-99-99'],
])('begins a sale beside one whose %s is %s, and tells the operator of that one', async (column, value) => {
  const [odd, good] = [required(ids[0]), required(ids[1])];
  const [before] = await shop.store.catalogue.getCurrent([good]);
  const price = required(before).price;
  const nowMs = Date.now();
  const sale = { regularPrice: price, title: { en: 'Sale', ar: null }, endsAt: null };
  const startsAt = new Date(nowMs - 1000).toISOString();
  told.length = 0;
  await shop.database.write(async (writer) => {
    const sales = [odd, good].map((itemId) => ({ ...sale, itemId, salePrice: price - 100, startsAt }));
    await writePlannedSales(writer, ids, sales, nowMs - 2000);
    await writer.run(`UPDATE planned_sales SET ${column} = ? WHERE item_id = ?`, [value, odd]);
  });

  const found = await shop.store.catalogue.getCurrent([odd, good]);
  expect(found.map(({ id }) => id).sort()).toEqual([odd, good].sort());
  expect(found.find(({ id }) => id === good)?.price).toBe(price - 100);
  expect(told.join('\n')).toContain(`Sale ${odd} `);
  expect(told.join('\n')).toContain('planned_sales');
  expect(told.join('\n')).not.toContain(`Sale ${good} `);

  await shop.database.write(async (writer) => {
    await writePlannedSales(writer, ids, [], nowMs);
    await writer.run('UPDATE items SET price = ?, former_price = NULL WHERE id = ?', [price, good]);
  });
});
