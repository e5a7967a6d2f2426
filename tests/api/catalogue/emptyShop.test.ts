import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/connection/database.js';
import { goodsOf } from '../../support/goodsFiles.js';
import { openShop } from '../shop.js';

const folder = mkdtempSync(join(tmpdir(), 'empty-'));
const url = `file:${join(folder, 'shop.db')}`;
const shop = await openShop({ DATABASE_URL: url, DEMO_PRODUCTS: 'none' });
const database = await openDatabase({ url });
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const linksOf = async () => {
  const { body } = await shop.call('GET', '/api/wpFetch/nav_links_mobile');
  const { links, footer_menu } = body as Record<'links' | 'footer_menu', { slug: string }[]>;
  return [...links, ...footer_menu].map(({ slug }) => slug);
};

it('begins without products and coupons, with texts, and with no menu that leads to nothing', async () => {
  expect(await shop.backend.store.catalogue.listProductRefs()).toEqual([]);
  expect(await database.rows('SELECT * FROM coupons')).toEqual([]);
  expect((await shop.call('GET', '/api/wpFetch/nav_links')).body).toEqual([]);
  expect((await shop.call('GET', '/api/wpFetch/search_key?keyword=tyre')).body).toEqual([]);
  expect(await shop.backend.content.listPages()).not.toEqual([]);
  expect(await linksOf()).not.toContain('category/tyres');
  expect(await linksOf()).toContain('about');
});

it('is filled from a file, in a category of its own and in one of the menu', async () => {
  const goods = goodsOf(database, folder);
  const head = ['SKU', 'Name', 'Name (ar)', 'Regular price', 'Stock', 'Categories'];
  const rows = [
    head,
    ['own-1', 'Own tyre', 'إطار', '100', '5', 'Tyres'],
    ['own-2', 'Own shirt', 'قميص', '50', '5', 'Shirts'],
  ];
  expect(await goods.importRows(rows)).toBe(0);
  await shop.backend.store.catalogue.refresh();
  const found = await shop.backend.store.catalogue.searchProducts('قميص', 5);
  expect(found.map(({ sku }) => sku)).toEqual(['own-2']);
  const categories = await shop.backend.store.catalogue.listCategories();
  expect(categories.filter(({ count }) => count > 0).map(({ name }) => name.en)).toEqual(['Tyres', 'Shirts']);
  expect(await linksOf()).toContain('category/tyres');
});
