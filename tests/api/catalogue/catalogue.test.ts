import { describe, expect, it } from 'vitest';
import { parsePrice } from '../../../domain/core/money.js';
import { FACET_KEYS } from '../../../domain/catalogue/facets.js';
import { readListingAddress } from '../../../domain/catalogue/listing/listingAddress.js';
import { loadListing } from '../../../server/actions/pages/listing.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { findGoods, UNKNOWN_ID } from '../goods.js';
import { codeOf } from '../bodies.js';
import type { Reply } from '../call.js';
import { openShop } from '../shop.js';

const shop = await openShop({ LIMIT_SEARCHES_ADDRESS: '100000' });
const goods = await findGoods(shop);

interface Item {
  id: number;
  name: string;
  price: string;
  stock: number;
  brand_name: string | null;
}

interface Listing {
  items: Item[];
  total: number;
  page: number;
  pages: number;
}

const list = async (query: string) =>
  (await shop.call('GET', `/api/wcFetch/products${query}`)).body as Listing;
const suggest = (keyword: string): Promise<Reply> =>
  shop.call('GET', `/api/wpFetch/search_key?keyword=${encodeURIComponent(keyword)}`);

describe('products', () => {
  it('pages through all products, each once', async () => {
    const { total, pages } = await list('?per_page=50');
    const all = await Promise.all(
      Array.from({ length: pages }, (_, index) => list(`?per_page=50&page=${index + 1}`)),
    );
    const ids = all.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
    expect(all.map(({ page }) => page)).toEqual(all.map((_, index) => index + 1));
  });

  it('returns an empty page beyond the last one', async () => {
    expect(await list('?page=9999')).toMatchObject({ items: [] });
  });

  it('shows the last page for an old link to a page beyond it', async () => {
    const address = new URLSearchParams('page=9999&in_stock=true');
    const last = await list(`?in_stock=true&page=${(await list('?in_stock=true')).pages}`);
    const shown = await loadListing(shop.backend, readListingAddress(address), {
      locale: 'en',
      word: translateTo('en'),
    });
    expect(shown.page).toBe(last.page);
    expect(shown.products.map(({ id, variationId }) => variationId ?? id)).toEqual(
      last.items.map(({ id }) => id),
    );
  });

  it.each(['%20', '%20%09%0A', '%00', '%E2%80%8F'])(
    'lists all products for an empty search: %s',
    async (blank) => {
      expect((await list(`?search=${blank}`)).total).toBe((await list('')).total);
    },
  );

  it('sorts products by price in both directions', async () => {
    const prices = async (sort: string) =>
      (await list(`?sort=${sort}&per_page=100`)).items.map(({ price }) => Number(price));
    const [up, down] = [await prices('price'), await prices('-price')];
    expect(up).toEqual([...up].sort((one, other) => one - other));
    expect(down).toEqual([...down].sort((one, other) => other - one));
  });

  it('reports ignored search words, and filters to remove where nothing is found', async () => {
    const list = async (query: string) => (await shop.call('GET', `/api/wcFetch/products?${query}`)).body;
    expect(await list('search=lassa%20xyzzy')).toMatchObject({ left_out: ['xyzzy'], suggested_filters: [] });
    expect(await list('brand=Michelin&rim=13')).toMatchObject({
      total: 0,
      left_out: [],
      suggested_filters: expect.arrayContaining([expect.objectContaining({ key: 'brand' })]) as unknown,
    });
    expect(await list('search=lassa%20primacy')).toMatchObject({
      total: 0,
      suggested_filters: [
        { key: 'search', value: 'lassa' },
        { key: 'search', value: 'primacy' },
      ],
    });
  });

  it('filters products by price, stock and several brands at once', async () => {
    const { items } = await list('?min_price=3000&max_price=3500.50&in_stock=true&per_page=100');
    expect(items.length).toBeGreaterThan(0);
    for (const { price, stock } of items) {
      expect(parsePrice(price)).toBeGreaterThanOrEqual(300_000);
      expect(parsePrice(price)).toBeLessThanOrEqual(350_050);
      expect(stock).toBeGreaterThan(0);
    }
    const brands = [...new Set((await list('')).items.flatMap(({ brand_name }) => brand_name ?? []))].slice(
      0,
      2,
    );
    const query = brands.map((brand) => `brand=${encodeURIComponent(brand)}`).join('&');
    const found = new Set((await list(`?${query}&per_page=100`)).items.map(({ brand_name }) => brand_name));
    expect([...found].sort()).toEqual([...brands].sort());
  });

  const values = (key: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${key}=${100 + index}`).join('&');

  it.each([
    ['a facet', values('width', 21), 'width'],
    ['all facets together', `${values('brand', 20)}&${values('width', 20)}&rim=16`, 'rim'],
  ])('rejects more values of %s than a listing accepts', async (_, query, field) => {
    const reply = await shop.call('GET', `/api/wcFetch/products?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid_fields', fields: { [field]: 'too_many' } });
  });

  it.each([
    `${values('brand', 20)}&${values('width', 20)}`,
    // Duplicate values do not count towards the limit.
    Array.from({ length: 300 }, () => 'width=205').join('&'),
  ])('accepts filter values up to the limit', async (query) => {
    expect((await shop.call('GET', `/api/wcFetch/products?${query}`)).status).toBe(200);
  });

  it('ignores filter values above the limit on a page', async () => {
    const keys = FACET_KEYS;
    const address = new URLSearchParams(keys.map((key) => values(key, 190)).join('&'));
    const view = await loadListing(shop.backend, readListingAddress(address), {
      locale: 'en',
      word: translateTo('en'),
    });
    const chosen = view.facets.map((facet) => facet.values.filter(({ isChosen }) => isChosen).length);
    expect(chosen.filter((count) => count > 0)).toEqual([20, 20]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=10001',
    'per_page=0',
    'per_page=101',
    'per_page=٥',
    'category=x',
    'category=5%20OR%201=1',
    'min_price=-1',
    'min_price=1,000',
    'max_price=1e9',
    'max_price=9999999999',
    'in_stock=1',
    'on_sale=yes',
    'width=wide',
    'rim=16;DROP',
    'sort=rating',
    'sort=price,name',
    `search=${'x'.repeat(101)}`,
    `brand=${'x'.repeat(61)}`,
    'brand[]=Lassa',
    'q=tyre',
  ])('rejects a listing with ?%s', async (query) => {
    const reply = await shop.call('GET', `/api/wcFetch/products?${query}`);
    expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid_fields']);
    const key = /^[a-z_[\]]+/.exec(query)?.[0] ?? '';
    expect(Object.keys((reply.body as { fields: object }).fields)[0]).toMatch(
      new RegExp(`^${key.replace('[]', '\\[\\]')}`),
    );
  });

  it.each([
    "'",
    '"',
    '"*',
    'a" OR "b',
    'NEAR(a b)',
    'name:x',
    '(',
    '-',
    '*',
    '%',
    '\\',
    '^',
    ';--',
    '{}',
    '🛞',
    '\u0000',
    '{name}:x',
    'AND',
    'x'.repeat(100),
  ])('treats any text as search words in listings and suggestions: %j', async (text) => {
    const reply = await shop.call('GET', `/api/wcFetch/products?search=${encodeURIComponent(text)}`);
    expect(reply.status).toBe(200);
    expect((await suggest(text)).status).toBe(200);
  });
});

describe('a product', () => {
  it.each(['product', 'product-variations'])('looks up %s/… by numeric id only', async (path) => {
    const names = [
      UNKNOWN_ID,
      0,
      -1,
      '1e3',
      `0${goods.plenty.id}`,
      `${goods.plenty.id}.0`,
      `${goods.plenty.id}%20`,
      'abc',
    ];
    for (const name of [...names, '99999999999999999999', `${goods.plenty.id}%27`, '%E0%A4%A']) {
      const reply = await shop.call('GET', `/api/wcFetch/${path}/${name}`);
      expect([name, reply.status, codeOf(reply)]).toEqual([name, 404, 'product_not_found']);
    }
  });

  it('returns no variations for a simple product', async () => {
    const reply = await shop.call('GET', `/api/wcFetch/product-variations/${goods.plenty.id}`);
    expect([reply.status, reply.body]).toEqual([200, []]);
  });
});

describe('suggestions', () => {
  it.each([
    ['205/55 R16', '٢٠٥/٥٥ر١٦'],
    ['205/55R16', '2055516'],
    ['lassa', 'LASSA'],
    ['لاسا', 'لآسا'],
  ])('suggests for %s the same as for %s', async (one, other) => {
    const [first, second] = [await suggest(one), await suggest(other)];
    expect(first.body).not.toEqual([]);
    expect(second.body).toEqual(first.body);
  });

  it.each(['lassa', '205/55R16', 'zzzzqqqq'])(
    'returns with suggestions for %s the total of the results page',
    async (keyword) => {
      const { total } = await list(`?search=${encodeURIComponent(keyword)}`);
      expect((await suggest(keyword)).headers.get('x-total-count')).toBe(String(total));
    },
  );

  it('returns no suggestions for an empty keyword', async () => {
    for (const keyword of ['', '   ', '\t']) expect((await suggest(keyword)).body).toEqual([]);
    expect((await shop.call('GET', '/api/wpFetch/search_key')).body).toEqual([]);
  });

  it('rejects a keyword of more than 100 characters', async () => {
    const reply = await suggest('x'.repeat(101));
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({ fields: { keyword: 'too_long' } }),
    ]);
  });
});

describe('content lookups', () => {
  it.each([
    ['/api/wpFetch/page?slug=nowhere', 404, 'not_found'],
    ['/api/wpFetch/page?slug=..%2F..%2Fetc', 400, 'invalid_fields'],
    ['/api/wpFetch/page?slug=', 400, 'invalid_fields'],
    ['/api/wpFetch/page', 400, 'invalid_fields'],
    ['/api/wpFetch/page?slug=constructor', 404, 'not_found'],
    ['/api/wpFetch/page?slug=__proto__', 404, 'not_found'],
    [`/api/wpFetch/tip?id=${UNKNOWN_ID}`, 404, 'not_found'],
    ['/api/wpFetch/tip?id=0', 404, 'not_found'],
    ['/api/wpFetch/tip?id=one', 400, 'invalid_fields'],
    ['/api/wpFetch/tip', 400, 'invalid_fields'],
    ['/api/wcFetch/shipping?governorate=EG', 400, 'invalid_fields'],
    ['/api/wcFetch/shipping?governorate=toString', 400, 'invalid_fields'],
    ['/api/icons/tabler.json', 400, 'invalid_fields'],
    ['/api/icons/tabler.json?icons=..%2Fx', 400, 'invalid_fields'],
    ['/api/icons/constructor.json?icons=heart', 404, 'not_found'],
  ])('answers content request %s with %d', async (path, status, code) => {
    const reply = await shop.call('GET', path);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  });
});

describe('icons', () => {
  it('returns icons in a batch under their prefix, without unknown ones', async () => {
    const reply = await shop.call('GET', '/api/icons/tabler.json?icons=heart,no-such-icon,constructor,star');
    expect(reply.body).toMatchObject({ prefix: 'tabler', icons: { heart: {}, star: {} } });
    expect(Object.keys((reply.body as { icons: object }).icons)).toEqual(['heart', 'star']);
  });
});

describe('health', () => {
  it('reports health without details', async () => {
    const reply = await shop.call('GET', '/api/health');
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        status: 'up',
        store: 'up',
        records: 'up',
        payments: 'test',
        durable: true,
        unreadable: 0,
        messages: 'up',
      },
    ]);
  });
});
