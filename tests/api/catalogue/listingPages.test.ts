import { describe, expect, it } from 'vitest';
import { brandPath } from '../../../domain/catalogue/goodsPaths.js';
import { inLocale, LOCALES, type Locale } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { foldSearchText } from '../../../domain/text/fold.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { loadCategory } from '../../../server/actions/pages/category.js';
import { loadHome } from '../../../server/actions/pages/home.js';
import { loadSearch } from '../../../server/actions/pages/search.js';
import { required } from '../../contract/support.js';
import { pageRequest } from '../../site/pageRequest.js';
import { openShop } from '../shop.js';

const ORIGIN = 'https://shop.example';
const { backend } = await openShop({ PUBLIC_URL: ORIGIN, WHATSAPP_NUMBER: '+20 100 000 0000' });
const { content, store } = backend;
const [shell, categories, brands] = [
  await content.getShell(),
  await store.catalogue.listCategories(),
  await store.catalogue.listBrands(),
];
const tyres = required(categories.find(({ id }) => id === 1));
const noFitment = { ...store.fitment, table: () => Promise.resolve([]) };

const search = async (query: string, locale: Locale = 'en', of = backend) =>
  required(await loadSearch(of, pageRequest(locale, {}, query)));
const category = async (id: number, locale: Locale, of = backend) =>
  required(await loadCategory(of, pageRequest(locale, { id: String(id) })));

describe.each(LOCALES)('in %s', (locale) => {
  const t = translateTo(locale);
  const name = inLocale(shell.shopName, locale);
  const addressOf = (path: string) => ORIGIN + localePath(path, locale);

  it('a category is described with its way from home and its products', async () => {
    const { head, pageProps } = await category(1, locale);
    const own = inLocale(tyres.name, locale);
    expect(head).toMatchObject({
      ...{ title: `${own} | ${name}`, canonicalPath: '/category/1' },
      jsonLd: [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { name: t('nav.home'), item: addressOf('/') },
            { name: own, item: addressOf('/category/1') },
          ],
        },
        { '@type': 'ItemList', name: own, numberOfItems: pageProps.listing.products.length },
      ],
    });
    expect(pageProps).toMatchObject({ hasCars: true, category: { id: 1, name: own, count: tyres.count } });
    expect(pageProps.breadcrumbs.map(({ path }) => path)).toEqual(['/', '/category/1']);
    expect(pageProps.sizes?.length).toBeGreaterThan(0);
  });

  it('a category without sizes has no finder, and a shop without cars no cars', async () => {
    const sizeless = await Promise.all(
      categories.map(async ({ id }) => ({ id, sizes: await store.catalogue.listStockedSizes(id) })),
    );
    const { id } = required(sizeless.find(({ sizes }) => sizes.length === 0));
    expect((await category(id, locale)).pageProps).toMatchObject({ sizes: null, hasCars: false });
    const carless = { ...backend, store: { ...store, fitment: noFitment } };
    expect((await category(1, locale, carless)).pageProps.hasCars).toBe(false);
    expect((await search('', locale, carless)).pageProps.hasCars).toBe(false);
  });

  it('the home page describes the shop', async () => {
    const { head, pageProps } = required(await loadHome(backend, pageRequest(locale)));
    const home = await content.getHome();
    expect(head).toMatchObject({
      ...{ canonicalPath: '/', openGraphType: 'website' },
      jsonLd: [{ '@type': 'TireShop', name, telephone: '+201000000000' }],
    });
    expect(head.title).toContain(name);
    expect(head.title).not.toContain(' | ');
    expect(pageProps).toMatchObject({
      ...{ title: inLocale(home.title, locale), lead: inLocale(home.lead, locale), hasCars: true },
      promises: home.promises.map(({ icon, title, text }) => ({
        ...{ icon, title: inLocale(title, locale), text: inLocale(text, locale) },
      })),
    });
    expect(pageProps.tips.map(({ id }) => id)).toEqual(
      (await content.listTips()).slice(0, 3).map(({ id }) => id),
    );
    const shown = brands.filter(({ logo }) => logo !== null).slice(0, 12);
    expect(pageProps.brands).toEqual(
      shown.map((brand) => ({
        ...{ name: inLocale(brand.name, locale), path: brandPath(brand.name.en), logo: brand.logo },
      })),
    );
    expect(pageProps.offers.every(({ formerPrice }) => formerPrice !== null)).toBe(true);
    expect(pageProps.offers.length).toBeGreaterThan(0);
  });

  it('a search is called by its words, its offers or nothing, and is not for search engines', async () => {
    const titleOf = async (query: string) => (await search(query, locale)).head.title;
    expect(await titleOf('search=kayak+paddle')).toBe(`kayak paddle | ${name}`);
    expect(await titleOf('on_sale=true')).toBe(`${t('home.offers')} | ${name}`);
    expect(await titleOf('')).toBe(`${t('search')} | ${name}`);
    expect((await search('search=kayak+paddle', locale)).head).toMatchObject({
      ...{ canonicalPath: null, description: 'kayak paddle', jsonLd: [] },
    });
  });

  it('“by name” is by the names that are shown', async () => {
    const { listing } = (await search('category=1&sort=name', locale)).pageProps;
    const names = listing.products.map((product) => foldSearchText(product.name));
    expect(names).toEqual([...names].sort());
    expect(listing.chosen.sort).toBe('name');
  });

  it('a search that finds nothing leads on to brands, categories and pages', async () => {
    const { pageProps } = await search('search=kayak+paddle', locale);
    expect(pageProps.brands).toEqual(
      brands.slice(0, 6).map((brand) => ({
        ...{ name: inLocale(brand.name, locale), path: brandPath(brand.name.en) },
      })),
    );
    expect(pageProps.categories).not.toEqual([]);
    expect((await search('search=michelin', locale)).pageProps.brands).toEqual([]);
  });
});
