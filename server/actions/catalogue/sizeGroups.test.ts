import { describe, expect, it, vi } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import { SIZES_OF_CAR_MAX } from '../../../domain/core/limits.js';
import type { ReadAs } from '../../../domain/fitment/readAs.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import { findSizeGroups } from './sizeGroups.js';

const CAR = 'toyota-corolla_2018';
const SIZES = ['195-65-R15', '205-55-R16'];
const FIRST: ProductQuery = { car: CAR, page: 1, perPage: 24, sort: 'relevance' };
const tyre = (id: number, price: number, stock = 8) =>
  ({ id, price, stock, quantityPrices: [], variations: [], attributes: {} }) as unknown as Product;

/** Groups of a shop with these tyres in stock, and otherwise these that are sold out, by size. */
async function find(
  stocked: Record<string, Product[]>,
  { query = {}, readAs = {}, soldOut = [] as Product[] } = {},
) {
  const listProducts = vi.fn(({ car, inStock }: ProductQuery) => {
    const items = inStock === true ? (stocked[car?.split('_')[2] ?? ''] ?? []) : soldOut;
    return Promise.resolve({ items, total: items.length });
  });
  const catalogue = { listProducts } as unknown as CataloguePort;
  const read = { choices: SIZES, ...readAs } as unknown as ReadAs;
  const groups = await findSizeGroups(catalogue, { ...FIRST, ...query }, read);
  return { groups, asked: listProducts.mock.calls.map(([each]) => each) };
}

const [SMALL = '', LARGE = ''] = SIZES;
const BOTH = { [SMALL]: [tyre(1, 300), tyre(2, 200)], [LARGE]: [tyre(3, 100)] };

describe('the sizes of a car', () => {
  it('are shown with their cheapest tyres, and how many there are', async () => {
    const { groups, asked } = await find(BOTH);
    expect(groups.map(({ choice, total, items }) => [choice, total, items.map(({ id }) => id)])).toEqual([
      [SMALL, 2, [2, 1]],
      [LARGE, 1, [3]],
    ]);
    const common = { page: 1, perPage: 24, sort: 'price', withoutFacets: true, inStock: true };
    expect(asked).toEqual([
      { ...common, car: `${CAR}_${SMALL}`, rim: [15] },
      { ...common, car: `${CAR}_${LARGE}`, rim: [16] },
    ]);
  });

  it('show four tyres at most, first those that are sold in sets', async () => {
    const many = [tyre(1, 100, 3), tyre(2, 500), tyre(3, 400), tyre(4, 300), tyre(5, 200)];
    const { groups } = await find({ [SMALL]: many });
    expect(groups[0]?.items.map(({ id }) => id)).toEqual([5, 4, 3, 2]);
  });

  it('come last if they are sold out, with what was sold', async () => {
    const { groups, asked } = await find({ [LARGE]: [tyre(3, 100)] }, { soldOut: [tyre(9, 100, 0)] });
    expect(groups.map(({ choice, total }) => [choice, total])).toEqual([
      [LARGE, 1],
      [SMALL, 0],
    ]);
    expect(groups[1]).toMatchObject({ items: [{ id: 9 }], picks: [] });
    expect(asked.at(-1)).toMatchObject({ perPage: 4, withoutFacets: true, car: `${CAR}_${SMALL}` });
  });

  it.each<[string, { query?: object; readAs?: object }]>([
    ['the shopper names no car', { query: { car: undefined } }],
    ['the shopper has chosen a size', { query: { car: `${CAR}_${SMALL}` } }],
    ['another page is open', { query: { page: 2 } }],
    ['another order is chosen', { query: { sort: 'price' } }],
    ['one product is asked for', { query: { perPage: 1 } }],
    ['a width is chosen', { query: { width: [205] } }],
    ['an aspect is chosen', { query: { aspect: [55] } }],
    ['a rim is chosen', { query: { rim: [16] } }],
    ['it has one size', { readAs: { choices: [SMALL] } }],
    ['a part of the car is meant', { readAs: { part: 'battery' } }],
    ['it has too many', { readAs: { choices: Array.from({ length: SIZES_OF_CAR_MAX + 1 }, () => SMALL) } }],
  ])('are not shown, nor read, where %s', async (_, given) => {
    const { groups, asked } = await find(BOTH, given);
    expect(groups).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('are shown up to the most that fit, and not where nothing is in stock', async () => {
    const choices = Array.from({ length: SIZES_OF_CAR_MAX }, () => SMALL);
    expect((await find(BOTH, { readAs: { choices } })).groups).toHaveLength(SIZES_OF_CAR_MAX);
    expect((await find({})).groups).toEqual([]);
  });
});
