import { isReceiving } from '../../client/analytics/track.js';
import { hideKey } from '../../client/page/hiddenSearch.js';
import { isPlainClick } from '../../client/page/isPlainClick.js';
import { onAddressChange } from '../../client/page/useLocationSearch.js';
import { PAGE_AHEAD_MS } from '../../domain/core/limits.js';
import type { Locale } from '../../domain/core/locale.js';
import { localePath, splitLocale } from '../../domain/core/paths.js';
import type { PageContext, PageData } from './pageContext.js';
import { fetchPageData, readFirstPage } from './pageData.js';
import { findPage, loadPage, middlewareOf } from './pages.js';
import {
  dropScrollPosition,
  saveScrollPosition,
  trackScrollPosition,
  type Place,
  restoreScrollPosition,
  stateAt,
} from './scrollPlace.js';

/** Callbacks for the pages that the router has loaded. */
interface RouterHooks {
  /** Loads a language's messages; the first page has them in its document. */
  prepare: (locale: Locale) => Promise<unknown>;
  draw: (page: PageContext) => Promise<void>;
  onHydrated: (page: PageContext) => void;
  onLeaving: () => void;
  onArrived: () => void;
  /** A navigation was aborted, and the current page stays. */
  onStayed: () => void;
}

let hooks: RouterHooks;
let firstPage: Promise<void>;
/** URL of the current page without hash. */
let shown = '';
let latestVisit = 0;

/** Prefetched pages by URL. */
const ahead = new Map<string, { data: Promise<PageData | null>; at: number }>();

/** Hydrates the page, and then handles links to other pages of the shop without loading a document. */
export function startRouter(given: RouterHooks): void {
  hooks = given;
  shown = addressHere();
  onAddressChange(() => (shown = addressHere()));
  document.addEventListener('click', onClick);
  // Registered before listeners that handle a history step themselves.
  window.addEventListener('popstate', abortNavigation, { capture: true });
  window.addEventListener('popstate', onStep);
  firstPage = hydrate();
}

async function hydrate(): Promise<void> {
  const data = readFirstPage();
  showOwnAddress(data);
  const page = await openPage(data);
  await hooks.draw(page);
  hooks.onHydrated(page);
  trackScrollPosition();
}

/** The answer to a form is its page, and has the page's address, so that a reload does not send the form again. */
function showOwnAddress({ formAnswer }: PageData): void {
  if (formAnswer === undefined) return;
  const { locale } = splitLocale(location.pathname);
  history.replaceState(history.state, '', localePath(formAnswer.address, locale) + location.hash);
  shown = addressHere();
}

/** Prefetches code and data of a page. */
export async function loadAhead(href: string): Promise<void> {
  const data = fetchPageData(href, 'low');
  ahead.set(href, { data, at: Date.now() });
  const { locale, path } = splitLocale(withoutQuery(href));
  const page = findPage(path);
  await Promise.allSettled([data, page === undefined ? undefined : loadPage(page), hooks.prepare(locale)]);
}

/**
 * Navigates to a page of the shop; a full load if it is no page or cannot be loaded. Never draws in the task of the call,
 * because other listeners of the event expect the page that it happened on; a tap's have all run.
 */
export async function visit(
  url: string,
  how: 'push' | 'replace' | 'step',
  { isTap = false, place }: { isTap?: boolean; place?: Place } = {},
): Promise<void> {
  latestVisit += 1;
  const turn = latestVisit;
  hooks.onLeaving();
  const [page] = await Promise.all([loadVisited(url), isTap ? undefined : nextTask()]);
  const isAlive = await firstPage.then(
    () => true,
    () => false,
  );
  if (turn !== latestVisit) return;
  const address = isReceiving() ? hideKey(url) : url;
  if (page === null || !isAlive || address === null) {
    leave(url, how);
    return;
  }
  const state = stateAt(place);
  if (how === 'push' && address !== addressHere() + location.hash) history.pushState(state, '', address);
  if (how === 'replace') history.replaceState(state, '', address);
  if (how === 'step' && address !== url) history.replaceState(history.state, '', address);
  shown = addressHere();
  await hooks.draw(page);
  if (turn !== latestVisit) return;
  hooks.onArrived();
  restoreScrollPosition();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function loadVisited(url: string): Promise<PageContext | null> {
  const known = ahead.get(url);
  ahead.delete(url);
  const isFresh = known !== undefined && Date.now() - known.at < PAGE_AHEAD_MS;
  try {
    const data = isFresh ? known.data.then((found) => found ?? fetchPageData(url)) : fetchPageData(url);
    const [found] = await Promise.all([data, hooks.prepare(splitLocale(url).locale)]);
    return found === null ? null : await openPage(found, withoutQuery(url));
  } catch {
    // A new deployment has replaced the requested chunk.
    return null;
  }
}

async function openPage(data: PageData, urlPathname = location.pathname): Promise<PageContext> {
  const middleware = middlewareOf(data.directory);
  const Page = await loadPage(data.directory);
  return { ...data, Page, urlPathname, middleware };
}

function leave(url: string, how: 'push' | 'replace' | 'step'): void {
  if (how === 'step') location.reload();
  else if (how === 'replace') location.replace(url);
  else location.assign(url);
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const href = pageLinkAt(event.target);
  if (href === null) return;
  event.preventDefault();
  // A script clicks amid another event, such as a pressed key.
  void visit(href, 'push', { isTap: event.isTrusted });
}

/** URL of the page that the closest link leads to; null for other links and without one. */
export function pageLinkAt(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? null;
  return link !== null && href !== null && isPageLink(link, href) ? href : null;
}

/** Whether a link leads to another URL of the shop in the same window. */
function isPageLink(link: HTMLAnchorElement, href: string): boolean {
  if (!/^\/(?!\/)/.test(href) || link.hasAttribute('download')) return false;
  if (link.target !== '' && link.target !== '_self') return false;
  return !(href.includes('#') && href.split('#')[0] === addressHere());
}

/** A history step aborts a pending navigation. */
function abortNavigation(): void {
  latestVisit += 1;
  hooks.onStayed();
}

/** Handles `popstate`. */
function onStep(): void {
  dropScrollPosition();
  if (addressHere() !== shown) void visit(addressHere() + location.hash, 'step');
  // The browser itself scrolls to a new hash, but not when it returns to one.
  else if (history.state === null) saveScrollPosition();
  else restoreScrollPosition();
}

function addressHere(): string {
  return location.pathname + location.search;
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*/, '');
}
