import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const PAGES = resolve('pages');

/** What a page's folder may say of its addresses. */
interface PageConfig {
  prerender?: boolean;
}

/**
 * Paths without locale of every page that is known at build time: what the `+onBeforePrerenderStart.ts` of a page's
 * folder lists, else the folder's own address; without those whose `+config.ts` says `prerender: false`.
 */
export async function listPrerenderedPaths(): Promise<string[]> {
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

/** The default export of a `+` file; null where there is no such file. */
async function importDefault<T>(file: string): Promise<T | null> {
  if (!existsSync(file)) return null;
  return ((await import(pathToFileURL(file).href)) as { default: T }).default;
}
