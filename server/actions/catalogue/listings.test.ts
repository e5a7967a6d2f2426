import { expect, it, vi } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { Backend } from '../../ports/backend.js';
import { listBestSellers, listForSubject, listOffers, listSameSize } from './listings.js';

function openShop(items: object[] = []) {
  const listProducts = vi.fn((_query: ProductQuery) => Promise.resolve({ items }));
  return { listProducts, backend: { store: { catalogue: { listProducts } } } as unknown as Backend };
}

const SIZE = { width: 205, aspect: 55, rim: 16, commercial: false };
const tyre = (id: number, changes: object = {}) => ({
  id,
  parent: null,
  size: SIZE,
  variations: [],
  ...changes,
});

it('asks for what sells best and for offers, in stock, as many as a slider shows', async () => {
  const { backend, listProducts } = openShop();
  await listBestSellers(backend);
  await listBestSellers(backend, 4);
  await listOffers(backend);
  const slider = { page: 1, perPage: 8, withoutFacets: true, inStock: true };
  expect(listProducts.mock.calls.map(([query]) => query)).toEqual([
    { ...slider, sort: 'relevance' },
    { ...slider, sort: 'relevance', category: 4 },
    { ...slider, sort: 'newest', onSale: true },
  ]);
});

it('finds other tyres of exactly the size of a tyre', async () => {
  const others = [
    tyre(1),
    tyre(11, { parent: 1 }),
    tyre(2),
    tyre(3, { size: { ...SIZE, commercial: true } }),
    tyre(4, { size: null, variations: [{ size: null }, { size: SIZE }] }),
    tyre(5, { size: { ...SIZE, rim: 17 } }),
    ...Array.from({ length: 9 }, (_, index) => tyre(20 + index)),
  ];
  const { backend, listProducts } = openShop(others);
  const found = await listSameSize(backend, tyre(1) as unknown as Product);
  expect(found.map(({ id }) => id)).toEqual([2, 4, 20, 21, 22, 23, 24, 25]);
  expect(listProducts.mock.calls[0]?.[0]).toMatchObject({
    ...{ perPage: 40, inStock: true, sort: 'relevance', withoutFacets: true },
    ...{ width: [205], rim: [16], aspect: [55] },
  });
});

it('finds no size for what has none, and no aspect for a tyre of old', async () => {
  const { backend, listProducts } = openShop();
  expect(await listSameSize(backend, tyre(1, { size: null }) as unknown as Product)).toEqual([]);
  expect(listProducts).not.toHaveBeenCalled();
  await listSameSize(backend, tyre(1, { size: { ...SIZE, aspect: null } }) as unknown as Product);
  expect(listProducts.mock.calls[0]?.[0]).not.toHaveProperty('aspect');
});

it('shows products of an article’s categories, each once', async () => {
  const { backend } = openShop([tyre(1), tyre(2)]);
  expect((await listForSubject(backend, [4, 5])).map(({ id }) => id)).toEqual([1, 2]);
});
