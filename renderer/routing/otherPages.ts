import type { ComponentType } from 'react';
import { isLandingPath } from '../../domain/catalogue/landingPaths.js';

export type Page = ComponentType<object>;
export type PageTable = Readonly<Record<string, (() => Promise<Page>) | undefined>>;

/** The pages that `pages.ts` does not list. */
export const OTHER_PAGES: PageTable = import.meta.glob<Page>(
  [
    '../../pages/**/+Page.tsx',
    '!../../pages/{index,search,cart}/+Page.tsx',
    '!../../pages/{category,product}/**/+Page.tsx',
  ],
  { import: 'default' },
);

/** The route of a path among these pages: the landing pages of all kinds are one page. */
export function otherRouteOf(path: string): string {
  return isLandingPath(path) ? '/landing' : path;
}
