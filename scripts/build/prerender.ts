import { existsSync, readdirSync } from 'node:fs';
import { resolve, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vite-plugin-ssr/server';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath, pageDataPath } from '../../domain/core/paths.js';
import { readBackendOnce } from '../../server/backend.js';
import type { LastBuild } from './lastBuild.js';
import { openPageCache } from './pageCache.js';
import { openRenderThreads } from './renderThreads.js';
import { type LoadedPage, writePages, type WrittenPages } from './writePages.js';

const PAGES = resolve('pages');

/** Configuration of a page's directory. */
interface PageConfig {
  prerender?: boolean;
}

/**
 * Paths without locale of every page known at build time: those listed by `+onBeforePrerenderStart.ts` in a page's
 * directory, or else the directory's own path; without pages whose `+config.ts` has `prerender: false`.
 */
async function listPrerenderedPaths(): Promise<string[]> {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => /(^|[\\/])\+Page\.tsx$/.test(file)).sort();
  const paths: string[] = [];
  for (const file of folders) paths.push(...(await pathsOf(resolve(PAGES, file, '..'))));
  return [...new Set(paths)];
}

async function pathsOf(folder: string): Promise<string[]> {
  const config = await importDefault<PageConfig>(join(folder, '+config.ts'));
  if (config?.prerender === false) return [];
  const list = await importDefault<() => Promise<string[]>>(join(folder, '+onBeforePrerenderStart.ts'));
  if (list !== null) return list();
  const path = relative(PAGES, folder).split(sep).join('/');
  const isOne = !path.includes('@') && path !== '_error';
  return isOne ? [path === 'index' ? '/' : `/${path}`] : [];
}

/** The default export of a `+` file; null if the file does not exist. */
async function importDefault<T>(file: string): Promise<T | null> {
  if (!existsSync(file)) return null;
  return ((await import(pathToFileURL(file).href)) as { default: T }).default;
}

/** Vercel and most other platforms keep `node_modules/.cache` between builds. */
const PAGE_CACHE = 'node_modules/.cache/storefront/pages';

/** When the data was read: no reason to write a page again. */
const TIME = /"writtenAt":\d+/;

/**
 * Prerenders every page known at build time, in every language, from a catalogue that is read once. `codeDigest`
 * represents everything that affects how the same data is rendered; `before` has the digests of the pages in `site`.
 */
export async function prerender(
  site: string,
  codeDigest: string,
  before: LastBuild['pages'],
): Promise<WrittenPages> {
  await import(pathToFileURL(resolve('dist/server/importBuild.cjs')).href);
  await readBackendOnce();
  const paths = await listPrerenderedPaths();
  return writePages({
    urls: paths.flatMap((path) => LOCALES.map((locale) => localePath(path, locale))),
    load,
    site,
    codeDigest,
    before,
    cache: openPageCache(resolve(PAGE_CACHE)),
    threads: openRenderThreads(),
  });
}

/** Returned by the framework, with the fields that the page's hook has added. */
interface RenderedData {
  httpResponse: { statusCode: number; body: string } | null;
  errorWhileRendering?: unknown;
  is404?: boolean | null;
  pageProps?: object;
  title?: string;
  head?: object;
  shell?: object;
  locale?: string;
}

/** Loads a page's data without rendering it. Throws the errors of its loader, and if the page does not exist. */
async function load(url: string): Promise<LoadedPage> {
  const urlOriginal = pageDataPath(url);
  const page: RenderedData = await renderPage({ urlOriginal });
  if (page.errorWhileRendering instanceof Error) throw page.errorWhileRendering;
  const { httpResponse, pageProps, title, head, shell, locale } = page;
  if (httpResponse?.statusCode !== 200 || shell === undefined) throw new Error(`There is no page at ${url}`);
  return {
    data: httpResponse.body,
    shown: httpResponse.body.replace(TIME, '') + JSON.stringify(head),
    loaded: { pageProps, title, head, locale, shell },
  };
}
