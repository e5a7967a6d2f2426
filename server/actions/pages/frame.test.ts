import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { LOCALES, type Locale } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { openShop } from '../../../tests/api/shop.js';
import { required } from '../../../tests/contract/support.js';
import { pageRequest } from '../../../tests/site/pageRequest.js';
import { loadErrorPage, readBuiltErrorPage, readErrorHtml } from './errorPage.js';
import { loadFrame } from './frame.js';
import { loadHome } from './home.js';

const { backend } = await openShop();
const { content } = backend;
const BUILT_NAME = { en: 'Rasfa as built', ar: 'رصفة من آخر بناء' };
const OWN_WORDS = { en: 'Nobody is here', ar: 'لا أحد هنا' };
const loadOf = (path: string | null, locale: Locale) =>
  loadErrorPage(() => Promise.resolve(backend), { locale, path });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frame-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** The site as `npm run build` leaves it, as far as the error page is concerned. */
async function build(locale: Locale): Promise<void> {
  const page = await loadOf(null, locale);
  const shell = {
    ...page.shell,
    shopName: BUILT_NAME[locale],
    words: { 'not_found.title': OWN_WORDS[locale] },
  };
  const place = join(folder, 'dist/client', localePath(PATHS.wentWrong, locale));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'page.json'), JSON.stringify({ pageProps: page.pageProps, shell }));
  writeFileSync(join(place, 'index.html'), `<html lang="${locale}">as built`);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
}

function breakContent(code: 'content_unavailable' | 'store_unavailable'): void {
  vi.spyOn(content, 'getShell').mockRejectedValue(new ShopError(code));
}

describe.each(LOCALES)('a page in %s', (locale) => {
  const t = translateTo(locale);

  it('has header, menus and footer of now', async () => {
    await build(locale);
    const frame = await loadFrame(backend, locale);
    expect(frame.shell.shopName).toBe((await content.getShell()).shopName[locale]);
    expect(frame.backend).toBe(backend);
  });

  it('has those of the last build, and its name, while the content cannot be read', async () => {
    await build(locale);
    breakContent('content_unavailable');
    const frame = await loadFrame(backend, locale);
    expect(frame.shell.shopName).toBe(BUILT_NAME[locale]);
    expect(frame.shell.navLinks).not.toEqual([]);
    const { shopName } = await frame.backend.content.getShell();
    expect(shopName.en).toBe(BUILT_NAME[locale]);
    expect(frame.backend.store).toBe(backend.store);
    expect(await frame.backend.content.listFaq()).toEqual(await content.listFaq());
    const { head } = required(await loadHome(frame.backend, pageRequest(locale)));
    expect(head.title).toBe(BUILT_NAME[locale]);
  });

  it('fails where there is no build to fall back on, or where the store is at fault', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    breakContent('content_unavailable');
    await expect(loadFrame(backend, locale)).rejects.toMatchObject({ code: 'content_unavailable' });
    vi.restoreAllMocks();
    await build(locale);
    breakContent('store_unavailable');
    await expect(loadFrame(backend, locale)).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('says which address is not found, in the words of the last build', async () => {
    await build(locale);
    const page = await readBuiltErrorPage({ locale, path: '/nowhere' });
    expect(page.pageProps.path).toBe('/nowhere');
    expect(page.pageProps.products).not.toEqual([]);
    expect(page.head).toMatchObject({
      title: `${OWN_WORDS[locale]} | ${BUILT_NAME[locale]}`,
      canonicalPath: null,
    });
    expect(await readErrorHtml(locale)).toBe(`<html lang="${locale}">as built`);
  });

  it('says that it failed, or that there is no such page, in the words of the editors', async () => {
    vi.spyOn(content, 'getTranslations').mockResolvedValue({ 'not_found.title': OWN_WORDS });
    const missing = await loadOf('/nowhere', locale);
    expect(missing.head.title).toBe(`${OWN_WORDS[locale]} | ${missing.shell.shopName}`);
    expect(missing.head.description).toBe(OWN_WORDS[locale]);
    expect(missing.shell).toMatchObject({ locale, words: { 'not_found.title': OWN_WORDS[locale] } });
    const failed = await loadOf(null, locale);
    expect(failed.pageProps.path).toBeNull();
    expect(failed.head.title).toBe(`${t('error.title')} | ${failed.shell.shopName}`);
  });

  it('leads on to products, categories, sizes and pages', async () => {
    const { pageProps } = await loadOf('/nowhere', locale);
    const { banner, productsTitle, categoriesTitle, pagesTitle, pages } = await content.getNotFound();
    expect(pageProps).toMatchObject({
      ...{ path: '/nowhere', hasCars: true },
      ...{ banner: banner[locale], productsTitle: productsTitle[locale] },
      ...{ categoriesTitle: categoriesTitle[locale], pagesTitle: pagesTitle[locale] },
      pages: pages.map(({ slug, title }) => ({ name: title[locale], path: `/${slug}`, icon: null })),
    });
    expect(pages).not.toEqual([]);
    expect(pageProps.products.map(({ stock }) => stock)).not.toContain(0);
    expect(pageProps.categories).not.toEqual([]);
    expect(pageProps.sizes).not.toEqual([]);
  });
});
