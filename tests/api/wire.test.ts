import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_KEYS } from '../../domain/catalogue/attributes/attributes.js';
import { FACET_KEYS } from '../../domain/catalogue/facets.js';
import { byKey } from '../../domain/core/byKey.js';
import { LOCALES } from '../../domain/core/locale.js';
import { fieldIn } from '../../domain/core/wireText.js';
import { WORDS } from '../../locales/words.js';
import { findGoods } from './goods.js';
import { FAMILIES } from '../../scripts/openApi/routeTables.js';
import { openShop } from './shop.js';

const shop = await openShop();
const goods = await findGoods(shop);

type Json = Record<string, unknown>;

async function read(path: string): Promise<Json> {
  const reply = await shop.call('GET', path);
  expect(reply.status).toBe(200);
  return reply.body as Json;
}

async function readList(path: string): Promise<Json[]> {
  const list: unknown = await read(path);
  if (!Array.isArray(list)) throw new Error(`${path} answers no list`);
  expect(list.length).toBeGreaterThan(0);
  return list as Json[];
}

/** The paths of all keys of a value: `title`, `links[].name`. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => shapeOf(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return path === '' ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    shapeOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

const keys = (value: unknown) => Object.keys(value as Json).sort();
/** The fields of texts, in every language of the shop. */
const texts = (...names: string[]) => names.flatMap((name) => LOCALES.map((locale) => fieldIn(locale, name)));

const PRODUCT = [
  ...texts('name', 'excerpt', 'description', 'brand_name'),
  ...['id', 'type', 'parent', 'sku', 'size', 'variations', 'category_ids'],
  ...['image', 'images', 'brand_logo'],
  ...['price', 'quantity_prices', 'sale', 'stock', 'sold_individually'],
  ...ATTRIBUTE_KEYS,
  ...['scores', 'facts'],
].sort();
/** On its own. */
const LIVE_PRODUCT = [...PRODUCT, 'working_days'].sort();
const VARIATION = [
  'id',
  'sku',
  ...texts('name'),
  'size',
  'price',
  'quantity_prices',
  'stock',
  'sale',
  'image',
].sort();
const SUGGESTION = [
  ...['id', 'type', ...texts('name', 'excerpt'), 'image', 'price', 'stock', 'variation_id'],
].sort();
const LINK = ['icon', 'id', ...texts('name'), 'slug'].sort();
const METHOD = ['arrives', 'cost', 'depends_on_cart', 'id', 'pickup', ...texts('title')].sort();
const DECIMAL = /^\d+\.\d\d$/;

describe('a product', () => {
  it('returns every field of a product in every language, with decimal price and numeric stock', async () => {
    const product = await read(`/api/wcFetch/product/${goods.plenty.id}`);
    expect(keys(product)).toEqual(LIVE_PRODUCT);
    expect(product).toMatchObject({ type: 'simple', parent: null, variations: [] });
    expect(product['price']).toMatch(DECIMAL);
    expect(Number.isInteger(product['stock'])).toBe(true);
    expect(keys(product['origin'])).toEqual(texts('name', 'value').sort());
  });

  it('returns all variations with a variable product, and alone as well', async () => {
    const product = await read(`/api/wcFetch/product/${goods.variable.id}`);
    const variations = product['variations'] as Json[];
    expect(keys(product)).toEqual(LIVE_PRODUCT);
    for (const variation of variations) {
      expect(keys(variation)).toEqual(VARIATION);
      expect(variation['price']).toMatch(DECIMAL);
    }
    expect(await readList(`/api/wcFetch/product-variations/${goods.variable.id}`)).toEqual(variations);
  });

  it('returns the size of a tyre in figures, or that of each variation', async () => {
    const { items } = (await read('/api/wcFetch/products?rim=16&per_page=100')) as { items: Json[] };
    const sizes = items.flatMap(({ size, variations }) =>
      size === null ? (variations as Json[]).map((variation) => variation['size']) : [size],
    );
    expect(sizes.length).toBeGreaterThan(items.length);
    for (const size of sizes) expect(keys(size)).toEqual(['aspect', 'commercial', 'rim', 'width']);
  });

  it('returns the parent’s id with a variation', async () => {
    expect(await read(`/api/wcFetch/product/${goods.variation.id}`)).toMatchObject({
      id: goods.variation.id,
      type: 'variation',
      parent: goods.variable.id,
    });
  });

  it('returns the former price and ready sale texts for a product on sale', async () => {
    const { items } = (await read('/api/wcFetch/products?on_sale=true&per_page=100')) as { items: Json[] };
    expect(items.length).toBeGreaterThan(0);
    for (const { sale } of items) {
      expect(keys(sale)).toEqual(texts('title', 'percent', 'line_through').sort());
      expect(sale).toMatchObject({
        percent: expect.stringMatching(/^\d{1,2}%$/) as string,
        line_through: expect.stringMatching(/^\d{1,3}(,\d{3})*(\.\d\d)?$/) as string,
      });
    }
  });
});

describe('lists', () => {
  it('returns products in pages, with facet counts that match the filtered result', async () => {
    const list = await read('/api/wcFetch/products?per_page=5');
    expect(keys(list)).toEqual([
      ...['by_size', 'facets', 'items'],
      'left_out',
      'page',
      'pages',
      'picks',
      'read_as',
      'size',
      'suggested_filters',
      'total',
    ]);
    const items = list['items'] as Json[];
    expect(items).toHaveLength(5);
    expect(items.map(keys)).toEqual(Array(5).fill(PRODUCT));
    const facets = list['facets'] as Record<string, { value: string; count: number }[]>;
    expect(keys(facets)).toEqual([...FACET_KEYS, ...['price', 'in_stock', 'on_sale']].sort());
    expect(keys(facets['price'])).toEqual(['max', 'min']);
    for (const key of ['brand', 'origin', 'rim']) {
      const [first] = facets[key] ?? [];
      const narrowed = await read(`/api/wcFetch/products?${key}=${encodeURIComponent(first?.value ?? '')}`);
      expect(narrowed['total']).toBe(first?.count);
    }
    expect((await read('/api/wcFetch/products?in_stock=true'))['total']).toBe(facets['in_stock']);
    expect((await read('/api/wcFetch/products?on_sale=true'))['total']).toBe(facets['on_sale']);
  });

  it('returns at most eight suggestions with what the search box shows', async () => {
    const found = await readList('/api/wpFetch/search_key?keyword=205');
    expect(found.length).toBeLessThanOrEqual(8);
    for (const suggestion of found) expect(keys(suggestion)).toEqual(SUGGESTION);
    for (const { type } of found) expect(['simple', 'variable']).toContain(type);
  });

  it('returns categories as links with their number of products', async () => {
    for (const category of await readList('/api/wcFetch/categories')) {
      expect(keys(category)).toEqual(['count', 'icon', 'id', ...texts('name'), 'parent', 'slug'].sort());
    }
  });

  it('returns priced delivery methods for every governorate, cheapest first', async () => {
    for (const governorate of ['EGC', 'EGALX', 'EGWAD']) {
      const methods = await readList(`/api/wcFetch/shipping?governorate=${governorate}`);
      for (const method of methods) {
        expect(keys(method).filter((key) => key !== 'visit')).toEqual(METHOD);
      }
      const delivered = methods.filter(({ visit }) => visit === undefined);
      const costs = delivered.map(({ cost }) => Number(cost));
      expect(costs).toEqual([...costs].sort((one, other) => one - other));
    }
  });
});

describe('content', () => {
  it('returns categories as links in nav_links', async () => {
    for (const link of await readList('/api/wpFetch/nav_links')) {
      expect(keys(link)).toEqual(LINK);
    }
  });

  it('returns links and the footer’s menu in nav_links_mobile', async () => {
    expect(shapeOf(await read('/api/wpFetch/nav_links_mobile')).sort()).toEqual(
      ['links', 'footer_menu'].flatMap((list) => LINK.map((key) => `${list}[].${key}`)).sort(),
    );
  });

  it('returns columns, newsletter and bottom line in get_footer', async () => {
    const columns = ['section_left', 'section_middle', 'section_right'].flatMap((section) => [
      ...texts(`${section}.section_title`),
      ...[...texts('name'), 'slug'].map((key) => `${section}.links[].${key}`),
    ]);
    const rest = [
      ...texts('placeholder', 'button', 'desc', 'bottom_footer.copyrights'),
      ...['bottom_footer.social_media[].url', 'bottom_footer.social_media[].icon'],
    ];
    const footer = await read('/api/wpFetch/get_footer');
    expect(keys(footer['section_right'])).toEqual(['links', ...texts('section_title')].sort());
    expect(shapeOf(footer).sort()).toEqual([...columns, ...rest].sort());
  });

  it('returns a banner and three sections in notfound_page', async () => {
    const page = await read('/api/wpFetch/notfound_page');
    expect(keys(page)).toEqual([...texts('banner'), 'section_1', 'section_2', 'section_3'].sort());
    const { section_1, section_2, section_3 } = page as Record<string, Json>;
    expect(keys(section_1)).toEqual(['products', ...texts('title')].sort());
    expect((section_1?.['products'] as Json[]).map(keys)).toEqual(Array(8).fill(PRODUCT));
    expect(shapeOf(section_2).sort()).toEqual([...texts('title', 'links[].name'), 'links[].id'].sort());
    expect(shapeOf(section_3).sort()).toEqual([...texts('title', 'links[].title'), 'links[].slug'].sort());
  });

  it('returns every page by slug in pages_content, and the same one in page', async () => {
    const pages = await read('/api/wpFetch/pages_content');
    expect(keys(pages)).toEqual(expect.arrayContaining(['about', 'contact', 'privacy-policy']));
    for (const [slug, page] of Object.entries(pages)) {
      expect(keys(page)).toEqual([...texts('title', 'content'), 'slug', 'updated_at'].sort());
      expect(page).toMatchObject({ slug });
      expect(await read(`/api/wpFetch/page?slug=${slug}`)).toEqual(page);
    }
  });

  it('returns an article’s text only on its own page', async () => {
    const fields = ['id', 'slug', ...texts('title', 'excerpt'), 'image', 'published_at', 'updated_at'].sort();
    for (const tip of await readList('/api/wpFetch/tips')) {
      expect(keys(tip)).toEqual(fields);
      const whole = await read(`/api/wpFetch/tip?id=${String(tip['id'])}`);
      expect(keys(whole)).toEqual([...fields, ...texts('content')].sort());
      expect(whole).toMatchObject(tip);
    }
  });

  it('returns text overrides in every language, by key', async () => {
    for (const words of Object.values(await read('/api/wpFetch/translations'))) {
      expect(keys(words)).toEqual([...LOCALES].sort());
    }
  });

  it('returns the phrases in translations that every page needs', async () => {
    const dictionary = await read('/api/wpFetch/translations');
    const phrases = [
      ...['my_profile', 'logout', 'sign_up_login', 'search', 'search_placeholder', 'no_results_found'],
      ...['loading', 'items', 'egp', 'failed_add_cart', 'out_of_stock', 'view_product'],
    ];
    expect(keys(dictionary)).toEqual(expect.arrayContaining(phrases));
    expect(dictionary['egp']).toEqual(byKey(LOCALES, (locale) => WORDS[locale].egp));
    expect(dictionary['egp']).toMatchObject({ en: 'EGP', ar: 'ج.م.' });
    for (const words of Object.values(dictionary)) {
      expect(Object.values(words as object).join()).not.toContain('{');
    }
  });

  it('returns no script, event handler or foreign frame in content', async () => {
    for (const path of [
      '/api/wpFetch/pages_content',
      '/api/wpFetch/notfound_page',
      '/api/wcFetch/products?per_page=100',
    ]) {
      const { text } = await shop.call('GET', path);
      expect(text).not.toMatch(/<script|<iframe|<style|<form|javascript:|\son[a-z]+=/i);
    }
  });
});

describe('caching', () => {
  /** The embedded shop has no uploads, and no pictures of own goods. */
  const PUBLIC = FAMILIES.filter(({ prefix }) => !prefix.startsWith('/media')).flatMap(({ prefix, routes }) =>
    routes.filter(({ cache }) => cache !== undefined).map(({ path }) => `${prefix}${path}`),
  );
  const address = (path: string) => (ADDRESSES[path] ?? path).replace(':id', `${goods.plenty.id}`);
  const ADDRESSES: Record<string, string> = {
    '/api/wcFetch/shipping': '/api/wcFetch/shipping?governorate=EGC',
    '/api/wcFetch/cards': '/api/wcFetch/cards?ids=:id',
    '/api/wcFetch/reviews/:id': '/api/wcFetch/reviews/:id?page=1&locale=ar',
    '/api/wcFetch/car/:key': '/api/wcFetch/car/toyota-corolla_2018',
    '/api/wpFetch/page': '/api/wpFetch/page?slug=about',
    '/api/wpFetch/tip': '/api/wpFetch/tip?id=1',
    '/api/icons/:file': '/api/icons/tabler.json?icons=heart',
    '/feeds/:file': '/feeds/google-en.xml',
  };

  it.each(PUBLIC)(
    'returns %s identically for everyone: cacheable, without setting or clearing cookies',
    async (path) => {
      const { cookies } = await shop.customer();
      const anonymous = await shop.call('GET', address(path));
      const answers = [
        anonymous,
        await shop.call('GET', address(path), { cookies }),
        await shop.call('GET', address(path), { cookies: { token: 'forged', visitor_id: '5' } }),
      ];
      for (const reply of answers) {
        expect([reply.status, reply.setCookies]).toEqual([200, []]);
        expect(reply.headers.get('cache-control')).toMatch(
          /^public, (max-age=0, s-maxage=\d+|max-age=31536000)/,
        );
        expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
        expect(reply.headers.get('access-control-allow-origin')).toBeNull();
        expect(reply.body).toEqual(anonymous.body);
      }
    },
  );

  it.each([
    ['/api/wcFetch/product/:id', 5],
    ['/api/wcFetch/product-variations/:id', 5],
    ['/api/wcFetch/products', 5],
    ['/api/wcFetch/categories', 5],
    ['/api/payment/methods', 120],
  ])('never serves from a cache what %s returned more than %i seconds ago', async (path, seconds) => {
    const reply = await shop.call('GET', address(path));
    const ages = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(
      reply.headers.get('cache-control') ?? '',
    );
    expect(Number(ages?.[1]) + Number(ages?.[2])).toBeLessThanOrEqual(seconds);
  });

  it('answers every personal route with private, no-store', async () => {
    const personal = FAMILIES.flatMap(({ prefix, routes }) =>
      routes
        .filter(({ cache }) => cache === undefined)
        .map(({ method, path }) => ({ method, path: prefix + path })),
    );
    expect(personal.length).toBeGreaterThan(10);
    const mona = await shop.customer();
    for (const { method, path } of personal) {
      const reply = await mona.call(method, path.replace(':id', String(mona.id)));
      expect(`${path} ${reply.headers.get('cache-control')}`).toBe(`${path} private, no-store`);
    }
  });
});
