import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeCatalogueFile } from '../../../server/catalogueIndex/replica/writeCatalogueFile.js';
import { openWooCommerce, type WooCommerce } from '../../../server/adapters/woocommerce/woocommerce.js';
import { KEYS } from '../../support/woocommerce/standIn.js';
import { standInShop } from '../standInShop.js';
import { CARDS, EVERYTHING, required, temporaryDatabase } from '../support.js';

/* The mirror that the build has read starts every process. */

const world = standInShop();
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

async function build(): Promise<string> {
  await world.shop.store.catalogue.refresh();
  const path = join(dirname(world.databaseUrl.slice('file:'.length)), 'catalogue.db');
  await writeCatalogueFile(world.shop.database, { path, source: world.standIn.url });
  return path;
}

async function start(
  catalogueFile: string,
  { databaseUrl = world.databaseUrl, url = world.standIn.url, reports = [] as string[] } = {},
): Promise<WooCommerce> {
  const shop = await openWooCommerce({
    ...{ url, ...KEYS, cards: CARDS, catalogueFile, database: { url: databaseUrl }, refusalMs: 0 },
    now: () => world.now,
    later: (work) => world.later.push(work),
    report: (event) => reports.push(event),
  });
  opened.push(() => shop.close());
  return shop;
}

test('a new process without a database has the catalogue while the store is down', async () => {
  const known = await world.shop.store.catalogue.listProducts(EVERYTHING);
  const file = await build();
  await world.standIn.close();
  world.now += 60 * 60 * 1000;
  const place = temporaryDatabase();
  opened.push(() => place.remove());
  const { store } = await start(file, { databaseUrl: place.url });
  expect(await store.catalogue.listProducts(EVERYTHING)).toEqual(known);
  await expect(store.catalogue.getCurrent([1])).rejects.toMatchObject({ code: 'store_unavailable' });
  await Promise.all(world.later);
});

test('a new process asks the store for nothing to show the catalogue', async () => {
  const file = await build();
  const before = world.standIn.requests.length;
  const { store } = await start(file);
  await store.catalogue.listProducts(EVERYTHING);
  await Promise.all(world.later);
  expect(world.standIn.requests.slice(before)).toEqual([]);
});

test('a product that the store names as changed is shown at once', async () => {
  const { id, price } = await world.battery();
  const file = await build();
  const { store } = await start(file);
  expect((await store.catalogue.getProduct(id))?.price).toBe(price);
  Object.assign(required(world.standIn.state.products.get(id)), {
    ...{ price: '777.00', regular_price: '777.00', on_sale: false, date_modified_gmt: '2027-01-01T00:00:00' },
  });
  await store.catalogue.refresh([id]);
  expect((await store.catalogue.getProduct(id))?.price).toBe(77_700);
  const { items } = await store.catalogue.listProducts(EVERYTHING);
  expect(items.find((product) => product.id === id)?.price).toBe(77_700);
});

test('the file of another store is not used', async () => {
  const file = await build();
  const reports: string[] = [];
  const place = temporaryDatabase();
  opened.push(() => place.remove());
  await start(file, { url: 'http://127.0.0.1:9', databaseUrl: place.url, reports });
  expect(reports).toEqual(['catalogue-file-not-used']);
});
