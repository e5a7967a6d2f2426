import { expect, it } from 'vitest';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import { findSuggestedFilters } from './suggestedFilters.js';

/** Finds as many products as `totalOf` says. */
async function suggest(query: Partial<ProductQuery>, totalOf: (query: ProductQuery) => number) {
  const listProducts = (asked: ProductQuery) => Promise.resolve({ total: totalOf(asked) });
  const catalogue = { listProducts } as unknown as CataloguePort;
  const filters = await findSuggestedFilters(catalogue, query as ProductQuery);
  return filters.map(({ key, value, total }) => [key, value, total]);
}

it('suggests to drop what leaves most without it, and nothing that leaves none', async () => {
  const query = {
    brand: ['michelin', 'sava'],
    rim: [16],
    minPrice: 150_000,
    onSale: true,
    inStock: false,
  } satisfies Partial<ProductQuery>;
  const without = (asked: ProductQuery) => {
    if (asked.brand === undefined) return 2;
    if (asked.rim === undefined) return 9;
    if (asked.minPrice === undefined) return 5;
    return 0;
  };
  expect(await suggest(query, without)).toEqual([
    ['rim', '16', 9],
    ['min_price', '1500.00', 5],
    ['brand', 'michelin, sava', 2],
  ]);
});

it('suggests no filter that is not set', async () => {
  expect(await suggest({ brand: [] }, () => 1)).toEqual([]);
});

it('suggests the whole shop to a search within a category, and not to a category', async () => {
  const outside = (asked: ProductQuery) => (asked.category === undefined ? 3 : 0);
  expect(await suggest({ category: 4, search: 'wipers' }, outside)).toEqual([['category', '4', 3]]);
  expect(await suggest({ category: 4 }, outside)).toEqual([]);
  expect(await suggest({ search: 'wipers' }, outside)).toEqual([]);
});

it('tries a search without each of its two to six words', async () => {
  const found = ({ search = '' }: ProductQuery) => search.split(' ').length;
  expect(await suggest({ search: ' summer  michelin 16 ' }, found)).toEqual([
    ['search', 'michelin 16', 2],
    ['search', 'summer 16', 2],
    ['search', 'summer michelin', 2],
  ]);
  expect(await suggest({ search: 'summer' }, found)).toEqual([]);
  expect(await suggest({ search: 'a b c d e f' }, found)).toHaveLength(4);
  expect(await suggest({ search: 'a b c d e f g' }, found)).toEqual([]);
});
