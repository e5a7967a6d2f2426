import { expect, it } from 'vitest';
import { isSoldInSets, priceOfSet } from '../../../domain/catalogue/plate/plate.js';
import { ROWS_OF_SIZE } from '../../../domain/core/limits.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { loadSearch } from '../../../server/actions/pages/search.js';
import { EVERYTHING, required } from '../../contract/support.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const { backend } = shop;

const COROLLA = 'toyota-corolla_2018';
const CHOICES = ['195-65-R15', '205-55-R16', '215-45-R17'];
/** The shop sells none. */
const [, , UNSOLD] = CHOICES;

const request = (path: string, query = '') => ({
  ...{ locale: 'ar' as const, path, params: {}, word: translateTo('ar') },
  query: new URLSearchParams(query),
});
const listing = async (query: string) =>
  required(await loadSearch(backend, request('/search', query))).pageProps.listing;
const stockedIn = (choice: string) =>
  backend.store.catalogue.listProducts({
    ...EVERYTHING,
    ...{ car: `${COROLLA}_${choice}`, inStock: true, sort: 'price', perPage: 100 },
  });

it('lists a few of the cheapest tyres of each size of a car, and says how many are in stock', async () => {
  const { bySize, picks, products } = await listing(`car=${COROLLA}`);
  expect(bySize.map(({ choice }) => choice)).toEqual(CHOICES);
  for (const { choice, total, items } of bySize) {
    const stocked = await stockedIn(choice);
    expect(total).toBe(stocked.total);
    const lowest = stocked.items.filter(isSoldInSets).map(priceOfSet);
    expect(items.map(priceOfSet)).toEqual(lowest.sort((a, b) => a - b).slice(0, ROWS_OF_SIZE));
  }
  expect(bySize.filter(({ total }) => total === 0).map(({ choice }) => choice)).toEqual([UNSOLD]);
  expect(picks).toEqual([]);
  expect(products).toEqual([]);
});

it('picks three tyres of a size that has enough of them, as the listing of that size does', async () => {
  const { bySize } = await listing(`car=${COROLLA}`);
  const picked = bySize.filter(({ picks }) => picks.length > 0);
  expect(picked.length).toBeGreaterThan(0);
  for (const { choice, picks } of picked)
    expect(picks).toEqual((await listing(`car=${COROLLA}_${choice}`)).picks);
  expect((await listing(`car=${COROLLA}&brand=Michelin`)).bySize.flatMap(({ picks }) => picks)).toEqual([]);
});

it('answers the same groups over the API', async () => {
  const { body } = await shop.call('GET', `/api/wcFetch/products?car=${COROLLA}&per_page=2`);
  expect(body).toMatchObject({
    by_size: (await listing(`car=${COROLLA}`)).bySize.map(({ choice, total, items }) => ({
      ...{ choice, total },
      items: items.map(({ id, variationId }) => ({ id: variationId ?? id })),
    })),
    picks: [],
    read_as: { choices: CHOICES, sold_out: [UNSOLD] },
  });
});

it('narrows the groups by other filters', async () => {
  const { bySize } = await listing(`car=${COROLLA}&brand=Michelin`);
  expect(bySize.map(({ choice }) => choice)).toEqual(CHOICES);
  const items = bySize.flatMap((group) => group.items);
  expect(new Set(items.map(({ brand }) => brand))).toEqual(new Set(['ميشلان']));
});

it.each([
  ['a chosen size', `car=${COROLLA}_205-55-R16`],
  ['an order', `car=${COROLLA}&sort=-price`],
  ['a filter by size', `car=${COROLLA}&rim=16`],
  ['a car with one size', 'car=daihatsu-terios_2017'],
  ['a category of batteries', `car=${COROLLA}&category=5`],
  ['no car', ''],
])('has one list for %s', async (_, query) => {
  expect((await listing(query)).bySize).toEqual([]);
});
