import { expect, it, vi } from 'vitest';
import { PAGE_SIZE_MAX, PICKED_FROM_MAX } from '../../../domain/core/limits.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CataloguePort, ProductPage } from '../../ports/catalogue.js';
import { findPicks } from './picks.js';

const FIRST = { page: 1, perPage: 24, sort: 'relevance', rim: [16] };
const FOUND = { items: [], total: 30, readAs: null, size: { width: 205, aspect: 55, rim: 16 } };

/** The pages that are read to compare all tyres. */
async function pagesRead(query: object = {}, found: object = {}) {
  const listProducts = vi.fn((_query: ProductQuery) => Promise.resolve({ items: [], pages: 2 }));
  const page = { ...FOUND, ...found } as unknown as ProductPage;
  const asked = { ...FIRST, ...query } as ProductQuery;
  await findPicks({ listProducts } as unknown as CataloguePort, asked, page);
  return listProducts.mock.calls.map(([read]) => read);
}

it('compares all tyres in stock of a size or a car, page by page', async () => {
  const all = { ...FIRST, inStock: true, withoutFacets: true, perPage: PAGE_SIZE_MAX };
  expect(await pagesRead()).toEqual([all, { ...all, page: 2 }]);
  expect(await pagesRead({}, { size: null, readAs: { sizes: ['205/55 R16'] } })).toHaveLength(2);
  expect(await pagesRead({}, { total: PICKED_FROM_MAX })).toHaveLength(2);
  expect(await pagesRead({}, { total: 0 }), 'the page has all of them').toEqual([]);
});

it.each<[string, object, object]>([
  ['another page', { page: 2 }, {}],
  ['another order', { sort: 'price' }, {}],
  ['one product', { perPage: 1 }, {}],
  ['too many to compare', {}, { total: PICKED_FROM_MAX + 1 }],
  ['no size and no car', {}, { size: null }],
  ['a car whose size is open', {}, { size: null, readAs: { sizes: [] } }],
  ['a part of a car', {}, { size: null, readAs: { sizes: ['205/55 R16'], part: 'battery' } }],
])('compares nothing for %s', async (_, query, found) => {
  expect(await pagesRead(query, found)).toEqual([]);
});
