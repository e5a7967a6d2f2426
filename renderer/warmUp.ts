import * as router from 'vite-plugin-ssr/client/router';
import { ROUTE_PRELOADS_MAX } from '../domain/core/limits.js';

/** The framework has it in the browser alone, where it loads the code of an address's page. */
const { prefetch } = router as unknown as { prefetch: (url: string) => Promise<void> };

const asked = new Set<string>();
let waiting: string[] = [];
let underWay = 0;

/**
 * Loads a page's code and data while the shopper still reaches for its link, once per address, so that the click
 * finds them in the browser's cache; at most four pages at once, the latest wanted first. Addresses that carry a
 * key are left alone: they are not to be asked for in passing.
 */
export function warmUp(href: string): void {
  if (asked.has(href) || !href.startsWith('/') || /[?&]key=/.test(href) || savesData()) return;
  asked.add(href);
  waiting.push(href);
  loadNext();
}

function loadNext(): void {
  const href = underWay < ROUTE_PRELOADS_MAX ? waiting.at(-1) : undefined;
  if (href === undefined) return;
  waiting = waiting.slice(0, -1);
  underWay += 1;
  void Promise.allSettled([prefetch(href), loadData(href)]).then(() => {
    underWay -= 1;
    loadNext();
  });
}

async function loadData(href: string): Promise<void> {
  try {
    const response = await fetch(dataUrl(href), { credentials: 'same-origin', priority: 'low' });
    await response.arrayBuffer();
  } catch {
    asked.delete(href);
  }
}

/** Where the framework asks for a page's data: `/ar/faq?x` → `/ar/faq/index.pageContext.json?x`. */
function dataUrl(href: string): string {
  const [path = '/', query] = (href.split('#')[0] ?? '').split('?');
  const base = path === '/' ? '' : path;
  return `${base}/index.pageContext.json${query === undefined ? '' : `?${query}`}`;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
