import type { ComponentType } from 'react';
import type { FormAnswer } from '../../domain/forms/forms.js';
import type { Locale } from '../../domain/core/locale.js';
import type { PageHead, ShellView } from '../../domain/content/pageViews.js';

/** The parts of the framework's page context that the render hooks use. */
export interface PageContext {
  Page: ComponentType<object>;
  urlPathname: string;
  /** The page's directory: `/pages/product/simple/@id`. */
  directory: string;
  locale?: Locale | undefined;
  title?: string | undefined;
  shell?: ShellView | undefined;
  pageProps?: object | undefined;
  is404?: boolean | null | undefined;
  /** The answer to a form that was sent from this page and not accepted. */
  formAnswer?: FormAnswer | undefined;
  /** Names the page's route guard: see `renderer/app/middleware.ts`. */
  middleware?: string | undefined;
}

/** The element of a document that has the page's data. */
export const PAGE_DATA_ELEMENT = 'page-data';

/** What the browser gets of a page: with its HTML, and as JSON when it navigates there. */
export type PageData = Omit<PageContext, 'Page' | 'urlPathname' | 'middleware'>;

/** Additional page context on the server. */
export interface ServerPageContext extends PageContext {
  /** Whether the page's data is requested without its HTML. */
  isDataOnly?: boolean;
  head?: PageHead;
  /** Path with query, without its locale prefix after routing. */
  urlOriginal: string;
  /** Exports of the page's `+` files other than hooks. */
  config: { middleware?: string };
  /** The files that they are from: `/pages/faq/+Page.tsx`. */
  configEntries: { Page: readonly { configDefinedByFile: string | null }[] };
  /** Scripts and style sheets that the framework would insert into the page. */
  __getPageAssets: () => Promise<FrameworkAsset[]>;
}

/** The directory of the page that is rendered: `/pages/product/simple/@id`. */
export function pageDirectory({ configEntries }: Pick<ServerPageContext, 'configEntries'>): string {
  const file = configEntries.Page[0]?.configDefinedByFile ?? '';
  const directory = /^(.+)\/\+Page\.tsx$/.exec(file)?.[1];
  if (directory === undefined) throw new Error(`No page is defined by "${file}"`);
  return directory;
}

export interface FrameworkAsset {
  src: string;
  assetType: string | null;
  mediaType: string | null;
  isEntry: boolean;
}
