import type { ComponentType } from 'react';
import type { Locale } from '../domain/core/locale.js';
import type { PageHead, ShellView } from '../domain/content/pageViews.js';

/** What the framework hands to the render hooks, as far as the shop uses it. */
export interface PageContext {
  Page: ComponentType<object>;
  urlPathname: string;
  locale?: Locale;
  title?: string;
  shell?: ShellView;
  pageProps?: object;
  is404?: boolean | null;
  /** Names what has to let the shopper in: see `renderer/middleware.ts`. */
  middleware?: string | undefined;
}

/** What it hands to them on the server besides. */
export interface ServerPageContext extends PageContext {
  head?: PageHead;
  /** Path with query, without its locale once routed. */
  urlOriginal: string;
  /** The framework's id of the page: `/pages/product/simple/@id`. */
  _pageId: string;
  /** What the page's `+` files say beside their hooks. */
  config: { middleware?: string };
  /** Scripts and style sheets that the framework would write into the page. */
  __getPageAssets: () => Promise<FrameworkAsset[]>;
}

export interface FrameworkAsset {
  src: string;
  assetType: string | null;
  mediaType: string | null;
  isEntry: boolean;
}
