import type { ServerPageContext } from './pageContext.js';
import { pageJson } from './html/pageJson.js';
import { renderParts } from './html/pageParts.js';

/**
 * Renders a page's files for the build: its HTML and its data as the browser requests it, the same as the framework
 * responds with on demand. The framework would route and serialise each page twice, and search the whole HTML for tags.
 */
export default function renderFiles(page: ServerPageContext): { html: string; data: string } {
  const { locale, before, after, pageProps } = renderParts(page);
  const { title, shell, _pageId } = page;
  const dataWith = pageJson({ locale, title, shell, _pageId });
  return {
    html: `${before}  <script id="vite-plugin-ssr_pageContext" type="application/json">${dataWith(pageProps)}</script>\n  ${after}`,
    data: dataWith(page.pageProps),
  };
}
