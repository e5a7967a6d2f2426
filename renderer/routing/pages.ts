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

/** Loads a page's code by the framework's id: `/pages/product/simple/@id`. */
export async function loadPage(pageId: string): Promise<Page> {
  const file = `../..${pageId}/+Page.tsx`;
  const load = SHOP_PAGES[file] ?? (await loadOthers()).OTHER_PAGES[file];
  if (load === undefined) throw new Error(`There is no page ${pageId}`);
  return load();
}

/** The route guard that a page names, if any. */
export function middlewareOf(pageId: string): string | undefined {
  return MIDDLEWARE[`../..${pageId}/+middleware.ts`];
}

/** Loads the code of the page for a path without locale; nothing if there is no such page. */
export async function loadPageAt(path: string): Promise<void> {
  await (
    await findPage(path)
  )?.();
}

/** The loader of the page for a path without locale. */
export async function findPage(path: string): Promise<PageTable[string]> {
  const shopPage = findIn(SHOP_PAGES, path);
  if (shopPage !== undefined) return shopPage;
  const { OTHER_PAGES, otherRouteOf } = await loadOthers();
  return findIn(OTHER_PAGES, otherRouteOf(path));
}

/** The page with exactly this path, or else the first whose pattern matches it. */
function findIn(pages: PageTable, path: string): PageTable[string] {
  const exact = pages[`../../pages${path === '/' ? '/index' : path}/+Page.tsx`];
  return exact ?? pages[Object.keys(pages).find((file) => patternOf(file).test(path)) ?? ''];
}

/** `../../pages/product/simple/@id/+Page.tsx` → `^/product/simple/[^/]+$` */
function patternOf(file: string): RegExp {
  const route = file.slice('../../pages'.length, -'/+Page.tsx'.length);
  return new RegExp(`^${route.replace(/@\w+/g, '[^/]+')}$`);
}
