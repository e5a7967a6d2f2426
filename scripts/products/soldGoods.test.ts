import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/database/connection/database.js';
import { required } from '../../tests/contract/support.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../../tests/api/bodies.js';
import { openShop } from '../../tests/api/shop.js';
import { goodsOf } from '../../tests/support/goodsFiles.js';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shop = await openShop();
const database = await openDatabase({ url: shop.url });
const goods = goodsOf(database, mkdtempSync(join(tmpdir(), 'sold-')));
const { catalogue } = shop.backend.store;

async function idOf(sku: string): Promise<number> {
  const [row] = await database.rows('SELECT id FROM products WHERE sku = ?', [sku]);
  return Number(row?.['id']);
}

const current = async (id: number) => required((await catalogue.getCurrent([id]))[0]);

it('sells what is not counted again and again, and never more of what is counted', async () => {
  const head = ['SKU', 'Name', 'Regular price', 'In stock?', 'Stock'];
  await goods.importRows([
    head,
    ['endless', 'Endless', '10', '1', ''],
    ['counted', 'Counted', '10', '1', '3'],
  ]);
  const [endless, counted] = [await idOf('endless'), await idOf('counted')];
  for (let order = 0; order < 3; order += 1) {
    const mona = await shop.customer();
    const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(endless, 2))));
    expect((await mona.post('/api/wcPost/checkout', checkoutBody(id))).status).toBe(200);
  }
  expect((await current(endless)).stock).toBe(true);
  const salma = await shop.customer();
  const { id } = orderOf(await salma.post('/api/wcPost/place-order', cartBody(lineOf(counted, 3))));
  expect((await salma.post('/api/wcPost/checkout', checkoutBody(id))).status).toBe(200);
  expect((await current(counted)).stock).toBe(0);
});

it('begins and ends a sale at its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T10:00:00Z') });
  const head = [
    'SKU',
    'Name',
    'Regular price',
    'Sale price',
    'Date sale price starts',
    'Date sale price ends',
  ];
  await goods.importRows([head, ['sale', 'On sale', '100', '80', '2026-11-05', '2026-11-06']]);
  const id = await idOf('sale');
  const priceAt = async (time: string) => {
    vi.setSystemTime(new Date(time));
    const { price, sale } = await current(id);
    return [price, sale?.formerPrice ?? null, sale?.title.ar ?? null];
  };
  expect(await priceAt('2026-11-04T21:59:00Z')).toEqual([10_000, null, null]);
  expect(await priceAt('2026-11-04T22:00:00Z')).toEqual([8000, 10_000, 'تخفيض']);
  const exported = await goods.exported();
  expect(exported).toContain('2026-11-04T22:00:00.000Z');
  await goods.run('import', goods.file);
  expect(goods.printed.at(-1)).toMatch(/^0 new, 0 changed/);
  expect(await priceAt('2026-11-06T21:59:00Z')).toEqual([8000, 10_000, 'تخفيض']);
  expect(await priceAt('2026-11-06T22:00:00Z')).toEqual([10_000, null, null]);
  vi.useRealTimers();
});

it('takes a price below that of a sale which has ended, and exports the sale no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T10:00:00Z') });
  await goods.importRows([
    ['SKU', 'Name', 'Regular price', 'Sale price', 'Date sale price ends'],
    ['ended', 'Ended', '100', '80', '2026-11-05'],
  ]);
  vi.setSystemTime(new Date('2026-11-05T22:00:00Z'));
  const lineOfExport = async () =>
    (await goods.exported()).split('\r\n').find((line) => line.includes(',ended,'));
  // Nobody has looked at the shop since, so that the price of the sale is still stored.
  expect(await lineOfExport()).toContain(',100.00,');
  expect(await lineOfExport()).not.toMatch(/80\.00|2026-11-05/);
  const prices = [
    ['SKU', 'Regular price'],
    ['ended', '75'],
  ];
  expect(await goods.importRows(prices)).toBe(0);
  expect(await current(await idOf('ended'))).toMatchObject({ price: 7500, sale: null });
  await goods.importRows(prices);
  expect(goods.printed.at(-1)).toMatch(/^0 new, 0 changed, 1 unchanged/);
  vi.useRealTimers();
});

it('takes fewer pieces than are sold at once for sold out: not sold, not listed as in stock, and waited for', async () => {
  const head = ['SKU', 'Name', 'Regular price', 'Stock'];
  const rule = ['Meta: minimum_allowed_quantity', 'Meta: group_of_quantity'];
  const search = { search: 'paired wipers', sort: 'relevance', page: 1, perPage: 5 } as const;
  await goods.importRows([
    [...head, ...rule],
    ['pair', 'Paired wipers', '100', '1', '2', '2'],
  ]);
  const id = await idOf('pair');
  const mona = await shop.customer();
  for (const quantity of [1, 2]) {
    const reply = await mona.post('/api/wcPost/place-order', cartBody(lineOf(id, quantity)));
    expect([reply.status, reply.body]).toEqual([
      409,
      expect.objectContaining({ code: 'insufficient_stock', available: 0 }),
    ]);
  }
  const ask = () => mona.post('/api/wcPost/stock-request', { item_id: id, contact: 'mona@example.com' });
  expect((await ask()).status).toBe(202);
  const found = async (inStock: boolean) =>
    (await catalogue.listProducts({ ...search, inStock })).items.map((product) => product.id);
  expect([await found(true), await found(false)]).toEqual([[], [id]]);
  await goods.importRows([
    ['SKU', 'Stock'],
    ['pair', '2'],
  ]);
  expect((await ask()).body).toMatchObject({ code: 'in_stock' });
  expect(await mona.post('/api/wcPost/place-order', cartBody(lineOf(id, 2)))).toMatchObject({ status: 201 });
});
