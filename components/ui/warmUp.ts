const warmed = new Set<string>();

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

/**
 * Asks for a page's data while the shopper still reaches for its link, once per address, so that the click finds
 * it in the browser's cache. Addresses that carry a key are left alone: they are not to be asked for in passing.
 */
export function warmUp(href: string): void {
  if (warmed.has(href) || !href.startsWith('/') || /[?&]key=/.test(href) || savesData()) return;
  warmed.add(href);
  fetch(dataUrl(href), { credentials: 'same-origin', priority: 'low' }).catch(() => warmed.delete(href));
}
