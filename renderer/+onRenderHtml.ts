import { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import { splitLocale } from '../domain/core/paths.js';
import { frameworkAssets } from './html/pageAssets.js';
import { type PageData, pageDirectory, type ServerPageContext } from './routing/pageContext.js';
import { renderDocument } from './html/document.js';

/** Renders a page's complete HTML and its data, with which the browser hydrates it or, as JSON, navigates to it. */
export default function onRenderHtml(pageContext: ServerPageContext) {
  const { urlOriginal, title, shell, pageProps, is404, formAnswer, __getPageAssets } = pageContext;
  const locale = pageContext.locale ?? splitLocale(urlOriginal).locale;
  const directory = pageDirectory(pageContext);
  const data: PageData = { directory, locale, title, shell, pageProps, is404, formAnswer };
  const pageData = JSON.stringify(data);
  if (pageContext.isDataOnly === true) return { pageContext: { pageData } };
  return {
    documentHtml: dangerouslySkipEscape(renderDocument({ ...pageContext, directory, locale, pageData })),
    pageContext: { pageData, __getPageAssets: () => frameworkAssets(__getPageAssets) },
  };
}
