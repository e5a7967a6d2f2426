import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mapText } from '../../domain/core/locale.js';
import { DatabaseFileError } from '../../server/database/connection/databaseFile.js';
import { openLocalShop } from '../../server/adapters/local/local.js';
import { text } from '../../server/database/sql/rows.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { ownRecords } from '../../server/database/records/ownRecords.js';
import { MIGRATIONS } from '../../server/database/connection/migrations.js';
import { readDemo } from '../../server/adapters/local/seed/readDemo.js';
import {
  CASH_ON_DELIVERY,
  countedStock,
  EVERYTHING,
  inStock,
  lineOf,
  newCustomer,
  PASSWORD,
  lockedOrders,
  required,
  someProduct,
  temporaryDatabase,
} from './support.js';

const WRITTEN = readDemo().products.length;

const SQLITE_HEADER_BYTES = 100;
/** The schema version before orders had their lines. */
const OLD_VERSION = 15;

let place: ReturnType<typeof temporaryDatabase>;
beforeEach(() => {
  place = temporaryDatabase();
});
afterEach(() => place.remove());

describe('the database file', () => {
  test('creates the database file and its folder', async () => {
    const url = `file:${join(dirname(place.path), 'a new', 'folder', 'shop.db')}`;
    const shop = await openLocalShop({ url });
    await expect(shop.store.ping()).resolves.toBeUndefined();
    shop.close();
  });

  test('keeps all data when the database is opened again', async () => {
    const first = await openLocalShop({ url: place.url });
    const customer = await newCustomer(first.store.customers);
    const product = await someProduct(first.store.catalogue, inStock(3));
    const cart = await lockedOrders(first).createCart(customer.id, [lineOf(product, 3)]);
    const order = await lockedOrders(first).placeOrder(cart.id, CASH_ON_DELIVERY);
    await first.state.revokeSession('gone', new Date(Date.now() + 60_000));
    first.close();

    const lines: string[] = [];
    const again = await openLocalShop({ url: place.url, log: (line) => lines.push(line) });
    expect(lines).toEqual([]);
    expect(await again.store.customers.verifyPassword(customer.username, PASSWORD)).toEqual(customer);
    expect(await again.store.orders.getOrder(order.id)).toEqual(order);
    expect((await again.store.catalogue.getProduct(product.id))?.stock).toBe(countedStock(product) - 3);
    expect(await again.state.isRevoked({ id: 'gone', customerId: 1, epoch: 0, issuedAtS: 1 })).toBe(true);
    again.close();
  });

  test('rejects a file of another kind by name, and leaves it unchanged', async () => {
    const text = 'Dear diary, '.repeat(1000);
    writeFileSync(place.path, text);
    const error: unknown = await openLocalShop({ url: place.url }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseFileError);
    expect(String(error)).toContain(place.path);
    expect(String(error)).toContain('DATABASE_URL');
    expect(String(error)).not.toContain('\n');
    expect(readFileSync(place.path, 'utf8')).toBe(text);
    expect(readdirSync(dirname(place.path))).toEqual(['shop.db']);
  });

  test('rejects another program’s database, and leaves it unchanged', async () => {
    const other = createClient({ url: place.url });
    await other.executeMultiple('CREATE TABLE products (id INTEGER); INSERT INTO products VALUES (7);');
    other.close();
    const before = readFileSync(place.path);
    await expect(openLocalShop({ url: place.url })).rejects.toBeInstanceOf(DatabaseFileError);
    await expect(openDatabase({ url: place.url })).rejects.toBeInstanceOf(DatabaseFileError);
    expect(readFileSync(place.path).equals(before)).toBe(true);
    expect(readdirSync(dirname(place.path))).toEqual(['shop.db']);
  });

  test('rejects a damaged database, and leaves it unchanged', async () => {
    (await openLocalShop({ url: place.url })).close();
    const client = createClient({ url: place.url });
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    client.close();
    const damaged = join(dirname(place.path), 'damaged.db');
    const bytes = readFileSync(place.path).fill(0x21, SQLITE_HEADER_BYTES);
    writeFileSync(damaged, bytes);
    await expect(openLocalShop({ url: `file:${damaged}` })).rejects.toThrow(
      /damaged\.db is a corrupt database/,
    );
    expect(readFileSync(damaged).equals(bytes)).toBe(true);
  });

  test('rejects a database of a newer version of the shop', async () => {
    (await openDatabase({ url: place.url })).close();
    const client = createClient({ url: place.url });
    await client.execute('PRAGMA user_version = 1000');
    client.close();
    await expect(openLocalShop({ url: place.url })).rejects.toThrow(/newer version/);
  });

  test('migrates an older database with its order lines and illustrations', async () => {
    const before = await openLocalShop({ url: place.url });
    const product = await someProduct(before.store.catalogue, inStock(3));
    const customer = await newCustomer(before.store.customers);
    const cart = await lockedOrders(before).createCart(customer.id, [lineOf(product, 3)]);
    before.close();
    const client = createClient({ url: place.url });
    const log = await client.execute(
      "SELECT 'DROP TRIGGER ' || name || ';' AS sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'log%'",
    );
    const later = MIGRATIONS.slice(OLD_VERSION).join('\n');
    // Those that were renamed have taken the place of older ones.
    const renamed = [...later.matchAll(/RENAME COLUMN (\w+)/g)].map(([, column]) => column);
    const columns = [...later.matchAll(/ALTER TABLE (\w+) ADD COLUMN (\w+)/g)].filter(
      ([, , column]) => !renamed.includes(column),
    );
    const indexes = [...later.matchAll(/CREATE (?:UNIQUE )?INDEX (\w+)/g)];
    const tables = [...later.matchAll(/CREATE TABLE (\w+)/g)];
    await client.executeMultiple(`
      ${log.rows.map((row) => text(row, 'sql')).join('')}
      DELETE FROM shop_meta WHERE key = 'shop_id';
      CREATE TABLE order_lines (
        id INTEGER PRIMARY KEY, order_id INTEGER, product_id INTEGER, variation_id INTEGER, quantity INTEGER,
        price INTEGER, name_en TEXT, name_ar TEXT, image TEXT);
      INSERT INTO order_lines
        SELECT 50001, orders.id, line.value ->> 'productId', NULL, line.value ->> 'quantity', line.value ->> 'price',
          line.value ->> '$.name.en', line.value ->> '$.name.ar', line.value ->> 'image'
        FROM orders, json_each(orders.lines) AS line;
      ${indexes.map(([, index]) => `DROP INDEX ${index};`).join('')}
      ${columns.map(([, table, column]) => `ALTER TABLE ${table} DROP COLUMN ${column};`).join('')}
      ${tables.map(([, table]) => `DROP TABLE ${table};`).join('')}
      PRAGMA user_version = ${OLD_VERSION};`);
    client.close();
    const after = await openLocalShop({ url: place.url });
    const kept = required(await after.store.orders.getOrder(cart.id));
    // Lines had their names in the first two languages only.
    const { en, ar = null } = product.name;
    const name = mapText({ en, ar }, (own) => own);
    expect(kept).toEqual({ ...cart, items: [{ ...cart.items[0], id: 50_001, name }] });
    expect((await after.store.catalogue.getProduct(product.id))?.isIllustrated).toBe(true);
    const more = await lockedOrders(after).createCart(customer.id, [lineOf(product, 2)]);
    expect(more.items.map(({ id, quantity }) => [id, quantity])).toEqual([[50_001, 5]]);
    after.close();
  });

  test('rejects a folder in place of the database file', async () => {
    await expect(openLocalShop({ url: `file:${dirname(place.path)}` })).rejects.toBeInstanceOf(
      DatabaseFileError,
    );
  });

  test('serves first only the state and later the whole shop from one database', async () => {
    const { state, close } = ownRecords(await openDatabase({ url: place.url }));
    await state.countEvent('early', 60);
    close();
    const shop = await openLocalShop({ url: place.url });
    expect((await shop.state.countEvent('early', 60)).count).toBe(2);
    expect((await shop.store.catalogue.listProductRefs()).length).toBeGreaterThan(0);
    shop.close();
  });
});

describe('two processes on one database', () => {
  const OPEN = `
    import { openLocalShop } from '${new URL('../../server/adapters/local/local.ts', import.meta.url).href}';
    const shop = await openLocalShop({ url: process.argv[2], demoProducts: ${WRITTEN + 20} });
    for (let i = 0; i < 20; i += 1) await shop.state.countEvent('starts', 600);
    await shop.state.withLocks(['both'], async () => undefined);
    console.log((await shop.store.catalogue.listProductRefs()).length);
    shop.close();`;

  function openInProcess(script: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--import', 'tsx', script, place.url], {
        cwd: new URL('../..', import.meta.url),
      });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('error', reject);
      child.on('close', () => resolve(output.trim()));
    });
  }

  test('seeds a database once when two processes start at the same time', async () => {
    const script = join(dirname(place.path), 'open.mts');
    writeFileSync(script, OPEN);
    const total = String(WRITTEN + 20);
    expect(await Promise.all([1, 2, 3].map(() => openInProcess(script)))).toEqual([total, total, total]);
    const { state, close } = ownRecords(await openDatabase({ url: place.url }));
    expect((await state.countEvent('starts', 600)).count).toBe(61);
    close();
  }, 60_000);
});

describe('DEMO_PRODUCTS', () => {
  async function idsAndNames(demoProducts?: number) {
    const shop = await openLocalShop({ url: place.url, demoProducts });
    const refs = await shop.store.catalogue.listProductRefs();
    const products = await shop.store.catalogue.getProducts(refs.map(({ id }) => id));
    shop.close();
    return products.map(({ id, sku, name, price, variations }) => ({ id, sku, name, price, variations }));
  }

  test('grows the demonstration to DEMO_PRODUCTS products', async () => {
    expect(await idsAndNames(WRITTEN + 50)).toHaveLength(WRITTEN + 50);
  });

  test('generates the same products at once or step by step', async () => {
    const byAndBy = [await idsAndNames(), await idsAndNames(WRITTEN + 30)];
    const all = await idsAndNames(WRITTEN + 60);
    expect(byAndBy[0]).toHaveLength(WRITTEN);
    expect(all.slice(0, WRITTEN + 30)).toEqual(byAndBy[1]);
    place.remove();
    place = temporaryDatabase();
    expect(await idsAndNames(WRITTEN + 60)).toEqual(all);
  });

  test('never removes products when DEMO_PRODUCTS shrinks', async () => {
    const grown = await idsAndNames(WRITTEN + 10);
    expect(await idsAndNames(1)).toEqual(grown);
    expect(await idsAndNames()).toEqual(grown);
  });

  test('gives generated products unique names and SKUs in both languages', async () => {
    const products = await idsAndNames(WRITTEN + 500);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name.en)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name.ar)).size).toBe(products.length);
  });
});

test('sanitises HTML from the database before it is served', async () => {
  (await openLocalShop({ url: place.url })).close();
  const client = createClient({ url: place.url });
  const attack = '<p onclick="steal()">Fine<script>steal()</script></p><a href="javascript:steal()">x</a>';
  await client.execute({ sql: 'UPDATE products SET description_en = ?', args: [attack] });
  await client.execute({
    sql: "UPDATE documents SET body = json_set(body, '$.content.en', ?) WHERE kind = 'page'",
    args: [attack],
  });
  client.close();
  const shop = await openLocalShop({ url: place.url });
  const { items } = await shop.store.catalogue.listProducts(EVERYTHING);
  expect(required(items[0]).description.en).toBe('<p>Fine</p><a>x</a>');
  expect((await shop.content.getPage('about'))?.content.en).toBe('<p>Fine</p><a>x</a>');
  shop.close();
});
