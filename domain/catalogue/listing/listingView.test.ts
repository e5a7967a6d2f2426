import { expect, it } from 'vitest';
import type { ReadAs } from '../../fitment/readAs.js';
import { type FoundProducts, toListingChoice, toListingView } from './listingView.js';

const NOTHING: FoundProducts = {
  ...{ products: [], picks: [], bySize: [], total: 0, page: 1, pages: 0, facets: [], priceRange: null },
  ...{ inStock: 0, onSale: 0, suggestedFilters: [], leftOut: [], readAs: null, size: null },
};
const READ: ReadAs = { cars: [], years: null, sizes: [], isStocked: false };
const TOYOTA = { en: 'Toyota', ar: 'تويوتا' };
const COROLLA = { en: 'Corolla', ar: 'كورولا' };

const view = (found: Partial<FoundProducts>, values: Record<string, string[]> = {}) =>
  toListingView(
    { ...NOTHING, ...found },
    { ...toListingChoice({ sort: 'relevance', page: 1, perPage: 20 }), values },
    { locale: 'ar', word: (key) => key },
  );

it('names the cars of a search in the language of the page', () => {
  const namesOf = (cars: ReadAs['cars']) => view({ readAs: { ...READ, cars } }).readAs?.cars;
  expect(namesOf([{ make: TOYOTA, model: COROLLA }])).toEqual(['تويوتا كورولا']);
  expect(namesOf([{ make: TOYOTA, model: null }])).toEqual(['تويوتا']);
  expect(namesOf([])).toEqual([]);
});

it('leads to the page of one car only', () => {
  const pageOf = (cars: ReadAs['cars']) => view({ readAs: { ...READ, cars } }).readAs?.page;
  const corolla = { make: TOYOTA, model: COROLLA };
  expect(pageOf([corolla])).toContain('corolla');
  expect(pageOf([corolla, { make: TOYOTA, model: null }])).toBeUndefined();
  expect(pageOf([])).toBeUndefined();
});

it('shows no filter without values, except one that was chosen', () => {
  const facets = [{ key: 'brand', values: [] }] as const;
  expect(view({ facets }).facets).toEqual([]);
  expect(view({ facets }, { brand: ['lassa'] }).facets).toMatchObject([
    { key: 'brand', values: [{ value: 'lassa' }] },
  ]);
});
