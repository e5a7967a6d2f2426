import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, LOCALES } from '../../domain/core/locale.js';
import { decoded } from '../../domain/text/decoded.js';
import { localePath } from '../../domain/core/paths.js';
import type { pageHook } from '../../pages/pageHook.js';
import { readBackendOnce } from '../../server/backend.js';
import type { LastBuild } from './lastBuild.mjs';
import { openBuildCache } from './buildCache.js';
import { openRenderThreads } from './renderThreads.js';
import { type LoadedPage, writePages, type WrittenPages } from './writePages.js';

const PAGES = resolve('pages');
/** Vercel and most other platforms keep `node_modules/.cache` between builds. */
const PAGE_CACHE = 'node_modules/.cache/storefront/pages';

/** Configuration of a page's directory. */
interface PageConfig {
  prerender?: boolean;
}

type PageHook = ReturnType<typeof pageHook>;

/** A page known at build time. */
interface KnownPage {
  /** Without locale. */
  path: string;
  routeParams: Record<string, string>;
  loadPage: PageHook['loadPage'];
}

/**
 * Prerenders every page known at build time, in every language, from a catalogue that is read once. `codeDigest`
 * represents everything that affects how the same data is rendered; `before` has the digests of the pages in `site`.
 */
export async function prerender(
  site: string,
  codeDigest: string,
  before: LastBuild['pages'],
): Promise<WrittenPages> {
  await readBackendOnce();
  const known = await listKnownPages();
  return writePages({
    pages: known.flatMap((page) =>
      LOCALES.map((locale) => ({
        url: localePath(page.path, locale),
        load: () => load(page, locale),
      })),
    ),
    site,
    codeDigest,
    before,
    cache: openBuildCache(resolve(PAGE_CACHE)),
    threads: openRenderThreads(),
  });
}

/**
 * Those listed by a directory's `+onBeforePrerenderStart.ts`, or else the directory's own; without those whose
 * `+config.ts` has `prerender: false`. Directories with many pages come last: while the data of thousands of products
 * is loaded, a thread renders the listings, which one changed product is enough to change.
 */
async function listKnownPages(): Promise<KnownPage[]> {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => /(^|[\\/])\+Page\.tsx$/.test(file)).sort();
  const lists = await Promise.all(folders.map((file) => pagesOf(resolve(PAGES, file, '..'))));
  const pages = lists.sort((one, other) => one.length - other.length).flat();
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

async function pagesOf(folder: string): Promise<KnownPage[]> {
  const config = await importDefault<PageConfig>(join(folder, '+config.ts'));
  if (config?.prerender === false) return [];
  const hook = await importDefault<PageHook>(join(folder, '+onBeforeRender.ts'));
  if (hook === null) throw new Error(`${folder} has no +onBeforeRender.ts`);
  const route = relative(PAGES, folder).split(sep).join('/');
  const paths = await pathsOf(folder, route);
  return paths.map((path) => ({ path, routeParams: paramsOf(route, path), loadPage: hook.loadPage }));
}

async function pathsOf(folder: string, route: string): Promise<string[]> {
  const list = await importDefault<() => Promise<string[]>>(join(folder, '+onBeforePrerenderStart.ts'));
  if (list !== null) return list();
  const isOne = !route.includes('@') && route !== '_error';
  return isOne ? [route === 'index' ? '/' : `/${route}`] : [];
}

/** `category/@id` and `/category/7` → `{ id: '7' }`, as the framework's router does. */
function paramsOf(route: string, path: string): Record<string, string> {
  const segments = path.split('/').slice(1);
  return Object.fromEntries(
    route
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('@') ? [[part.slice(1), decoded(segments[index] ?? '') ?? '']] : [],
      ),
  );
}

/** The default export of a `+` file; null if the file does not exist. */
async function importDefault<T>(file: string): Promise<T | null> {
  if (!existsSync(file)) return null;
  return ((await import(pathToFileURL(file).href)) as { default: T }).default;
}

/** Loads the data that a page is rendered from: only pages that have changed are. Throws the errors of its loader. */
async function load({ path, routeParams, loadPage }: KnownPage, locale: Locale): Promise<LoadedPage> {
  const loaded = await loadPage({ urlOriginal: path, locale, routeParams });
  if (loaded === null) throw new Error(`There is no page at ${path}`);
  // When the data was read is no reason to write the page again.
  const shown = { ...loaded, shell: { ...loaded.shell, writtenAt: 0 } };
  return { shown: JSON.stringify(shown), loaded };
}
