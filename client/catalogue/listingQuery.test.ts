import { describe, expect, it } from 'vitest';
import { byKey } from '../../domain/core/byKey.js';
import { FACET_KEYS, FACETS } from '../../domain/catalogue/facets.js';
import { readListingAddress } from '../../domain/catalogue/listing/listingAddress.js';
import { chosenQuery, knownQuery, readChoice } from './listingQuery.js';

/** Well-formed and malformed queries, as people, bots and other sites write them. */
const ADDRESSES = [
  'brand=Michelin&brand=Pirelli&width=205&aspect=55&rim=16',
  'search=205/55R16&sort=-price&page=2&in_stock=true&on_sale=true&min_price=100&max_price=900.50',
  'utm_source=x&search=a&search=b&sort=cheapest&sort=price',
  'search=&search=b&brand=&brand=Pirelli',
  `search=${'x'.repeat(100)}&brand=${'x'.repeat(60)}`,
  `search=${'x'.repeat(101)}&brand=${'x'.repeat(61)}&brand=Pirelli&load_index=${'9'.repeat(61)}`,
  `search=${'🛞'.repeat(51)}`,
  'search=%0A&brand=a%0Ab',
  'search=+&sort=price',
  'search=%00%E2%80%8E',
  'search=+michelin+205+',
  'width=205&width=wide&rim=-16&aspect=5555',
  'min_price=cheap&max_price=-1&page=0&page=3&category=7&category=x',
  'in_stock=yes&on_sale=false&page=9999',
  many('brand', 30),
  `${many('brand', 15)}&${many('width', 15)}&${many('rim', 15)}`,
  `${many('brand', 19)}&brand=b1&brand=b1&brand=b98&brand=b99`,
  'constructor=1&__proto__=2&toString=3&brand=constructor',
];

/** That many different values of a facet. */
function many(facet: string, count: number): string {
  const letter = facet === 'brand' ? 'b' : '';
  return Array.from({ length: count }, (_, index) => `${facet}=${letter}${index + 10}`).join('&');
}

/** The query as the server parses it, in the browser's parameter names. */
function onServer(address: string) {
  const query = readListingAddress(new URLSearchParams(address));
  const texts = (values: readonly (string | number)[] = []) => values.map(String);
  return {
    search: query.search ?? '',
    category: query.category ?? null,
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    inStock: query.inStock === true,
    onSale: query.onSale === true,
    car: query.car ?? null,
    sort: query.sort,
    page: query.page,
    values: byKey(FACET_KEYS, (key) => texts(query[FACETS[key].field])),
  };
}

describe('filters in a URL', () => {
  it.each(ADDRESSES)('parses the filters of a URL in the browser as the server does: %s', (address) => {
    const known = knownQuery(address, null);
    const page = Number(known.get('page') ?? 1);
    expect({ ...readChoice(known), page }).toEqual(onServer(address));
  });
});

describe('filter forms', () => {
  it.each([
    ['1500', '1500'],
    ['1,500.50', '1500.50'],
    ['١٬٥٠٠', '1500'],
    ['۲۰۰٫۵', '200.50'],
    [' 90 ', '90'],
    ['\u200f1500\u00a0جنيه', '1500'],
  ])('parses a typed price with digits of any script: %s', (typed, price) => {
    expect(String(chosenQuery([['min_price', typed]]))).toBe(`min_price=${price}`);
  });

  it.each(['cheap', '-5', '1.2.3', '٫', ''])('omits a typed price that is invalid: %j', (typed) => {
    expect(String(chosenQuery([['max_price', typed]]))).toBe('');
  });

  it('limits the filters of a form to what the API accepts', () => {
    const ticked = Array.from({ length: 30 }, (_, index): [string, string][] => [
      ['brand', `b${index}`],
      ['width', String(100 + index)],
      ['rim', String(index)],
    ]).flat();
    const query = chosenQuery(ticked);
    expect(query.getAll('brand').length).toBeLessThanOrEqual(20);
    expect([...query]).toHaveLength(40);
  });

  it('builds the query from all ticked filters, without the default sort order', () => {
    const entries: [string, string][] = [
      ['search', 'تويو'],
      ['sort', 'relevance'],
      ['in_stock', 'true'],
      ['brand', 'Toyo'],
      ['brand', 'Michelin'],
      ['width', ''],
    ];
    const asked = new URLSearchParams({ search: 'تويو', in_stock: 'true', brand: 'Toyo' });
    asked.append('brand', 'Michelin');
    expect(String(chosenQuery(entries))).toBe(String(asked));
  });
});
