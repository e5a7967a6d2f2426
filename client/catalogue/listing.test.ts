import { afterEach, expect, it, vi } from 'vitest';
import { FACET_KEYS } from '../../domain/catalogue/facets.js';
import { byKey } from '../../domain/core/byKey.js';
import { CARDS_MAX } from '../../domain/core/limits.js';
import { fetchCards, fetchListing } from './listing.js';

afterEach(() => vi.unstubAllGlobals());

const NO_FACETS = byKey(FACET_KEYS, () => []);

/** Mocks a listing with that many empty pages; returns the recorded queries. */
function openShop(pages: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URLSearchParams(address.split('?')[1]);
    asked.push(String(query));
    return Promise.resolve(
      Response.json({
        ...{ items: [], total: pages * 24, page: Number(query.get('page') ?? 1), pages },
        facets: { ...NO_FACETS, price: null, in_stock: 0, on_sale: 0 },
        ...{ suggested_filters: [], left_out: [], read_as: null, size: null, picks: [], by_size: [] },
      }),
    );
  });
  return asked;
}

const fetchPage = (query: string) =>
  fetchListing(new URLSearchParams(query), 'en', new AbortController().signal);

it('shows the last page of a listing for a page beyond it', async () => {
  const asked = openShop(4);
  expect(await fetchPage('brand=Toyo&page=99')).toMatchObject({ page: 4, pages: 4 });
  expect(asked).toEqual(['brand=Toyo&page=99', 'brand=Toyo&page=4']);
});

it.each([
  ['en', 'sort=name'],
  ['ar', 'sort=name_ar'],
] as const)('asks for the order by the names of the page’s language: %s', async (locale, sort) => {
  const asked = openShop(1);
  await fetchListing(new URLSearchParams('brand=Toyo&sort=name'), locale, new AbortController().signal);
  expect(asked).toEqual([`brand=Toyo&${sort}`]);
});

it.each([
  ['that is there', 4, 'page=4'],
  ['of nothing at all', 0, 'page=3'],
])('requests listing page %s only once', async (_, pages, query) => {
  const asked = openShop(pages);
  await fetchPage(query);
  expect(asked).toEqual([query]);
});

it('asks for as many cards at a time as the API takes', async () => {
  const asked: number[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URLSearchParams(address.split('?')[1]).get('ids')?.split(',').length ?? 0);
    return Promise.resolve(Response.json([]));
  });
  const ids = Array.from({ length: 2 * CARDS_MAX + 1 }, (_, index) => index + 1);
  expect(await fetchCards(ids, 'en')).toEqual([]);
  expect(asked).toEqual([CARDS_MAX, CARDS_MAX, 1]);
});
