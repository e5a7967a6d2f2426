import type { Page, PageTable } from './otherPages.js';

/** The pages on the way to a purchase; the table of the others is loaded with the first of them. */
const SHOP_PAGES: PageTable = import.meta.glob<Page>(
  ['../../pages/{index,search,cart}/+Page.tsx', '../../pages/{category,product}/**/+Page.tsx'],
  { import: 'default' },
);
const MIDDLEWARE = import.meta.glob<string>('../../pages/**/+middleware.ts', {
  import: 'default',
  eager: true,
});

const loadOthers = () => import('./otherPages.js');

/** Loaded pages by file, because even `import()` of a loaded module takes a task, before which frames are drawn. */
const loaded = new Map<string, Page>();

/** Loads a page's code by the framework's id: `/pages/product/simple/@id`. */
export async function loadPage(pageId: string): Promise<Page> {
  const file = `../..${pageId}/+Page.tsx`;
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const load = SHOP_PAGES[file] ?? (await loadOthers()).OTHER_PAGES[file];
  if (load === undefined) throw new Error(`There is no page ${pageId}`);
  const page = await load();
  loaded.set(file, page);
  return page;
}

/** The route guard that a page names, if any. */
export function middlewareOf(pageId: string): string | undefined {
  return MIDDLEWARE[`../..${pageId}/+middleware.ts`];
}

/** Loads the code of the page for a path without locale; nothing if there is no such page. */
export async function loadPageAt(path: string): Promise<void> {
  const pageId = await findPage(path);
  if (pageId !== undefined) await loadPage(pageId);
}

/** The id of the page for a path without locale. */
export async function findPage(path: string): Promise<string | undefined> {
  const shopPage = findIn(SHOP_PAGES, path);
  if (shopPage !== undefined) return shopPage;
  const { OTHER_PAGES, otherRouteOf } = await loadOthers();
  return findIn(OTHER_PAGES, otherRouteOf(path));
}

/** The page with exactly this path, or else the first whose pattern matches it. */
function findIn(pages: PageTable, path: string): string | undefined {
  const exact = `../../pages${path === '/' ? '/index' : path}/+Page.tsx`;
  const file = exact in pages ? exact : Object.keys(pages).find((each) => patternOf(each).test(path));
  return file?.slice('../..'.length, -'/+Page.tsx'.length);
}

/** `../../pages/product/simple/@id/+Page.tsx` → `^/product/simple/[^/]+$` */
function patternOf(file: string): RegExp {
  const route = file.slice('../../pages'.length, -'/+Page.tsx'.length);
  return new RegExp(`^${route.replace(/@\w+/g, '[^/]+')}$`);
}
