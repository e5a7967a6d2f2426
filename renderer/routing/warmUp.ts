import { PAGE_AHEAD_MS, ROUTE_PRELOADS_MAX } from '../../domain/core/limits.js';
import { loadAhead } from './router.js';

/** When an address was asked for. */
const asked = new Map<string, number>();
let waiting: string[] = [];
let underWay = 0;

/**
 * Loads a page's code and data while the shopper still reaches for its link, once in a while per address, so that the
 * click finds them there; at most four pages at once, the latest wanted first. Addresses that carry a
 * key are left alone: they are not to be asked for in passing.
 */
export function warmUp(href: string): void {
  if (isAsked(href) || !href.startsWith('/') || /[?&]key=/.test(href) || savesData()) return;
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
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
