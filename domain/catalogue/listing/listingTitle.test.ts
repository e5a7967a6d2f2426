import { expect, it } from 'vitest';
import type { ListingView } from '../catalogueViews.js';
import { listingTitle } from './listingTitle.js';

const word = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ');
const COROLLA = { cars: ['Toyota Corolla'], years: { from: 2018, to: 2018 } };

function titleOf({
  search = '',
  car = null as string | null,
  ...listing
}: object & { search?: string; car?: string | null }) {
  return listingTitle(
    { size: null, readAs: null, ...listing, chosen: { search, car } } as unknown as ListingView,
    word,
  );
}

it.each([
  ['filters', { size: '205/55 R16' }, 'search.tyres 205/55 R16'],
  ['a search for nothing else', { size: '205/55 R16', search: '205/55R16' }, 'search.tyres 205/55 R16'],
  ['more words', { size: '205/55 R16', search: 'Michelin 205/55R16' }, null],
  ['words', { search: 'battery' }, null],
  ['a car', { car: 'toyota-corolla_2018', readAs: COROLLA }, 'search.tyres_for Toyota Corolla 2018'],
  [
    'a car and its size',
    { car: 'toyota-corolla_2018_205-55-R16', readAs: COROLLA },
    'search.tyres_for_size 205/55 R16 Toyota Corolla 2018',
  ],
  ['a car that is not known', { car: 'x' }, 'search.fitting'],
])('names a listing of tyres by %s', (_, listing, title) => {
  expect(titleOf(listing)).toBe(title);
});
