import { expect, it } from 'vitest';
import type { Fitment } from '../../../domain/fitment/fitment.js';
import { needsOf, partOfCategory } from './carParts.js';
import { type ListedItem, type ListedProduct, toColumns } from './listingColumns.js';
import { select } from './listingSelect.js';

const [TYRES, BATTERIES, OILS, MIXED] = [1, 2, 3, 4] as const;
const SIZE = { width: 205, aspect: 55, rim: 16, commercial: false };

function product(id: number, category: number, ...items: Partial<ListedItem>[]): ListedProduct {
  return {
    ...{ id, categories: [category, MIXED], name: { en: `Goods ${id}` }, shelf: id, weight: 1 },
    ...{ names: { brand: null, origin: null }, createdAt: '2026-01-01T00:00:00Z', isListed: true },
    isSearchable: true,
    items: items.map((item, place) => ({
      ...{ id: id * 10 + place, size: null, attributes: {}, price: 100, onSale: false, inStock: true },
      ...item,
    })),
  };
}
const of = (key: 'capacity' | 'viscosity', en: string) => ({ attributes: { [key]: { en } } });

const COLUMNS = toColumns([
  product(1, TYRES, { size: SIZE }),
  product(2, BATTERIES, of('capacity', '60'), of('capacity', '74')),
  product(3, BATTERIES, of('capacity', '70')),
  product(4, OILS, of('viscosity', '5W-30')),
  product(5, OILS, of('viscosity', '10W-40')),
  product(6, OILS, {}),
]);

function car(ampereHours: number | null, grade: string | null): Fitment {
  return {
    ...{ years: { from: 2018, to: null }, trim: '', front: SIZE, rear: SIZE },
    ...{ loadIndex: null, speedIndex: null, pressurePsi: null, source: 'manual', confirmed: true },
    battery: { designation: null, ampereHours },
    oil: { grade, litres: null },
  };
}

function listed(fitments: Fitment[], category?: number): number[] {
  const query = {
    sort: 'relevance',
    page: 1,
    perPage: 9,
    ...(category === undefined ? {} : { category }),
  } as const;
  return select(COLUMNS, { query, found: null, marking: null, fitting: needsOf(fitments) }).ids(0, 9);
}

it.each([
  ['its batteries, by capacity', BATTERIES, [20]],
  ['its oils, however the table writes the grade', OILS, [4]],
  ['its tyres', TYRES, [1]],
])('lists for a car %s', (_, category, ids) => {
  expect(listed([car(60, 'SAE 5w30')], category)).toEqual(ids);
});

it('lists no battery and no oil for a car of which none is stated', () => {
  expect([BATTERIES, OILS].map((category) => listed([car(null, null)], category))).toEqual([[], []]);
});

it('lists what any version of the car takes', () => {
  expect(listed([car(70, null), car(74, null)], BATTERIES)).toEqual([21, 3]);
});

it('knows what a category sells', () => {
  const parts = [TYRES, BATTERIES, OILS, MIXED, undefined].map((each) => partOfCategory(COLUMNS, each));
  expect(parts).toEqual([null, 'battery', 'oil', null, null]);
});
