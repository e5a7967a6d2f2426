import { expect, it } from 'vitest';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { Backend } from '../../ports/backend.js';
import { loadTiles } from './tiles.js';

const category = (id: number, count: number) => ({
  ...{ id, slug: `category-${id}`, parent: null, count, icon: 'tyre' },
  name: { en: `Category ${id}`, ar: `قسم ${id}` },
  description: { en: '', ar: '' },
});

/** A shop with these pictures of best sellers by category. */
const shopWith = (pictures: Record<number, string[]>, empty: number[] = []) =>
  ({
    store: {
      catalogue: {
        listCategories: () =>
          Promise.resolve([
            ...Object.keys(pictures).map((id) => category(Number(id), 5)),
            ...empty.map((id) => category(id, 0)),
          ]),
        listProducts: ({ category: id, inStock }: ProductQuery) =>
          Promise.resolve({
            items: inStock === true ? (pictures[id ?? 0] ?? []).map((image) => ({ image })) : [],
          }),
      },
    },
  }) as unknown as Backend;
const picturesOf = async (pictures: Record<number, string[]>) =>
  (await loadTiles(shopWith(pictures), 'en')).map(({ image }) => image);

it('shows each category with the picture of its best seller', async () => {
  const tiles = await loadTiles(shopWith({ 1: ['a', 'b'], 2: ['c'] }), 'ar');
  expect(tiles).toMatchObject([
    { id: 1, name: 'قسم 1', image: 'a' },
    { id: 2, name: 'قسم 2', image: 'c' },
  ]);
});

it('shows no picture twice, unless a category has no other', async () => {
  expect(await picturesOf({ 1: ['a', 'b'], 2: ['a', 'b'], 3: ['a', 'b'] })).toEqual(['a', 'b', 'a']);
});

it('shows a category without a picture where nothing of it is in stock', async () => {
  expect(await picturesOf({ 1: [], 2: ['a'] })).toEqual([null, 'a']);
});

it('leaves out categories without products', async () => {
  expect((await loadTiles(shopWith({ 1: ['a'] }, [9]), 'en')).map(({ id }) => id)).toEqual([1]);
});
