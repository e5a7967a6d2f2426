import type { ComponentType } from 'react';
import type { Locale } from '../domain/core/locale.js';
import type { PageHead, ShellView } from '../domain/content/pageViews.js';

/** The parts of the framework's page context that the render hooks use. */
export interface PageContext {
  Page: ComponentType<object>;
  urlPathname: string;
  /** The framework's id of the page: `/pages/product/simple/@id`. */
  _pageId?: string;
  locale?: Locale;
  title?: string;
  shell?: ShellView;
  pageProps?: object;
  is404?: boolean | null;
  /** Names the page's route guard: see `renderer/middleware.ts`. */
  middleware?: string | undefined;
}

/** Additional page context on the server. */
export interface ServerPageContext extends PageContext {
  head?: PageHead;
  /** Path with query, without its locale prefix after routing. */
  urlOriginal: string;
  /** The framework's id of the page: `/pages/product/simple/@id`. */
  _pageId: string;
  /** Exports of the page's `+` files other than hooks. */
  config: { middleware?: string };
  /** Scripts and style sheets that the framework would insert into the page. */
  __getPageAssets: () => Promise<FrameworkAsset[]>;
}

export interface FrameworkAsset {
  src: string;
  assetType: string | null;
  mediaType: string | null;
  isEntry: boolean;
}
