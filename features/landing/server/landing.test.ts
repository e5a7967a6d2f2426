import { describe, expect, it } from 'vitest';
import type { LandingPageProps } from '../domain/landingViews.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import { formatSize, type TyreSize } from '../../../domain/tyres/tyre.js';
import { LOCALES, type Locale } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { findLanding } from './findLanding.js';
import { loadLanding } from './loadLanding.js';
import { listLandings, listPrerenderedLandings } from './listLandings.js';
import { loadSearch } from '../../../server/actions/pages/search.js';
import type { PageRequest } from '../../../server/actions/pages/page.js';
import { EVERYTHING, required } from '../../../tests/contract/support.js';
import { openShop } from '../../../tests/api/shop.js';

const shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
const { backend } = shop;
const { catalogue } = backend.store;

const request = (path: string, locale: Locale = 'en', query = ''): PageRequest => ({
  ...{ locale, path, params: {}, word: translateTo(locale), query: new URLSearchParams(query) },
});
const load = (path: string, locale?: Locale) => loadLanding(backend, request(path, locale));
const page = async (path: string, locale?: Locale) => required(await load(path, locale));
const list = (query: Partial<ProductQuery>) =>
  catalogue.listProducts({ ...EVERYTHING, perPage: 1000, ...query });
const linksIn = ({ groups }: LandingPageProps) => groups.flatMap(({ links }) => links);

const R16: TyreSize = { width: 205, aspect: 55, rim: 16, commercial: false };

describe('addresses of landing pages', () => {
  it.each([
    ['/tyres/205-55-r16', '/tyres/205-55-r16'],
    ['/tyres/205-55-R16', '/tyres/205-55-r16'],
    ['/tyres/205%2F55R16', '/tyres/205-55-r16'],
    ['/tyres/205/55R16', '/tyres/205-55-r16'],
    ['/tyres/2055516', '/tyres/205-55-r16'],
    ['/tyres/%D9%A2%D9%A0%D9%A5-%D9%A5%D9%A5-%D9%A1%D9%A6', '/tyres/205-55-r16'],
    ['/tyres/205/55R16/Michelin', '/tyres/205-55-r16/michelin'],
    ['/tyres/31x10_5-r15', '/tyres/31x10_5-r15'],
    ['/tyres/31x10.5R15', '/tyres/31x10_5-r15'],
    ['/tyres/195R14C', '/tyres/195-r14c'],
    ['/brands/MICHELIN', '/brands/michelin'],
    ['/cars/Toyota/Corolla/2018', '/cars/toyota/corolla/2018'],
    ['/cars/toyota/corolla-2018', '/cars/toyota/corolla/2018'],
    ['/cars/toyota/toyota-corolla', '/cars/toyota/corolla'],
    ['/cars/peugeot/2008', '/cars/peugeot/2008'],
  ])('reads %s as %s', async (given, canonical) => {
    expect((await findLanding(backend, given))?.path).toBe(canonical);
  });

  it.each([
    '/tyres/999-55-r16',
    '/tyres/tyre',
    '/tyres/205-55-r16/nobody',
    '/tyres/205-55-r16/michelin/more',
    '/tyres/%E0%A4%A',
    '/brands/nobody',
    '/brands/michelin/more',
    '/cars/nobody',
    '/cars/toyota/nothing',
    '/cars/toyota/corolla/1900',
    '/cars/toyota/corolla/2999',
    '/cars/toyota/corolla/new',
    '/cars/toyota/corolla/2018/more',
    `/cars/${'x'.repeat(5000)}`,
  ])('has no page at %s', async (path) => {
    expect(await load(path)).toBeNull();
  });
});

describe('the landing page of a size', () => {
  it('says what is in stock in exactly this size, and shows it', async () => {
    const { pageProps } = await page('/tyres/205-55-r16');
    const all = (await list({ inStock: true })).items.flatMap((product) =>
      [product, ...product.variations]
        .filter(({ size, stock }) => size !== null && formatSize(size) === '205/55 R16' && Number(stock) > 0)
        .map(({ price }) => ({ id: product.id, price, brand: product.brand?.name.en ?? '' })),
    );
    expect(pageProps.offer).toMatchObject({
      inStock: new Set(all.map(({ id }) => id)).size,
      from: Math.min(...all.map(({ price }) => price)),
    });
    expect(new Set(pageProps.offer?.brands)).toEqual(new Set(all.map(({ brand }) => brand)));
    expect(pageProps.products.every(({ size }) => size === null || size.startsWith('205/55 R16'))).toBe(true);
  });

  it('does not mix tyres of cars and of vans', async () => {
    const van = { ...R16, width: 215, aspect: 65, commercial: true };
    const [cars, vans] = [await list({ tyre: { ...van, commercial: false } }), await list({ tyre: van })];
    expect([cars.total, vans.total].every((total) => total > 0)).toBe(true);
    const ids = (items: typeof cars.items) => items.map(({ id, parent }) => parent ?? id);
    expect(ids(cars.items).filter((id) => ids(vans.items).includes(id))).toEqual([]);
  });

  it('can be read, but is not for search engines while it is sold out', async () => {
    const { items } = await list({ tyre: R16 });
    const sold = items.flatMap((product) =>
      [product, ...product.variations].flatMap(({ id, size, stock }) =>
        size !== null && formatSize(size) === '205/55 R16' ? [{ id, stock: Number(stock) }] : [],
      ),
    );
    await shop.items.setStock(0, ...sold.map(({ id }) => id));
    const { head, pageProps } = await page('/tyres/205-55-r16');
    expect(head.canonicalPath).toBeNull();
    expect(pageProps.offer).toMatchObject({ inStock: 0, from: null });
    expect(pageProps.products.length).toBeGreaterThan(0);
    expect((await listLandings(backend)).sizes.map(({ path }) => path)).not.toContain('/tyres/205-55-r16');
    for (const { id, stock } of sold) await shop.items.setStock(stock, id);
    expect((await page('/tyres/205-55-r16')).head.canonicalPath).toBe('/tyres/205-55-r16');
  });
});

describe('the landing page of a car', () => {
  it('states what the fitment table states, and nothing else', async () => {
    const { pageProps } = await page('/cars/hyundai/elantra/2021');
    expect(pageProps.car?.tyres.map(({ front }) => front.size)).toContain('205/55 R16');
    expect(pageProps.car?.tyres[0]?.pressurePsi).toEqual({ front: 34, rear: 31 });
    const corolla = required((await page('/cars/toyota/corolla/2018')).pageProps.car);
    expect(corolla.tyres.map(({ pressurePsi }) => pressurePsi)).toEqual(corolla.tyres.map(() => null));
  });

  it('shows what the listing for the car shows', async () => {
    const { pageProps } = await page('/cars/toyota/corolla/2018');
    const listed = await list({ car: 'toyota-corolla_2018', inStock: true });
    expect(pageProps.offer?.inStock).toBe(listed.total);
    expect(pageProps.offer?.listing).toBe('/search?car=toyota-corolla_2018');
  });
});

describe('the index of cars', () => {
  it('begins with the finder and the cars that are most common', async () => {
    const { groups, finder } = (await page('/cars')).pageProps;
    expect(finder).toContainEqual([205, 55, 16]);
    expect(groups.map(({ links }) => links[0]?.path)).toEqual(['/cars/toyota/corolla', '/cars/audi']);
    expect((await page('/brands')).pageProps.finder).toBeNull();
  });
});

describe('all landing pages', () => {
  it('loads listed pages of every kind under its own canonical address in both languages, with text and links that exist', async () => {
    const places = await listLandings(backend);
    const some = [places.sizes, places.brands, places.brandSizes, places.makes, places.models, places.cars];
    const tried = [...places.indexes, ...some.flatMap((kind) => kind.filter((_, place) => place % 25 === 0))];
    const titles = new Set<string>();
    for (const { path } of tried) {
      for (const locale of LOCALES) {
        const { head, pageProps } = await page(path, locale);
        expect(head.canonicalPath, path).toBe(path);
        expect(head.description.length, path).toBeGreaterThan(20);
        expect(`${head.title}${head.description}`, path).not.toMatch(/[{}]|undefined|null/);
        titles.add(`${locale} ${head.title}`);
        expect(linksIn(pageProps).length + pageProps.products.length, path).toBeGreaterThan(0);
      }
      for (const link of linksIn((await page(path)).pageProps)) {
        expect((await findLanding(backend, link.path))?.path, path).toBe(link.path);
      }
    }
    expect(titles.size).toBe(LOCALES.length * tried.length);
  });

  it('prerenders the indexes and a mix of what has most products, as many as the setting says', async () => {
    const withLimit = (prerenderLandingPages: number) =>
      listPrerenderedLandings({ ...backend, settings: { ...backend.settings, prerenderLandingPages } });
    expect(await withLimit(0)).toEqual([]);
    const seven = await withLimit(7);
    expect(seven.slice(0, 3)).toEqual(['/tyres', '/brands', '/cars']);
    expect(seven.slice(3).map((path) => path.split('/').length)).toEqual([3, 3, 4, 5]);
    expect(await withLimit(60)).toHaveLength(60);
    expect(seven[3]).toBe('/tyres/205-55-r16');
  });
});

describe('searches that show what a landing page shows', () => {
  it.each([
    ['width=205&aspect=55&rim=16', '/tyres/205-55-r16'],
    ['rim=16&aspect=55&width=205&brand=Michelin', '/tyres/205-55-r16/michelin'],
    ['brand=Michelin', '/brands/michelin'],
    ['car=toyota-corolla_2018', '/cars/toyota/corolla/2018'],
    ['brand=Michelin&page=2', null],
    ['brand=Michelin&brand=Lassa', null],
    ['brand=Michelin&in_stock=true', null],
    ['width=205', null],
    ['width=205&width=195&aspect=55&rim=16', null],
    ['width=215&aspect=65&rim=16', null],
    ['car=toyota-corolla_2018_205-55-R16', null],
    ['car=toyota-corolla_1950', null],
    ['car=nobody_2018', null],
    ['search=michelin', null],
    ['', null],
  ])('names for /search?%s the canonical path %s', async (query, canonical) => {
    const { head } = required(await loadSearch(backend, request('/search', 'en', query)));
    expect(head.canonicalPath).toBe(canonical);
  });
});

it('names no canonical path for a brand that is sold out in a size, whose page search engines do not list', async () => {
  const { items } = await list({ tyre: R16, brand: ['Michelin'] });
  const sold = items.flatMap(({ id, variations }) => [id, ...variations.map((each) => each.id)]);
  const before = await Promise.all(
    sold.map(async (id) => [id, Number((await catalogue.getProduct(id))?.stock ?? 0)]),
  );
  await shop.items.setStock(0, ...sold);
  const query = 'width=205&aspect=55&rim=16&brand=Michelin';
  const { head } = required(await loadSearch(backend, request('/search', 'en', query)));
  for (const [id = 0, stock = 0] of before) await shop.items.setStock(stock, id);
  expect(head.canonicalPath).toBeNull();
});

it('calls the search for what is on sale the offers', async () => {
  const { head } = required(await loadSearch(backend, request('/search', 'en', 'on_sale=true')));
  expect(head.title).toMatch(/^Offers/);
});

describe('what landing pages say of tyres', () => {
  it('names the lowest price of a brand’s tyres, not that of its gauges, which it lists apart', async () => {
    const { items } = await list({ brand: ['Michelin'], inStock: true });
    const tyres = items.filter(
      ({ size, variations }) => size !== null || variations.some((each) => each.size !== null),
    );
    const others = items.filter((item) => !tyres.includes(item));
    const lowest = (products: typeof items) => Math.min(...products.map(({ price }) => price));
    expect(lowest(others)).toBeLessThan(lowest(tyres));
    const { pageProps } = await page('/brands/michelin');
    expect(pageProps.offer).toMatchObject({ from: lowest(tyres), inStock: tyres.length });
    const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id).sort();
    expect(idsOf(pageProps.products)).toEqual(idsOf(tyres));
    expect(idsOf(pageProps.others)).toEqual(idsOf(others));
  });

  it('says of a brand in which sizes it is in stock and where that is made, with a link to each size by rim', async () => {
    const { items } = await list({ brand: ['Michelin'], inStock: true });
    const { pageProps } = await page('/brands/michelin');
    const rims = required(pageProps.byRim).rims;
    const sizes = rims.flatMap((each) => each.sizes);
    expect(pageProps.brand?.name).toBe('Michelin');
    expect(pageProps.brand?.logo).toMatch(/brand/);
    const [ofSizes, origin] = required(pageProps.brand).facts;
    expect(ofSizes?.value).toBe(`${sizes.length} sizes, R14 to R19`);
    const tyres = items.filter(({ size, variations }) => (size ?? variations[0]?.size ?? null) !== null);
    const origins = new Set(tyres.flatMap(({ attributes }) => attributes.origin?.en ?? []));
    expect(new Set(origin?.value.split(', '))).toEqual(origins);
    expect(rims.map(({ rim }) => rim)).toEqual([14, 15, 16, 17, 18, 19]);
    for (const { rim, sizes: each } of rims)
      expect(each.every(({ name }) => name.includes(` R${rim}`))).toBe(true);
    expect((await page('/brands/varta')).pageProps.byRim).toBeNull();
  });

  it.each(['/cars/renault/logan/2018', '/tyres/205-55-r16'])(
    'begins %s with three different tyres in sets, and lists each tyre in one size with what its plate says',
    async (path) => {
      const { pageProps } = await page(path);
      expect(new Set(pageProps.picks.map(({ item }) => `${item.id} ${item.variationId ?? ''}`)).size).toBe(3);
      for (const { size, plate } of [...pageProps.products, ...pageProps.picks.map(({ item }) => item)]) {
        expect(size).not.toBeNull();
        expect(plate?.logo).toMatch(/brand/);
      }
      expect(pageProps.terms.fitting).toMatchObject({ fee: 0 });
      expect(pageProps.terms.delivery?.zones.length).toBeGreaterThan(1);
    },
  );
});

it('shows the same groups on the landing page of the car', async () => {
  const found = await page('/cars/toyota/corolla/2018', 'ar');
  const { bySize, products, picks, car } = found.pageProps;
  expect(bySize).toEqual(
    required(await loadSearch(backend, request('/search', 'ar', 'car=toyota-corolla_2018'))).pageProps.listing
      .bySize,
  );
  expect([...products, ...picks]).toEqual([]);
  expect(car?.parts).toEqual({ model: 'toyota-corolla', year: 2018, size: '' });
  const listed = bySize.flatMap(({ items }) => items);
  const named = JSON.stringify(found.head.jsonLd);
  for (const { id } of listed) expect(named).toContain(`/${id}`);
});
