import { describe, expect, it } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.js';
import type { Backend } from '../../ports/backend.js';
import { hasCars } from '../pages/finder.js';
import { fitKindOf } from './cars.js';

const CATEGORIES = [
  { id: 1, slug: 'batteries' },
  { id: 2, slug: 'engine-oils' },
  { id: 3, slug: 'alloy-rims' },
];
const openShop = (table: object[]) =>
  ({
    store: {
      fitment: { table: () => Promise.resolve(table) },
      catalogue: { listCategories: () => Promise.resolve(CATEGORIES) },
    },
  }) as unknown as Backend;
const tableOf = (ampereHours: number | null, grade: string | null) => [
  { models: [{ generations: [{ fitments: [{ battery: { ampereHours }, oil: { grade } }] }] }] },
];
const PRODUCT = { name: { en: 'x' }, size: null, variations: [], categoryIds: [] } as unknown as Product;
const GOODS: Product[] = [
  { ...PRODUCT, size: { width: 205, aspect: 55, rim: 16 } as Product['size'] },
  ...CATEGORIES.map(({ id }) => ({ ...PRODUCT, categoryIds: [id] })),
  PRODUCT,
];
const kindsIn = (table: object[]) => Promise.all(GOODS.map((product) => fitKindOf(openShop(table), product)));

describe('a table of cars', () => {
  it('says of tyres which cars they fit, and of batteries and oils where it states any', async () => {
    expect(await kindsIn(tableOf(70, '5W-30'))).toEqual(['tyre', 'battery', 'oil', null, null]);
    expect(await kindsIn(tableOf(null, '5W-30'))).toEqual(['tyre', null, 'oil', null, null]);
    expect(await kindsIn(tableOf(70, null))).toEqual(['tyre', 'battery', null, null, null]);
  });

  it('says nothing where it names no car', async () => {
    expect(await kindsIn([])).toEqual([null, null, null, null, null]);
    expect(await hasCars(openShop([{ models: [] }]))).toBe(false);
    expect(await hasCars(openShop([{ models: [] }, ...tableOf(null, null)]))).toBe(true);
  });
});
