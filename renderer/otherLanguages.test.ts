import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { NodeType, parse as parseHtml } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Locale, LOCALES } from '../domain/core/locale.js';
import { localePath, splitLocale } from '../domain/core/paths.js';
import type { HookContext } from '../pages/pageHook.js';
import { WORDS } from '../locales/words.js';
import { getBackend } from '../server/backend.js';
import { readEnv } from '../server/config/env.js';
import { hasLanguageColumns } from '../server/database/columns/languageColumns.js';
import { copySeededDatabase } from '../tests/support/seededDatabase.js';
import onBeforeRoute from './+onBeforeRoute.js';
import onRenderHtml from './+onRenderHtml.js';

/*
 * CONTRIBUTING.md promises that a language needs only a table entry and a file of messages. The tests add exactly these
 * for two languages that the shop does not have.
 */

vi.mock('../locales/languages.js', async (original) => {
  const { withOtherLanguages } = await import('../tests/support/otherLanguages.js');
  const known = await original<typeof import('../locales/languages.js')>();
  return { LANGUAGES: withOtherLanguages(known.LANGUAGES) };
});
vi.mock('../locales/words.js', async (original) => {
  const { withOtherWords } = await import('../tests/support/otherLanguages.js');
  const known = await original<typeof import('../locales/words.js')>();
  return { WORDS: withOtherWords(known.WORDS) };
});

/* Modules that the build generates. */
vi.mock('virtual:messages', async () => {
  const { compileWords } = await import('../tests/support/otherLanguages.js');
  const { WORDS: words } = await import('../locales/words.js');
  const compiled = Object.entries(words).map(([locale, own]) => [locale, compileWords(own)]);
  const messages: unknown = Object.fromEntries(compiled);
  return { MESSAGES: messages, BROWSER_MESSAGES: { pages: {}, files: {} } };
});
vi.mock('virtual:page-assets', () => ({ PAGE_FILES: {}, STYLES: {} }));
vi.mock('virtual:inline-icons', () => ({ INLINE_SPRITE: '' }));
vi.mock('vite-plugin-ssr/server', () => ({ dangerouslySkipEscape: String }));

const folder = mkdtempSync(join(tmpdir(), 'languages-'));

beforeAll(async () => {
  await copySeededDatabase(join(folder, 'shop.db'));
  vi.stubEnv('DATABASE_URL', `file:${join(folder, 'shop.db')}`);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

interface PageHook {
  default: (context: HookContext) => Promise<{ pageContext: object }>;
}

type Page = (typeof PAGES)[number];

const PAGES = [
  {
    path: '/',
    page: () => import('../pages/index/+Page.js'),
    hook: (): Promise<PageHook> => import('../pages/index/+onBeforeRender.js'),
  },
  {
    path: '/category/1',
    page: () => import('../pages/category/@id/+Page.js'),
    hook: (): Promise<PageHook> => import('../pages/category/@id/+onBeforeRender.js'),
  },
  {
    path: '/product/simple/525',
    page: () => import('../pages/product/simple/@id/+Page.js'),
    hook: (): Promise<PageHook> => import('../pages/product/simple/@id/+onBeforeRender.js'),
  },
];

/** The prerendered HTML of a page. */
async function prerender({ path, page, hook }: (typeof PAGES)[number], locale: Locale) {
  const address = localePath(path, locale);
  const routed = onBeforeRoute({ urlOriginal: address }).pageContext;
  expect(routed).toEqual({ locale, urlOriginal: path });
  const routeParams = { id: path.split('/').at(-1) ?? '' };
  const { pageContext } = await (await hook()).default({ ...routed, routeParams });
  const { default: Page } = await page();
  const configEntries = { Page: [{ configDefinedByFile: '/pages/index/+Page.tsx' }] };
  const context = { ...pageContext, ...routed, Page, urlPathname: address, config: {}, configEntries };
  const { documentHtml } = onRenderHtml(context as never) as unknown as { documentHtml: string };
  return parseHtml(documentHtml);
}

/** Editors' content, which may equal the shop's own messages. */
async function readContent(): Promise<unknown> {
  const { content, store } = await getBackend();
  return Promise.all([
    ...[content.getShell(), content.getHome(), content.listPages(), content.listTips(), content.listFaq()],
    store.catalogue.listCategories(),
    store.catalogue.listBrands(),
  ]);
}

function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  const parts: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return new Set(parts.flatMap((part) => [...textsIn(part)]));
}

/** Texts with their languages. */
async function languagesOn(page: (typeof PAGES)[number], locale: Locale, selector: string) {
  const elements = (await prerender(page, locale)).querySelectorAll(selector);
  return elements.map((element) => [
    element.text.trim(),
    (element.querySelector('[lang]') ?? element).getAttribute('lang'),
  ]);
}

it('checks the columns of all languages in one round trip to the database', async () => {
  const database = createClient({ url: `file:${join(folder, 'shop.db')}` });
  const asked: string[] = [];
  const rows = async (sql: string) => {
    asked.push(sql);
    return (await database.execute(sql)).rows;
  };
  expect(await hasLanguageColumns({ rows })).toBe(true);
  await database.execute('ALTER TABLE origins DROP COLUMN name_xb');
  expect(await hasLanguageColumns({ rows })).toBe(false);
  await database.execute('ALTER TABLE origins ADD COLUMN name_xb TEXT');
  expect(asked).toHaveLength(2);
  database.close();
});

it('keeps settings valid whose texts are in English and Arabic', () => {
  const texts = { en: 'Example Bank', ar: 'بنك المثال' };
  const { paymentWays, instalmentPlans } = readEnv({
    ...{ PAYMENT_WAYS: JSON.stringify([{ kind: 'cash' }, { kind: 'card', name: texts }]) },
    ...{ INSTALMENT_PLANS: JSON.stringify([{ way: 'card', name: texts, months: 6 }]) },
  });
  expect(paymentWays[1]).toMatchObject({ name: texts });
  expect(instalmentPlans[0]).toMatchObject({ name: texts });
  const missing = JSON.stringify([{ kind: 'cash', name: { en: 'Cash', xa: 'Espèces' } }]);
  expect(() => readEnv({ PAYMENT_WAYS: missing })).toThrow('Wrong: 0.name.ar');
});

describe('untranslated content', () => {
  const [home, category, product] = PAGES as [Page, Page, Page];

  it('shows untranslated content in the default language, with its lang attribute', async () => {
    expect(await languagesOn(category, 'xa' as Locale, 'h1')).toEqual([['Tyres', 'en-US']]);
    expect(await languagesOn(product, 'xa' as Locale, 'h1')).toEqual([[expect.any(String), 'en-US']]);
    const prose = (await prerender(product, 'xb' as Locale)).querySelector('section > div[lang]');
    expect(prose?.attributes).toMatchObject({ lang: 'en-US', dir: 'ltr' });
    const bar = await languagesOn(home, 'xa' as Locale, 'header nav li a');
    expect(new Set(bar.map(([, lang]) => lang))).toEqual(new Set(['en-US']));
  });

  it('shows content in the page’s language once it is translated', async () => {
    const database = createClient({ url: `file:${join(folder, 'shop.db')}` });
    await database.execute("UPDATE categories SET name_xa = 'Pneus' WHERE id = 1");
    expect(await languagesOn(category, 'xa' as Locale, 'h1')).toEqual([['Pneus', undefined]]);
    expect(await languagesOn(category, 'xb' as Locale, 'h1')).toEqual([['Tyres', 'en-US']]);
    database.close();
  });

  it('does not set a lang attribute on translated content', async () => {
    for (const page of PAGES) {
      for (const locale of ['en', 'ar'] as const) {
        const marked = (await prerender(page, locale)).querySelectorAll('main [lang], footer [lang]');
        expect(marked).toEqual([]);
      }
    }
  });
});

describe.each([
  ['xa', 'xa-XA', 'ltr'],
  ['xb', 'xb-XB', 'rtl'],
])('a language that is an entry and a file of words (%s)', (language, lang, dir) => {
  const locale = language as Locale;

  it.each(PAGES)('prerenders $path in an added language, with hreflang links', async (page) => {
    const root = await prerender(page, locale);
    expect(root.querySelector('html')?.attributes).toMatchObject({ lang, dir });
    const alternates = root.querySelectorAll('link[rel=alternate][hreflang]');
    expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual([
      ...Object.keys(LANGUAGES),
      'x-default',
    ]);
    const home = new URL(root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '');
    expect(splitLocale(home.pathname)).toEqual({ locale, path: page.path });
    expect(root.querySelectorAll('meta[property="og:locale:alternate"]')).toHaveLength(LOCALES.length - 1);
  });

  it.each(PAGES)('links only to pages of the added language on $path', async (page) => {
    const root = await prerender(page, locale);
    const links = root.querySelectorAll('body a[href^="/"], body form[action^="/"]');
    expect(links.length).toBeGreaterThan(20);
    const away = links
      .filter((link) => !link.hasAttribute('hreflang'))
      .map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
      .filter((href) => splitLocale(href).locale !== locale);
    expect(away).toEqual([]);
    const switches = root.querySelectorAll('header a[hreflang]').map((link) => link.getAttribute('hreflang'));
    expect(switches).toEqual(Object.keys(LANGUAGES).filter((other) => other !== locale));
  });

  it.each(PAGES)('shows only the added language’s messages on $path', async (page) => {
    const root = await prerender(page, locale);
    const texts = root
      .querySelectorAll('body *')
      .flatMap(({ childNodes, attributes }) => [
        ...childNodes
          .filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
          .map((node) => node.text.trim()),
        ...['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) => attributes[name] ?? []),
      ]);
    expect(texts.filter((text) => text.startsWith(`[${language}]`)).length).toBeGreaterThan(20);
    const content = textsIn(await readContent());
    const others = new Set([...Object.values(WORDS.en), ...Object.values(WORDS.ar)]);
    expect(texts.filter((text) => others.has(text) && !content.has(text))).toEqual([]);
  });
});
