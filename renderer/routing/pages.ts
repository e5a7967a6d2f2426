import type { ComponentType } from 'react';
import { treeAt } from '../../features/facts.js';

type Page = ComponentType<object>;

/** The code of every page by its file. */
const PAGES = import.meta.glob<Page>('../../pages/**/+Page.tsx', { import: 'default' });
const MIDDLEWARE = import.meta.glob<string>('../../pages/**/+middleware.ts', {
  import: 'default',
  eager: true,
});

/** Loaded pages by file, because even `import()` of a loaded module takes a task, before which frames are drawn. */
const loaded = new Map<string, Page>();

/** Loads a page's code by its directory: `/pages/product/simple/@id`. */
export async function loadPage(directory: string): Promise<Page> {
  const file = `../..${directory}/+Page.tsx`;
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const page = await PAGES[file]?.();
  if (page === undefined) throw new Error(`There is no page ${directory}`);
  loaded.set(file, page);
  return page;
}

/** The route guard that a page names, if any. */
export function middlewareOf(directory: string): string | undefined {
  return MIDDLEWARE[`../..${directory}/+middleware.ts`];
}

/** The directory of the page for a path without locale: of this very path, or else the first whose pattern matches it. */
export function findPage(path: string): string | undefined {
  const route = path === '/' ? '/index' : `/${treeAt(path)?.page ?? path.slice(1)}`;
  const exact = `../../pages${route}/+Page.tsx`;
  const file = exact in PAGES ? exact : Object.keys(PAGES).find((each) => patternOf(each).test(route));
  return file?.slice('../..'.length, -'/+Page.tsx'.length);
}

/** `../../pages/product/simple/@id/+Page.tsx` → `^/product/simple/[^/]+$` */
function patternOf(file: string): RegExp {
  const route = file.slice('../../pages'.length, -'/+Page.tsx'.length);
  return new RegExp(`^${route.replace(/@\w+/g, '[^/]+')}$`);
}
