import { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import { frameworkAssets } from './pageAssets.js';
import type { ServerPageContext } from './pageContext.js';
import { renderParts } from './html/pageParts.js';

/** Renders a page's complete HTML, into which the framework inserts the page's data. */
export default function onRenderHtml(pageContext: ServerPageContext) {
  const { __getPageAssets: knownAssets } = pageContext;
  const { locale, before, after } = renderParts(pageContext);
  return {
    documentHtml: dangerouslySkipEscape(before + after),
    pageContext: { locale, __getPageAssets: () => frameworkAssets(knownAssets) },
  };
}
