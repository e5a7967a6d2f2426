import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const PAGES = resolve('pages');

/** Configuration of a page's directory. */
interface PageConfig {
  prerender?: boolean;
}

/**
 * Paths without locale of every page known at build time: those listed by `+onBeforePrerenderStart.ts` in a page's
 * directory, or else the directory's own path; without pages whose `+config.ts` has `prerender: false`.
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

/** The default export of a `+` file; null if the file does not exist. */
async function importDefault<T>(file: string): Promise<T | null> {
  if (!existsSync(file)) return null;
  return ((await import(pathToFileURL(file).href)) as { default: T }).default;
}
