import { LOOKED_AT_PRELOADS_MAX, PAGE_AHEAD_MS, ROUTE_PRELOADS_MAX } from '../../domain/core/limits.js';
import { loadAhead, pageLinkAt } from './router.js';

/** Time of the last prefetch by URL. */
const asked = new Map<string, number>();
let waiting: string[] = [];
let underWay = 0;

/** What a shopper does to a link before following it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Links of product cards. */
const CARD_LINKS = 'main article h3 a[href]';

let lookedAt = 0;

/** Prefetches the pages of links that are reached for, hydrated or not, and of products at which a scroll ends. */
export function watchLinks(): void {
  for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
  // Safari before 26.2 has no such event; a touch prefetches there.
  document.addEventListener('scrollend', onScrolled, { passive: true });
  // The scroll that has loaded this script may have ended before.
  if (scrollY > 0) onScrolled();
}

function onScrolled(): void {
  for (const link of document.querySelectorAll(CARD_LINKS)) {
    const href = pageLinkAt(link);
    if (lookedAt >= LOOKED_AT_PRELOADS_MAX || href === null || isAsked(href) || !isInView(link)) continue;
    lookedAt += 1;
    warmUp(href);
  }
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

function onIntent({ target }: Event): void {
  const href = pageLinkAt(target);
  if (href !== null) warmUp(href);
}

/** Answers of the API and files have no page data. */
const NO_PAGE = /^\/api\/|\.\w+$/;

/**
 * Prefetches a page's code and data on hover or focus of its link, once in a while per URL; at most four pages at a
 * time, the most recently requested first. URLs with a key are not prefetched, because they must not be requested
 * without intent.
 */
export function warmUp(href: string): void {
  if (isAsked(href) || !href.startsWith('/') || NO_PAGE.test(href) || /[?&]key=/.test(href) || savesData())
    return;
  asked.set(href, Date.now());
  waiting.push(href);
  loadNext();
}

function loadNext(): void {
  const href = underWay < ROUTE_PRELOADS_MAX ? waiting.at(-1) : undefined;
  if (href === undefined) return;
  waiting = waiting.slice(0, -1);
  underWay += 1;
  void loadAhead(href).then(() => {
    underWay -= 1;
    loadNext();
  });
}

function isAsked(href: string): boolean {
  return Date.now() - (asked.get(href) ?? -Infinity) < PAGE_AHEAD_MS;
}

function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
