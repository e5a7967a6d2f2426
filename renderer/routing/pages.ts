import type { ComponentType } from 'react';

type Page = ComponentType<object>;

const PAGES = import.meta.glob<Page>('../../pages/**/+Page.tsx', { import: 'default' });
const MIDDLEWARE = import.meta.glob<string>('../../pages/**/+middleware.ts', {
  import: 'default',
  eager: true,
});

/** Loads a page's code by the framework's id: `/pages/product/simple/@id`. */
export async function loadPage(pageId: string): Promise<Page> {
  const load = PAGES[`../..${pageId}/+Page.tsx`];
  if (load === undefined) throw new Error(`There is no page ${pageId}`);
  return load();
}

/** The route guard that a page names, if any. */
export function middlewareOf(pageId: string): string | undefined {
  return MIDDLEWARE[`../..${pageId}/+middleware.ts`];
}

/** Loads the code of the page for a path without locale; nothing if there is no such page. */
export async function loadPageAt(path: string): Promise<void> {
  const exact = PAGES[`../../pages${path === '/' ? '/index' : path}/+Page.tsx`];
  const name = Object.keys(PAGES).find((file) => patternOf(file).test(path));
  await (exact ?? (name === undefined ? undefined : PAGES[name]))?.();
}

/** `../../pages/product/simple/@id/+Page.tsx` → `^/product/simple/[^/]+$` */
function patternOf(file: string): RegExp {
  const route = file.slice('../../pages'.length, -'/+Page.tsx'.length);
  return new RegExp(`^${route.replace(/@\w+/g, '[^/]+')}$`);
}
