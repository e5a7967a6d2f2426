import '../components/ui/tokens.css';
import '../components/ui/base.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LANGUAGES, type Locale } from '../domain/core/locale.js';
import { reportCrash } from '../client/core/crashes.js';
import { track } from '../client/analytics/track.js';
import { whenIdle } from '../client/core/whenIdle.js';
import { shareStructure } from '../client/core/shareStructure.js';
import { setApiBase } from '../client/core/api.js';
import { loadMessages, readPageMessages } from '../client/intl/loadMessages.js';
import { rememberLocale } from '../client/intl/localeCookie.js';
import type { ShellView } from '../domain/content/pageViews.js';
import { localePath, splitLocale, webManifestPath } from '../domain/core/paths.js';
import { Document } from './app/Document.js';
import { go } from './routing/go.js';
import { startsAtTop } from './routing/scrollPlace.js';
import { takePresses } from './app/presses.js';
import { findMiddleware } from './app/middleware.js';
import { saveFocus } from './onArrived.js';
import type { PageContext } from './routing/pageContext.js';
import { savePrerendered } from './app/prerendered.js';

/** Maximum time until the first page's metadata is removed. */
const LONGEST_WAIT_MS = 500;

let root: Root | undefined;
/** Frame of the last page, which is kept while it says the same, so that only what has changed renders again. */
let shell: ShellView | undefined;

/** Hydrates the first page, and renders every page that the shopper navigates to. */
export default async function onRenderClient(pageContext: PageContext): Promise<void> {
  const locale = pageContext.locale ?? splitLocale(pageContext.urlPathname).locale;
  setApiBase(pageContext.shell?.apiBase ?? '');
  const address = splitLocale(`${location.pathname}${location.search}`).path;
  const elsewhere = findMiddleware(pageContext.middleware)?.(address) ?? null;
  if (elsewhere !== null) {
    leaveFor(localePath(elsewhere, locale));
    return;
  }
  if (root !== undefined && pageContext.shell === undefined) {
    // Its data could not be loaded, so the server's response decides.
    location.reload();
    return;
  }
  const messages = root === undefined ? readPageMessages().messages : await loadMessages(locale);
  shell = sameShell(shell, pageContext.shell);
  const isFirstFrameShort = root !== undefined && startsAtTop();
  const tree = (
    <Document
      pageContext={shell === undefined ? pageContext : { ...pageContext, shell }}
      locale={locale}
      messages={messages}
      isFirstFrameShort={isFirstFrameShort}
    />
  );
  track({ name: 'page', pageId: pageContext.directory, pageProps: pageContext.pageProps ?? {} });
  const container = document.getElementById('page');
  if (container === null) throw new Error('The page has no #page element');
  if (root === undefined) {
    savePrerendered(container);
    const isPressed = takePresses();
    rememberLocale(locale);
    const hydrate = () => (root = hydrateRoot(container, tree, { onRecoverableError }));
    // In slices, unless somebody waits for it.
    if (isPressed) hydrate();
    else startTransition(() => void hydrate());
    return;
  }
  const known = root;
  saveFocus();
  // Before the page changes, because the browser would lay out the new one for the old position.
  if (isFirstFrameShort) window.scrollTo(0, 0);
  // Synchronous, because scrolling to a place and focus need the new page's DOM.
  flushSync(() => known.render(tree));
  document.title = pageContext.title ?? document.title;
  whenIdle(dropHeadOfFirstPage, LONGEST_WAIT_MS);
  if (document.documentElement.lang !== LANGUAGES[locale].iso) changeLanguage(locale);
}

/** React has rendered the page anew, so nothing is lost; by default it would be an uncaught error. */
function onRecoverableError(error: unknown): void {
  console.error(error);
  reportCrash(error);
}

function changeLanguage(locale: Locale): void {
  rememberLocale(locale);
  // Installing the shop installs it in the language that is shown.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', localePath(webManifestPath, locale));
  document.documentElement.lang = LANGUAGES[locale].iso;
  document.documentElement.dir = LANGUAGES[locale].dir;
}

/** Removes the first page's metadata, such as the canonical URL, which browsers would share as the current page's. */
function dropHeadOfFirstPage(): void {
  const tags =
    'link[rel=canonical],link[rel=alternate],meta[name=description],meta[name=robots],meta[property]';
  for (const tag of document.head.querySelectorAll(`${tags},script[type$=json]`)) tag.remove();
}

function sameShell(before: ShellView | undefined, next: ShellView | undefined): ShellView | undefined {
  if (before === undefined || next === undefined) return next;
  const current = { ...next, writtenAt: before.writtenAt };
  // As text, because that is quicker than comparing each part for the first time.
  return JSON.stringify(before) === JSON.stringify(current) ? before : shareStructure(before, current);
}

/** Before hydration a guard redirects by a full load, because there is no page to navigate from. */
function leaveFor(url: string): void {
  if (root === undefined) location.replace(url);
  else void go(url, 'replace');
}
