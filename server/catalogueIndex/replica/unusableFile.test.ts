import { copyFileSync, rmSync, truncateSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import type { Reader } from '../../database/sql/sql.js';
import { buildShop, damage } from '../../../tests/contract/replica/catalogueFile.js';
import {
  type Instance,
  LISTING,
  priceOf,
  replicaInstances,
} from '../../../tests/contract/replica/replicaInstances.js';
import { databaseCatalogue } from '../catalogue.js';
import { EMBEDDED } from './catalogueFile.js';
import { STALE_AFTER_MS } from './followChanges.js';
import { openWithReplica } from './openWithReplica.js';

const { start, shop, passMs, raisePrice } = replicaInstances();

describe('a file that does not fit is not used, with one line in the log', () => {
  const whole = async ({ catalogue }: Instance) => (await catalogue.listProducts(LISTING)).total;

  test('the database is another one', async () => {
    const other = await buildShop();
    await shop().change("UPDATE shop_meta SET value = 'other' WHERE key = 'shop_id'");
    const one = await start(other.file);
    await shop().change('DELETE FROM items WHERE product_id = 101');
    expect(await whole(one)).toBe((await databaseCatalogue(shop().database).listProducts(LISTING)).total);
    expect(one.reports).toEqual(['catalogue-file-not-used']);
    other.remove();
  });

  test('the database is an older backup', async () => {
    const backup = `${shop().file}.backup`;
    await shop().database.rows('VACUUM INTO ?', [backup]);
    await raisePrice(101);
    const running = await start();
    const price = await priceOf(running, 101);
    const client = createClient({ url: `file:${backup}` });
    const restored: Reader = {
      rows: async (sql, args = []) => (await client.execute(sql, [...args])).rows,
    };
    await shop().change('UPDATE catalogue_changes SET revision = -revision');
    passMs(STALE_AFTER_MS + 1);
    expect(await priceOf(running, 101)).toBe(price);
    expect(running.reports).toEqual(['catalogue-file-not-used']);
    const later = await start(shop().file, restored);
    expect(await priceOf(later, 101)).toBe(price - 100);
    client.close();
  });

  test.each([0.05, 0.5])('it is damaged from %s of its length on', async (from) => {
    damage(shop().file, from);
    const reports: string[] = [];
    const { replica } = await openWithReplica({
      ...{ url: 'libsql://shop.test', file: shop().file, source: EMBEDDED },
      open: () => Promise.resolve(shop().database),
      report: (event) => reports.push(event),
    });
    const catalogue = replica.port(databaseCatalogue, shop().database);
    const { total } = await databaseCatalogue(shop().database).listProducts(LISTING);
    expect((await catalogue.listProducts({ ...LISTING, search: 'michelin' })).total).toBeGreaterThan(0);
    for (const { id } of await catalogue.listProductRefs()) await catalogue.getProduct(id);
    expect((await catalogue.listProducts(LISTING)).total).toBe(total);
    expect(reports).toEqual(['catalogue-file-not-used']);
    replica.close();
  });

  test.each([
    ['missing', () => rmSync(shop().file)],
    ['truncated', () => truncateSync(shop().file, 40_000)],
    ['no database', () => copyFileSync('package.json', shop().file)],
    [
      'of another version',
      async () => {
        const client = createClient({ url: `file:${shop().file}` });
        await client.execute(
          "UPDATE shop_meta SET value = json_set(value, '$.version', 'old') WHERE key = 'catalogue_file'",
        );
        client.close();
      },
    ],
  ])('it is %s', async (_, spoil: () => unknown) => {
    await spoil();
    const reports: string[] = [];
    const { database, replica } = await openWithReplica({
      ...{ url: 'libsql://shop.test', file: shop().file, source: EMBEDDED },
      open: () => Promise.resolve(shop().database),
      report: (event) => reports.push(event),
    });
    const catalogue = replica.port(databaseCatalogue, database);
    expect((await catalogue.listProducts(LISTING)).total).toBeGreaterThan(100);
    for (const { id } of await catalogue.listProductRefs()) await catalogue.getProduct(id);
    expect(reports).toEqual(['catalogue-file-not-used']);
    replica.close();
  });

  test('it is of a store', async () => {
    const reports: string[] = [];
    const { replica } = await openWithReplica({
      ...{ url: 'libsql://shop.test', file: shop().file, source: 'https://store.example' },
      open: () => Promise.resolve(shop().database),
      report: (event) => reports.push(event),
    });
    expect(replica.isLocal()).toBe(false);
    expect(reports).toEqual(['catalogue-file-not-used']);
  });

  test('no copy of it can be made', async () => {
    const one = await start();
    const before = await priceOf(one, 101);
    rmSync(shop().file);
    await raisePrice(101);
    passMs(STALE_AFTER_MS + 1);
    expect(await priceOf(one, 101)).toBe(before + 100);
    expect(one.reports).toEqual(['catalogue-file-not-used']);
  });
});
