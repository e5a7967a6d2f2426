import { existsSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import { couponTerms } from '../../../domain/coupon/couponTerms.js';
import { openLocalShop } from '../../../server/adapters/local/local.js';
import { EMBEDDED } from '../../../server/catalogueIndex/replica/catalogueFile.js';
import { writeCatalogueFile } from '../../../server/catalogueIndex/replica/writeCatalogueFile.js';
import { openDatabase } from '../../../server/database/connection/database.js';
import { buildShop } from './catalogueFile.js';
import { startHostedDatabase } from '../../support/hostedDatabase/hostedDatabase.js';
import { copySeededDatabase } from '../../support/seededDatabase.js';
import { describeCatalogueContract } from '../catalogue.contract.js';
import { describeContentContract } from '../content.contract.js';
import { describeSearchContract } from '../search.contract.js';
import { asNewsletter } from '../records/subscribers.contract.js';
import {
  EVERYTHING,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  required,
  someProduct,
  temporaryDatabase,
} from '../support.js';

/** A shop whose process starts from the file of its build, on a hosted database. */
async function openDeployedShop() {
  const built = await buildShop();
  const hosted = await startHostedDatabase({ copyOf: built.url.slice('file:'.length) });
  const shop = await openLocalShop({ url: hosted.url, catalogueFile: built.file });
  return {
    ...shop,
    hosted,
    built,
    async close() {
      shop.close();
      await hosted.close();
      built.remove();
    },
  };
}

describeCatalogueContract('deployed with its file', openDeployedShop);
describeSearchContract('deployed with its file', openDeployedShop);
describeContentContract('deployed with its file', openDeployedShop);

describe('the catalogue file', () => {
  test('contains nothing about people', async () => {
    const place = temporaryDatabase();
    await copySeededDatabase(place.path);
    const shop = await openLocalShop({ url: place.url });
    const product = await someProduct(shop.store.catalogue, inStock(3));
    const customer = await newCustomer(shop.store.customers);
    await lockedOrders(shop).createCart(customer.id, [lineOf(product, 2)]);
    await shop.state.countEvent('a login', 60);
    await asNewsletter(shop.subscribers).subscribe({ email: 'mona@example.com' });
    const forMona = couponTerms({ kind: 'percent', amount: 500, allowed: ['mona@example.com'] });
    await shop.database.write((writer) =>
      writer.run('INSERT INTO coupons (code, terms) VALUES (?, ?)', ['mona', JSON.stringify(forMona)]),
    );
    const file = join(dirname(place.path), 'catalogue.db');
    await writeCatalogueFile(shop.database, { path: file, source: EMBEDDED });
    shop.close();
    const client = createClient({ url: `file:${file}` });
    const { rows: tables } = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'search%'",
    );
    const filled: unknown[] = [];
    for (const { name } of tables) {
      const { rows } = await client.execute(`SELECT count(*) AS n FROM ${name as string}`);
      if (rows[0]?.['n'] !== 0) filled.push(name);
    }
    const { rows: coupons } = await client.execute('SELECT code FROM coupons');
    client.close();
    place.remove();
    expect(coupons.map(({ code }) => code)).toEqual(['welcome']);
    expect(filled.sort()).toEqual([
      ...['brands', 'catalogue_changes', 'categories', 'coupons', 'documents', 'items', 'origins'],
      ...['prepared', 'product_categories', 'products', 'shipping_rates', 'shop_meta'],
    ]);
  });

  test('that is too large for a function is deleted', async () => {
    const built = await buildShop();
    const path = `${built.file}.small`;
    const { bytes, isKept } = await writeCatalogueFile(built.database, {
      path,
      source: EMBEDDED,
      maxBytes: 1000,
    });
    expect({ isKept, isThere: existsSync(path) }).toEqual({ isKept: false, isThere: false });
    expect(bytes).toBeGreaterThan(1000);
    built.remove();
  });
});

describe('a shop on a hosted database that does not answer', () => {
  test('is browsed from the file, and takes no orders', async () => {
    const built = await buildShop();
    const reports: string[] = [];
    const shop = await openLocalShop({
      url: 'http://127.0.0.1:9',
      catalogueFile: built.file,
      report: (event) => reports.push(event),
    });
    expect((await shop.store.catalogue.listProducts(EVERYTHING)).total).toBeGreaterThan(100);
    expect((await shop.content.listFaq()).length).toBeGreaterThan(0);
    await expect(shop.store.catalogue.getCurrent([101])).rejects.toMatchObject({ code: 'store_unavailable' });
    expect(reports).toEqual(['catalogue-not-checked']);
    shop.close();
    built.remove();
  });
});

/** Libsql-server, to which an operator may move the file, takes pages of 4 kB only. */
async function expectFitForServer(path: string): Promise<void> {
  const client = createClient({ url: `file:${path}` });
  expect((await client.execute('PRAGMA page_size')).rows[0]?.[0]).toBe(4096);
  expect((await client.execute('PRAGMA integrity_check')).rows[0]?.[0]).toBe('ok');
  client.close();
  const server = await startHostedDatabase({ copyOf: path });
  const hosted = createClient({ url: server.url });
  await hosted.execute('CREATE TABLE written (x)');
  hosted.close();
  await server.close();
}

describe('a demonstration without a database', () => {
  const places = () => [temporaryDatabase(), temporaryDatabase()] as const;

  test('starts as a copy of the file in each instance, and sells', async () => {
    const built = await buildShop();
    const lines: string[] = [];
    const [first, second] = places();
    const open = ({ url }: { url: string }) =>
      openLocalShop({ url, catalogueFile: built.file, log: (line) => lines.push(line) });
    const [shop, other] = [await open(first), await open(second)];
    expect(lines).toEqual([]);
    const product = await someProduct(shop.store.catalogue, inStock(3));
    const customer = await newCustomer(shop.store.customers);
    const cart = await lockedOrders(shop).createCart(customer.id, [lineOf(product, 2)]);
    expect(cart.items).toHaveLength(1);
    const user = { customerId: customer.id, phone: null };
    const [coupon] = await shop.store.coupons.find(['welcome'], user, { id: cart.id, productIds: [] });
    expect(coupon?.terms).toMatchObject({ kind: 'percent', amount: 500 });
    await shop.database.write((writer) =>
      writer.run('UPDATE items SET stock = 0 WHERE product_id = ?', [product.id]),
    );
    expect(required(await shop.store.catalogue.getProduct(product.id)).stock).toBe(0);
    expect(required(await other.store.catalogue.getProduct(product.id)).stock).toBe(product.stock);
    shop.close();
    other.close();
    await expectFitForServer(first.path);
    for (const place of [first, second]) place.remove();
    built.remove();
  });

  test('ends the sales of the file, and gives the ids of goods that had left to nothing else', async () => {
    const built = await buildShop();
    const past = "'2026-01-01T00:00:00.000Z'";
    await built.change(
      `UPDATE items SET price = 7000, former_price = 9000, sale_until = ${past} WHERE product_id = 101`,
      `INSERT INTO planned_sales SELECT id, 9000, 7000, '{"en":"Sale"}', NULL, ${past}, ${past}
       FROM items WHERE product_id = 101`,
      "INSERT INTO gone_goods VALUES ('GONE', 77)",
    );
    await writeCatalogueFile(built.database, { path: built.file, source: EMBEDDED });
    const [place] = places();
    const shop = await openLocalShop({ url: place.url, catalogueFile: built.file });
    const [current] = await shop.store.catalogue.getCurrent([101]);
    expect(current).toMatchObject({ price: 9000, sale: null });
    expect(await shop.database.rows('SELECT sku, id FROM gone_goods')).toMatchObject([
      { sku: 'GONE', id: 77 },
    ]);
    shop.close();
    place.remove();
    built.remove();
  });

  test('keeps what it has when its process starts again, also from the file of another build', async () => {
    const [built, newer] = [await buildShop(), await buildShop()];
    const [place] = places();
    const shop = await openLocalShop({ url: place.url, catalogueFile: built.file });
    await shop.database.write((writer) =>
      writer.run('UPDATE items SET price = 7700, former_price = NULL WHERE product_id = 101'),
    );
    shop.close();
    for (const catalogueFile of [built.file, newer.file]) {
      const again = await openLocalShop({ url: place.url, catalogueFile });
      expect((await again.store.catalogue.getProduct(101))?.price).toBe(7700);
      again.close();
    }
    place.remove();
    built.remove();
    newer.remove();
  });

  test('lets two processes that start at once share one copy', async () => {
    const built = await buildShop();
    const [place] = places();
    const shops = await Promise.all(
      [1, 2, 3].map(() => openLocalShop({ url: place.url, catalogueFile: built.file })),
    );
    const [first] = shops;
    await required(first).database.write((writer) =>
      writer.run('UPDATE items SET price = 7700, former_price = NULL WHERE product_id = 101'),
    );
    for (const { store } of shops) expect((await store.catalogue.getProduct(101))?.price).toBe(7700);
    for (const shop of shops) shop.close();
    const database = await openDatabase({ url: place.url });
    const [row] = await database.rows('PRAGMA integrity_check');
    expect(row?.['integrity_check']).toBe('ok');
    database.close();
    place.remove();
    built.remove();
  });
});
