import '../components/ui/tokens.css';
import '../components/ui/base.css';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LANGUAGES } from '../domain/core/locale.js';
import { setApiBase } from '../client/core/api.js';
import { loadMessages, readPageMessages } from '../client/intl/loadMessages.js';
import { rememberLocale } from '../client/intl/localeCookie.js';
import { localePath, splitLocale } from '../domain/core/paths.js';
import { Document } from './Document.js';
import { go } from './routing/go.js';
import { findMiddleware } from './middleware.js';
import type { PageContext } from './pageContext.js';
import { keepPrerendered } from './prerendered.js';

let root: Root | undefined;

/** Hydrates the first page and draws every further one that the shopper navigates to. */
export default async function onRenderClient(pageContext: PageContext): Promise<void> {
  const locale = pageContext.locale ?? splitLocale(pageContext.urlPathname).locale;
  rememberLocale(locale);
  setApiBase(pageContext.shell?.apiBase ?? '');
  const address = splitLocale(`${location.pathname}${location.search}`).path;
  const elsewhere = findMiddleware(pageContext.middleware)?.(address) ?? null;
  if (elsewhere !== null) {
    leaveFor(localePath(elsewhere, locale));
    return;
  }
  if (root !== undefined && pageContext.shell === undefined) {
    // Its data could not be had; the server has the last word.
    location.reload();
    return;
  }
  const messages = root === undefined ? readPageMessages().messages : await loadMessages(locale);
  const tree = <Document pageContext={pageContext} locale={locale} messages={messages} />;
  const container = document.getElementById('page');
  if (container === null) throw new Error('The page has no #page element');
  if (root === undefined) {
    keepPrerendered(container);
    root = hydrateRoot(container, tree);
    return;
  }
  const known = root;
  // What comes after, scrolling and focus, has to find the new page.
  flushSync(() => known.render(tree));
  document.title = pageContext.title ?? document.title;
  dropHeadOfFirstPage();
  document.documentElement.lang = LANGUAGES[locale].iso;
  document.documentElement.dir = LANGUAGES[locale].dir;
}

/** What the document still says of the page that it came with, whose address browsers would share as this one's. */
function dropHeadOfFirstPage(): void {
  const tags =
    'link[rel=canonical],link[rel=alternate],meta[name=description],meta[name=robots],meta[property]';
  for (const tag of document.head.querySelectorAll(`${tags},script[type$=json]`)) tag.remove();
}

/** Before the page is drawn; what was prerendered of it belongs to nobody yet, and so a full load takes its place. */
function leaveFor(url: string): void {
  if (root === undefined) location.replace(url);
  else void go(url, 'replace');
}
