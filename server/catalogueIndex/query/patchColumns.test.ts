import { expect, test } from 'vitest';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import { type ListedProduct, type ListingColumns, toColumns } from './listingColumns.js';
import { select, stockedSizes } from './listingSelect.js';
import { patchColumns } from './patchColumns.js';

const BRANDS = ['Lassa', 'Michelin', 'Hankook'];

function product(id: number, round = 0): ListedProduct {
  const brand = BRANDS[(id + round) % BRANDS.length] ?? '';
  return {
    id,
    names: { brand: { en: brand, ar: `ماركة ${brand}` }, origin: id % 4 === 0 ? null : { en: 'Turkey' } },
    categories: id % 2 === 0 ? [1, 9] : [2 + round],
    name: { en: `Tyre ${(id * 7 + round * 3) % 11}`, ar: `إطار ${id}` },
    shelf: (id * 13 + round * 5) % 17,
    weight: 1 + round,
    createdAt: new Date(Date.UTC(2026, 0, 1 + ((id * 5 + round) % 20))).toISOString(),
    isListed: id % 7 !== 3,
    isSearchable: true,
    items: Array.from({ length: 1 + ((id + round) % 3) }, (_, number) => ({
      id: id * 10 + number,
      size: { width: 195 + 10 * ((number + round) % 3), aspect: 55, rim: 16, commercial: id % 5 === 0 },
      attributes: { speed_index: { en: 'VHW'[(id + number) % 3] ?? '' } },
      price: 1000 + ((id * 37 + number * 11 + round * 101) % 400),
      onSale: (id + round) % 3 === 0,
      inStock: (id + number + round) % 4 !== 0,
    })),
  };
}

const QUERIES: Partial<ProductQuery>[] = [
  {},
  ...(['price', '-price', 'newest', 'name'] as const).map((sort) => ({ sort })),
  { category: 1 },
  { category: 2 },
  { category: 3, brand: ['Lassa'] },
  { width: [205], inStock: true },
  { onSale: true, speedIndex: ['V'], maxPrice: 1200 },
  { search: 'x' },
];

function answers(columns: ListingColumns) {
  return {
    listings: QUERIES.map((query) => {
      const whole: ProductQuery = { sort: 'relevance', page: 1, perPage: 100, ...query };
      const { total, ids, facets } = select(columns, { query: whole, found: null, marking: null });
      // A selected value without products is still shown if it was known before.
      const values = Object.values(facets.values).map((list) => list.filter(({ count }) => count > 0));
      return { total, ids: ids(0, total), facets: { ...facets, values } };
    }),
    sizes: stockedSizes(columns, undefined),
    weights: [...columns.productIds].map((id) => columns.weight[columns.placeOf.get(id) ?? -1]),
  };
}

const IDS = Array.from({ length: 40 }, (_, index) => 100 + index * 2);
const before = IDS.map((id) => product(id));

test.each([
  ['nothing', [], []],
  ['one price', [140], []],
  ['the first and the last', [100, 178], []],
  ['some that come, between others and at both ends', [1, 131, 500], []],
  ['some that go', [], [100, 120, 178]],
  ['all of it at once', [100, 131, 140, 500], [102, 104, 178]],
  ['everything goes', [], IDS],
])('patched columns answer as columns that are made anew: %s', (_, changed, gone) => {
  const fresh = changed.map((id) => product(id, 1));
  const after = [...before.filter(({ id }) => !changed.includes(id) && !gone.includes(id)), ...fresh];
  const patch = new Map<number, ListedProduct | null>([
    ...fresh.map((one) => [one.id, one] as const),
    ...gone.map((id) => [id, null] as const),
  ]);
  const held = toColumns(before);
  const untouched = answers(held);
  expect(answers(patchColumns(held, patch))).toEqual(answers(toColumns(after)));
  if (changed.length === 0) expect(answers(held)).toEqual(untouched);
});

test('words are read again where something is named anew, in any language', () => {
  const held = toColumns(before);
  const [first] = before as [ListedProduct];
  const patched = (one: ListedProduct | null) => patchColumns(held, new Map([[first.id, one]]));
  const priced = { ...first, items: first.items.map((item) => ({ ...item, price: 1 })) };
  expect(patched(priced).words).toBe(held.words);
  expect(patched({ ...first, name: { ...first.name, ar: 'كاوتش' } }).words).not.toBe(held.words);
  expect(patched({ ...first, names: { ...first.names, brand: { en: 'New' } } }).words).not.toBe(held.words);
  expect(patched(null).words).not.toBe(held.words);
});
