import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Category } from '../../../domain/catalogue/category.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { Backend } from '../../ports/backend.js';
import { kindOf, listRelated } from './related.js';

const SIZE = { width: 205, aspect: 55, rim: 16, commercial: false };
const product = (id: number, changes: Partial<Product> = {}): Product =>
  ({
    ...{ id, name: { en: `Product ${id}`, ar: '' }, categoryIds: [9], size: null, variations: [], stock: 5 },
    ...{ parent: null, upsellIds: [], crossSellIds: [], ...changes },
  }) as unknown as Product;
const TYRE = product(1, { size: SIZE, categoryIds: [1] });
const CATEGORIES = ['tyres', 'car-batteries', 'engine-oils', 'alloy-rims', 'mats'].map(
  (slug, place) => ({ id: place + 1, slug }) as unknown as Category,
);

/** A shop that finds these products by search, and otherwise those of a category. */
function open(found: Record<string, Product[]>, others: Product[] = [], leftOut: string[] = []) {
  const listProducts = vi.fn(({ search, perPage }: ProductQuery) =>
    Promise.resolve(
      search === undefined
        ? { items: others.slice(0, perPage), leftOut: [] }
        : { items: found[search] ?? [], leftOut },
    ),
  );
  const known = [...Object.values(found).flat(), ...others];
  const getProducts = (ids: readonly number[]) => Promise.resolve(known.filter(({ id }) => ids.includes(id)));
  const catalogue = { listCategories: () => Promise.resolve(CATEGORIES), listProducts, getProducts };
  return { backend: { store: { catalogue } } as unknown as Backend, listProducts };
}
const idsOf = async (backend: Backend, of = TYRE) =>
  (await listRelated(backend, of)).products.map(({ id }) => id);
afterEach(() => void vi.useRealTimers());

describe('products that go with a tyre', () => {
  it('are the first of each search, then the second of each', async () => {
    const found = { 'valve caps': [product(10), product(11)], 'pressure gauge': [product(20), product(21)] };
    const { backend, listProducts } = open(found);
    expect(await listRelated(backend, TYRE)).toMatchObject({
      ...{ isAdvised: false, goTogether: true },
      products: [{ id: 10 }, { id: 20 }, { id: 11 }, { id: 21 }],
    });
    expect(listProducts.mock.calls[0]?.[0]).toEqual({
      ...{ page: 1, perPage: 2, withoutFacets: true, search: 'valve caps', inStock: true },
      sort: 'relevance',
    });
  });

  it('are no tyres, and nothing of its own category', async () => {
    const rivals = [product(10, { size: SIZE }), product(11, { categoryIds: [1] }), product(12)];
    const inSizes = product(13, { variations: [{ size: SIZE }] as never });
    expect(await idsOf(open({ 'tyre sealant': [...rivals, inSizes] }).backend)).toEqual([12]);
  });

  it('are others of its category, as many as fit, where no search finds what it was asked for', async () => {
    const others = [TYRE, ...Array.from({ length: 12 }, (_, place) => product(30 + place))];
    const { backend, listProducts } = open({ 'valve caps': [product(10)] }, others, ['caps']);
    const { goTogether, products } = await listRelated(backend, TYRE);
    expect(goTogether).toBe(false);
    expect(products.map(({ id }) => id)).toEqual([30, 31, 32, 33, 34, 35, 36, 37]);
    expect(listProducts.mock.calls.at(-1)?.[0]).toEqual({
      ...{ page: 1, perPage: 9, withoutFacets: true, inStock: true, sort: 'relevance', category: 1 },
    });
  });

  it('are searched for once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { backend, listProducts } = open({ 'valve caps': [product(10)] });
    const searches = async () => {
      await listRelated(backend, TYRE);
      return listProducts.mock.calls.length;
    };
    const once = await searches();
    vi.advanceTimersByTime(59_000);
    expect(await searches()).toBe(once);
    vi.advanceTimersByTime(1_000);
    expect(await searches()).toBe(2 * once);
  });

  it('are searched for again after a failure', async () => {
    const { backend, listProducts } = open({ 'valve caps': [product(10)] });
    listProducts.mockRejectedValueOnce(new Error('down'));
    await expect(listRelated(backend, TYRE)).rejects.toThrow('down');
    expect(await idsOf(backend)).toEqual([10]);
  });

  it('begin with what the operator recommends and can be sold, once each', async () => {
    const found = { 'valve caps': [product(10)], 'wheel wrench': [product(11)] };
    const others = [product(40, { stock: 0 }), product(41), product(42, { parent: 1 })];
    const advised = { ...TYRE, upsellIds: [41, 11], crossSellIds: [40, 42, 41] };
    const related = await listRelated(open(found, others).backend, advised);
    expect(related).toMatchObject({ isAdvised: true, goTogether: true });
    expect(related.products.map(({ id }) => id)).toEqual([11, 41, 10]);
  });
});

it.each<[string, Partial<Product>, string | null]>([
  ['its size', { size: SIZE, categoryIds: [2] }, 'tyre'],
  ['the size of a variation', { variations: [{ size: null }, { size: SIZE }] as never }, 'tyre'],
  ['a category of batteries', { categoryIds: [2] }, 'battery'],
  ['a category of oils', { categoryIds: [5, 3] }, 'oil'],
  ['a category of oils, but for brakes', { categoryIds: [3], name: { en: 'Brake fluid', ar: '' } }, null],
  ['a category of oils, but for gears', { categoryIds: [3], name: { en: 'Fluid', ar: 'زيت فتيس' } }, null],
  ['a category of rims', { categoryIds: [4] }, 'rim'],
  ['another category', { categoryIds: [5] }, null],
  ['no category', { categoryIds: [] }, null],
])('is known by %s', (_, changes, kind) => {
  expect(kindOf(product(7, changes), CATEGORIES)).toBe(kind);
});
