import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { Backend } from '../../ports/backend.js';
import type { ProductRef } from '../../ports/catalogue.js';
import type { PageLoader } from '../pages/page.js';
import type { SitemapPlace } from '../site/sitemapPlace.js';
import type { MarkdownReader } from './markdownReader.js';

/** Pages below addresses that belong to a feature. */
export interface PageTree {
  load: PageLoader<object>;
  /** The canonical path of a page by any spelling of its own; null if there is no such page. */
  findPath: (backend: Backend, path: string) => Promise<string | null>;
  /** The pages that search engines may list. */
  listPlaces: (backend: Backend, products: readonly ProductRef[]) => Promise<SitemapPlace[]>;
  /** The page that shows what a search shows; null if there is none. */
  pathOfSearch: (backend: Backend, query: ProductQuery) => Promise<string | null>;
  readMarkdown: MarkdownReader;
}
