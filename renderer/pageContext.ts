import type { ComponentType } from 'react';
import type { Locale } from '../domain/core/locale.js';
import type { PageHead, ShellView } from '../domain/content/views.js';

/** What the framework hands to the render hooks, as far as the shop uses it. */
export interface PageContext {
  Page: ComponentType<object>;
  /** Path with query, without its locale once routed. */
  urlOriginal: string;
  urlPathname: string;
  locale?: Locale;
  head?: PageHead;
  shell?: ShellView;
  pageProps?: object;
  is404?: boolean | null;
  isHydration?: boolean;
  /** What the page's `+` files say beside their hooks. */
  config: { middleware?: string };
}
