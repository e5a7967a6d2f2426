import { expect, it, vi } from 'vitest';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import { listBestSelling } from './bestSelling.js';
import { interleave } from './interleave.js';

/** Products 1, 2, 3 and so on, of which each second one up to `last` is a variation of the one before. */
function open(total: number, last = total) {
  const listProducts = vi.fn(({ page, perPage }: ProductQuery) => {
    const ids = Array.from({ length: total }, (_, index) => index + 1);
    const items = ids
      .slice((page - 1) * perPage, page * perPage)
      .map((id) => ({ id, parent: id % 2 === 0 && id <= last ? id - 1 : null }));
    return Promise.resolve({ items, pages: Math.ceil(total / perPage) });
  });
  return { listProducts, catalogue: { listProducts } as unknown as CataloguePort };
}

it('names the products that sell best, once each, and no more than were asked for', async () => {
  const { catalogue, listProducts } = open(20);
  expect(await listBestSelling(catalogue, 3)).toEqual([1, 3, 5]);
  expect(listProducts.mock.calls.map(([{ page, perPage }]) => [page, perPage])).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect(await listBestSelling(catalogue, 4)).toEqual([1, 3, 5, 7]);
});

it('names no more than were asked for although the last page has more', async () => {
  expect(await listBestSelling(open(20, 2).catalogue, 3)).toEqual([1, 3, 4]);
});

it('names all there are, and reads at most 500 at once', async () => {
  const { catalogue, listProducts } = open(1100);
  expect(await listBestSelling(catalogue, 2000)).toHaveLength(550);
  expect(listProducts.mock.calls.map(([{ page, perPage }]) => [page, perPage])).toEqual([
    [1, 500],
    [2, 500],
    [3, 500],
  ]);
  expect(await listBestSelling(open(0).catalogue, 5)).toEqual([]);
});

it('alternates between lists, each entry once', () => {
  const same = (id: number) => id;
  expect(interleave([[1, 2, 3], [], [4, 1]], same)).toEqual([1, 4, 2, 3]);
  expect(interleave([], same)).toEqual([]);
});
