import { type APIRequestContext } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import { LANGUAGES, type Locale, LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { expect, test } from '../fixtures.js';

/* What a page says is in the HTML that is sent, in both languages. */

interface NotFoundDocument {
  banner: string;
  banner_ar: string;
  section_1: { title: string; title_ar: string; products: unknown[] };
  section_2: { title: string; title_ar: string; links: { id: number; name: string; name_ar: string }[] };
  section_3: { title: string; title_ar: string; links: { slug: string; title: string; title_ar: string }[] };
}

/** The main part of a page in a language, which answers with this status. */
async function mainOf(
  request: APIRequestContext,
  { path, locale, status = 200 }: { path: string; locale: Locale; status?: number },
): Promise<HTMLElement> {
  const response = await request.get(localePath(path, locale));
  expect(response.status(), path).toBe(status);
  const root = parse(await response.text());
  expect(root.querySelector('html')?.getAttribute('dir')).toBe(LANGUAGES[locale].dir);
  const main = root.querySelector('main');
  if (main === null) throw new Error(`${path} has no main part`);
  return main;
}

const textOf = (element: HTMLElement | null | undefined) => element?.text.replace(/\s+/g, ' ').trim();

/** The region under this title. */
function regionOf(main: HTMLElement, title: string): HTMLElement {
  const region = main
    .querySelectorAll('section')
    .find((section) => textOf(section.querySelector('h2')) === title);
  if (region === undefined) throw new Error(`There is no region ${title}`);
  return region;
}

const linksOf = (region: HTMLElement) =>
  region.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')]);

for (const locale of LOCALES) {
  const t = translateTo(locale);
  const inPage = (en: string, ar: string) => (locale === 'ar' ? ar : en);

  test(`an unknown path is a 404 page in ${locale}: banner, products, categories and pages`, async ({
    request,
  }) => {
    const answer = await request.get('/api/wpFetch/notfound_page');
    const { banner, banner_ar, section_1, section_2, section_3 } = (await answer.json()) as NotFoundDocument;
    const path = localePath('/no-such-page', locale);
    if (locale === 'en') expect(t('not_found.message', { path })).toBe(`Page not found: ${path}`);
    const main = await mainOf(request, { path: '/no-such-page', locale, status: 404 });
    expect(textOf(main)).toContain(t('not_found.message', { path }));
    const title = /<h1>(.+?)<\/h1>/.exec(inPage(banner, banner_ar))?.[1] ?? 'no title';
    expect(textOf(main.querySelector('h1'))).toBe(title);
    expect(linksOf(main)).toContainEqual([t('not_found.home'), localePath('/', locale)]);
    const region = (section: { title: string; title_ar: string }) =>
      regionOf(main, inPage(section.title, section.title_ar));
    expect(region(section_1).querySelectorAll('article')).toHaveLength(section_1.products.length);
    expect(linksOf(region(section_2))).toEqual(
      section_2.links.map(({ id, name, name_ar }) => [
        expect.stringContaining(inPage(name, name_ar)),
        localePath(`/category/${id}`, locale),
      ]),
    );
    expect(linksOf(region(section_3))).toEqual(
      section_3.links.map(({ slug, title: name, title_ar }) => [
        inPage(name, title_ar),
        localePath(`/${slug}`, locale),
      ]),
    );
  });

  test(`an unknown product is a 404 page in ${locale}`, async ({ request }) => {
    const path = '/product/simple/7777777';
    const main = await mainOf(request, { path, locale, status: 404 });
    expect(textOf(main)).toContain(t('not_found.message', { path: localePath(path, locale) }));
  });

  test(`a product under the wrong type, and a size, move to the right address, which no browser keeps, in ${locale}`, async ({
    request,
  }) => {
    const list = (await (await request.get('/api/wcFetch/products?per_page=100')).json()) as {
      items: { id: number; type: string }[];
    };
    const variable = list.items.find(({ type }) => type === 'variable');
    const right = localePath(`/product/variable/${variable?.id}`, locale);
    const sizes = await request.get(`/api/wcFetch/product-variations/${variable?.id}`);
    const [size] = (await sizes.json()) as { id: number }[];
    for (const [path, address] of [
      [`/product/simple/${variable?.id}`, right],
      [`/product/variable/${size?.id}`, `${right}?variation=${size?.id}`],
    ] as const) {
      const response = await request.get(localePath(path, locale), { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers()['location']).toBe(address);
      expect(response.headers()['cache-control']).toContain('max-age=0');
    }
  });

  test(`the list of articles leads to its feed in ${locale}`, async ({ request }) => {
    const main = await mainOf(request, { path: '/tips-and-tricks', locale });
    const href = localePath('/feed.xml', locale);
    expect(linksOf(main)).toContainEqual([t('tips.feed'), href]);
    const html = await (await request.get(localePath('/tips-and-tricks', locale))).text();
    expect(parse(html).querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(href);
    const feed = await request.get(href);
    expect(feed.headers()['content-type']).toContain('xml');
    expect(await feed.text()).toContain(`<language>${locale}</language>`);
  });

  test(`other ways to the shop are links that a phone understands, with numbers from left to right, in ${locale}`, async ({
    request,
  }) => {
    const main = await mainOf(request, { path: '/contact', locale });
    const calls = main.querySelectorAll('a[href^="tel:+20"]');
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(call.querySelectorAll('bdi[dir="ltr"]')).toHaveLength(1);
    expect(main.querySelector('a[href^="https://wa.me/20"]')).not.toBeNull();
    expect(main.querySelector('a[href^="https://www.google.com/maps"]')).not.toBeNull();
  });

  test(`a search that no product answers whole says which word was left out in ${locale}`, async ({
    request,
  }) => {
    const path = `/search?search=${encodeURIComponent('lassa شاورما')}`;
    const main = await mainOf(request, { path, locale });
    const words = t('search.left_out_word', { word: 'شاورما' });
    expect(textOf(main)).toContain(t('search.left_out', { words }));
    expect(textOf(main.querySelector('article'))).toMatch(/Lassa|لاسا/);
  });

  test(`a search for a size, however it is written, lists the same rows and picks as the size chosen in the filters in ${locale}`, async ({
    request,
  }) => {
    const listed = async (query: string) => {
      const main = await mainOf(request, { path: `/search?${query}`, locale });
      const names = main.querySelectorAll('article :is(h3, h4) a');
      const four = [t('plate.add', { count: CAR_SET }), t('plate.add_short', { count: CAR_SET })];
      return {
        tyres: names.map((link) => link.getAttribute('href')),
        adding: main.querySelectorAll('button').filter((button) => four.includes(textOf(button) ?? ''))
          .length,
      };
    };
    const bySize = await listed('width=205&aspect=55&rim=16');
    expect(bySize.tyres.length).toBeGreaterThan(CAR_SET);
    expect(bySize.adding).toBeGreaterThan(CAR_SET);
    for (const text of ['205/55R16', '205/55/16', '٢٠٥/٥٥ر١٦', '205 55 16'])
      expect.soft(await listed(`search=${encodeURIComponent(text)}`), text).toEqual(bySize);
  });
}
