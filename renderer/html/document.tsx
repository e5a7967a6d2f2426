import { renderToString } from 'react-dom/server';
import '../../components/ui/tokens.css';
import '../../components/ui/base.css';
import { MESSAGES } from 'virtual:messages';
import { INLINE_SPRITE } from 'virtual:inline-icons';
import { LANGUAGES, type Locale } from '../../domain/core/locale.js';
import type { ShellView } from '../../domain/content/pageViews.js';
import { Document } from '../app/Document.js';
import { EARLY_SCRIPT } from './earlyScript.js';
import { escapeJson, headHtml, type Site } from './headHtml.js';
import { messagesHtml } from './messagesHtml.js';
import { findMiddleware } from '../app/middleware.js';
import { defusePlaceholders, scriptsHtml, stylesHtml, takePicturePreloads } from './pageAssets.js';
import { PAGE_DATA_ELEMENT, type ServerPageContext } from '../routing/pageContext.js';
import { trialBarHtml } from '../trial/trialBar.js';

/** The page's code, which open pages compare with that of the latest build. */
const BUILD_ID = import.meta.env.BUILD_ID;

interface RenderedContext extends ServerPageContext {
  locale: Locale;
  /** JSON of the page's data. */
  pageData: string;
}

function siteOf(shell: ShellView | undefined): Site {
  return {
    origin: shell?.origin ?? '',
    siteName: shell?.shopName ?? '',
    isIndexed: shell?.trial === undefined,
  };
}

/** Renders a page's complete HTML, which is readable before any script has run. */
export function renderDocument(pageContext: RenderedContext): string {
  const { locale, shell, directory, pageData } = pageContext;
  const { iso, dir } = LANGUAGES[locale];
  findMiddleware(pageContext.config.middleware);
  const { preloads, rest: html } = takePicturePreloads(
    renderToString(<Document pageContext={pageContext} locale={locale} messages={MESSAGES[locale]} />),
  );
  return `<!DOCTYPE html>
<html lang="${iso}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <script>${EARLY_SCRIPT}</script>
    ${defusePlaceholders(preloads)}
    ${stylesHtml(directory)}
    <meta name="build" content="${BUILD_ID}">
    ${defusePlaceholders(headHtml(pageContext.head, locale, siteOf(shell)))}
  </head>
  <body>
    <div hidden>${INLINE_SPRITE}</div>
    ${trialBarHtml(shell?.trial, MESSAGES)}
    <div id="page">${defusePlaceholders(html)}</div>
    <div id="announcer" class="visuallyHidden" aria-live="polite"></div>
    ${messagesHtml(directory, locale)}${scriptsHtml(directory)}
    <script type="application/json" id="${PAGE_DATA_ELEMENT}">${escapeJson(pageData)}</script>
  </body>
</html>`;
}
