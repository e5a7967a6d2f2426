import { renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import '../components/ui/tokens.css';
import '../components/ui/base.css';
import { MESSAGES } from 'virtual:messages';
import { INLINE_SPRITE } from 'virtual:inline-icons';
import { LANGUAGES } from '../domain/core/locale.js';
import type { ShellView } from '../domain/content/pageViews.js';
import { splitLocale } from '../domain/core/paths.js';
import { Document } from './Document.js';
import { headHtml, type Site } from './headHtml.js';
import { findMiddleware } from './middleware.js';
import type { ServerPageContext } from './pageContext.js';
import { messagesHtml } from './messagesHtml.js';
import { EARLY_SCRIPT } from './earlyScript.js';
import { referToRichText } from './richText.js';
import { trialBarHtml } from './trial/trialBar.js';
import {
  ASSETS_PLACEHOLDER,
  defusePlaceholders,
  frameworkAssets,
  scriptsHtml,
  stylesHtml,
  takePicturePreloads,
} from './pageAssets.js';

/** The page's code, which open pages compare with that of the latest build. */
const BUILD_ID = import.meta.env.BUILD_ID;

function siteOf(shell: ShellView | undefined): Site {
  return {
    origin: shell?.origin ?? '',
    siteName: shell?.shopName ?? '',
    isIndexed: shell?.trial === undefined,
  };
}

/** Renders a page's complete HTML, which is readable before any script has run. */
export default function onRenderHtml(pageContext: ServerPageContext) {
  const locale = pageContext.locale ?? splitLocale(pageContext.urlOriginal).locale;
  const { iso, dir } = LANGUAGES[locale];
  const { shell } = pageContext;
  findMiddleware(pageContext.config.middleware);
  const { __getPageAssets: knownAssets } = pageContext;
  const { preloads, rest: html } = takePicturePreloads(
    renderToString(<Document pageContext={pageContext} locale={locale} messages={MESSAGES[locale]} />),
  );
  const documentHtml = escapeInject`<!DOCTYPE html>
<html lang="${iso}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <script>${dangerouslySkipEscape(EARLY_SCRIPT)}</script>
    ${dangerouslySkipEscape(defusePlaceholders(preloads))}
    ${import.meta.env.DEV ? ASSETS_PLACEHOLDER : ''}${dangerouslySkipEscape(stylesHtml(pageContext._pageId))}
    <meta name="build" content="${BUILD_ID}">
    ${dangerouslySkipEscape(defusePlaceholders(headHtml(pageContext.head, locale, siteOf(shell))))}
  </head>
  <body>
    <div hidden>${dangerouslySkipEscape(INLINE_SPRITE)}</div>
    ${dangerouslySkipEscape(trialBarHtml(shell?.trial, MESSAGES))}
    <div id="page">${dangerouslySkipEscape(defusePlaceholders(html))}</div>
    <div id="announcer" class="visuallyHidden" aria-live="polite"></div>
    ${dangerouslySkipEscape(messagesHtml(pageContext._pageId, locale) + scriptsHtml(pageContext._pageId))}
  </body>
</html>`;
  const pageProps = referToRichText(pageContext.pageProps, html);
  return {
    documentHtml,
    pageContext: { locale, pageProps, __getPageAssets: () => frameworkAssets(knownAssets) },
  };
}
