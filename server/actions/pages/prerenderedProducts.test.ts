import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { openLocalShop } from '../../adapters/local/local.js';
import type { Backend } from '../../ports/backend.js';
import { listPrerenderedProducts } from './prerenderedProducts.js';

const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
let shop: Awaited<ReturnType<typeof openLocalShop>>;
beforeAll(async () => {
  shop = await openLocalShop({ url: `file:${join(folder, 'shop.db')}` });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function pathsWith(prerenderProducts: number | null): Promise<string[]> {
  const backend = { store: shop.store, settings: { prerenderProducts } } as unknown as Backend;
  const lists = [
    await listPrerenderedProducts(backend, 'simple'),
    await listPrerenderedProducts(backend, 'variable'),
  ];
  return lists.flat();
}

it('prerenders every product without a limit', async () => {
  const refs = await shop.store.catalogue.listProductRefs();
  const expected = refs.map(({ id, type }) => productPath(type, id));
  expect((await pathsWith(null)).sort()).toEqual(expected.sort());
  expect(await pathsWith(refs.length + 1000)).toHaveLength(refs.length);
});

it('prerenders only the top products with PRERENDER_PRODUCTS', async () => {
  const query = { sort: 'relevance', page: 1, perPage: 10, withoutFacets: true } as const;
  const { items } = await shop.store.catalogue.listProducts(query);
  const expected = items.map(({ id, parent, type }) =>
    productPath(type === 'simple' ? 'simple' : 'variable', parent ?? id),
  );
  expect((await pathsWith(10)).sort()).toEqual(expected.sort());
  expect(await pathsWith(0)).toEqual([]);
});
