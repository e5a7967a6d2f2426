import { expect, it } from 'vitest';
import { openShop } from '../shop.js';

const shop = await openShop();

it.each([
  ['/api/wcFetch/products', 'listings'],
  ['/api/wcFetch/categories', 'listings'],
  ['/api/wpFetch/search_key?keyword=205', 'listings'],
  ['/api/wpFetch/nav_links', 'content'],
  ['/api/wpFetch/page?slug=about', 'content'],
])('tags the cached response of %s with %s', async (path, tag) => {
  expect((await shop.call('GET', path)).headers.get('vercel-cache-tag')).toBe(tag);
});

it('tags a product’s cached response with its own tag, and an uncached one with none', async () => {
  const { items } = await shop.backend.store.catalogue.listProducts({ sort: 'name', page: 1, perPage: 1 });
  const id = String(items[0]?.id);
  const product = await shop.call('GET', `/api/wcFetch/product/${id}`);
  expect(product.headers.get('vercel-cache-tag')).toBe(`products,product-${id}`);
  expect((await shop.call('GET', '/api/wcFetch/product/0')).headers.get('vercel-cache-tag')).toBeNull();
  expect((await shop.call('GET', '/api/health')).headers.get('vercel-cache-tag')).toBeNull();
});
