import type { Page, PageTable } from './pages.js';

/** The pages that `pages.ts` does not list. */
export const OTHER_PAGES: PageTable = import.meta.glob<Page>(
  [
    '../../pages/**/+Page.tsx',
    '!../../pages/{index,search,cart}/+Page.tsx',
    '!../../pages/{category,product}/**/+Page.tsx',
  ],
  { import: 'default' },
);
