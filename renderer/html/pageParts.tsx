import { renderToString } from 'react-dom/server';
import '../../components/ui/tokens.css';
import '../../components/ui/base.css';
import { MESSAGES } from 'virtual:messages';
import { INLINE_SPRITE } from 'virtual:inline-icons';
import { LANGUAGES, type Locale } from '../../domain/core/locale.js';
import type { ShellView } from '../../domain/content/pageViews.js';
import { splitLocale } from '../../domain/core/paths.js';
import { Document } from '../Document.js';
import { EARLY_SCRIPT } from '../earlyScript.js';
import { headHtml, type Site } from '../headHtml.js';
import { messagesHtml } from './messagesHtml.js';
import { findMiddleware } from '../middleware.js';
import {
  ASSETS_PLACEHOLDER,
  defusePlaceholders,
  scriptsHtml,
  stylesHtml,
  takePicturePreloads,
} from '../pageAssets.js';
import { pageDirectory, type ServerPageContext } from '../pageContext.js';
import { trialBarHtml } from '../trial/trialBar.js';

/** The page's code, which open pages compare with that of the latest build. */
const BUILD_ID = import.meta.env.BUILD_ID;

interface PageParts {
  locale: Locale;
  /** The HTML up to the place of the page's data. */
  before: string;
  /** The HTML after the page's data. */
  after: string;
}

function siteOf(shell: ShellView | undefined): Site {
  return {
    origin: shell?.origin ?? '',
    siteName: shell?.shopName ?? '',
    isIndexed: shell?.trial === undefined,
  };
}

/** Renders a page's complete HTML, which is readable before any script has run, around its data. */
export function renderParts(pageContext: ServerPageContext): PageParts {
  const locale = pageContext.locale ?? splitLocale(pageContext.urlOriginal).locale;
  const { iso, dir } = LANGUAGES[locale];
  const { shell } = pageContext;
  const pageId = pageDirectory(pageContext);
  findMiddleware(pageContext.config.middleware);
  const { preloads, rest: html } = takePicturePreloads(
    renderToString(<Document pageContext={pageContext} locale={locale} messages={MESSAGES[locale]} />),
  );
  const before = `<!DOCTYPE html>
<html lang="${iso}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <script>${EARLY_SCRIPT}</script>
    ${defusePlaceholders(preloads)}
    ${import.meta.env.DEV ? ASSETS_PLACEHOLDER : ''}${stylesHtml(pageId)}
    <meta name="build" content="${BUILD_ID}">
    ${defusePlaceholders(headHtml(pageContext.head, locale, siteOf(shell)))}
  </head>
  <body>
    <div hidden>${INLINE_SPRITE}</div>
    ${trialBarHtml(shell?.trial, MESSAGES)}
    <div id="page">${defusePlaceholders(html)}</div>
    <div id="announcer" class="visuallyHidden" aria-live="polite"></div>
    ${messagesHtml(pageId, locale)}${scriptsHtml(pageId)}
  `;
  return {
    locale,
    before,
    after: '</body>\n</html>',
  };
}
