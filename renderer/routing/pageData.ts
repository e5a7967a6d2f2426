import type { PageContext } from '../pageContext.js';

/** The page data that the server sends to the browser. */
export interface PageData extends Pick<
  PageContext,
  'locale' | 'title' | 'shell' | 'pageProps' | 'is404' | 'formAnswer'
> {
  /** The framework's id of the page. */
  _pageId: string;
}

/** The page data in the loaded document. Throws if there is none. */
export function readFirstPage(): PageData {
  const data = parsePageData(document.getElementById('vite-plugin-ssr_pageContext')?.textContent ?? '');
  if (data === null) throw new Error('The page has no data');
  return data;
}

/**
 * Fetches the data of another page; null if the URL is no page of the shop or the server failed, in which case a full
 * load lets the server decide.
 */
export async function fetchPageData(
  href: string,
  priority: RequestPriority = 'auto',
): Promise<PageData | null> {
  try {
    const response = await fetch(dataUrl(href), { credentials: 'same-origin', priority });
    return response.ok ? parsePageData(await response.text()) : null;
  } catch {
    return null;
  }
}

/** URL of a page's data: `/ar/faq?x` → `/ar/faq/index.pageContext.json?x`. */
function dataUrl(href: string): string {
  const [path = '/', query] = (href.split('#')[0] ?? '').split('?');
  const base = path === '/' ? '' : path;
  return `${base}/index.pageContext.json${query === undefined ? '' : `?${query}`}`;
}

/** Parses the framework's variant of JSON; null if it is no page, such as an error response. */
export function parsePageData(text: string): PageData | null {
  try {
    const data = revive(JSON.parse(text)) as Partial<PageData> | null;
    return typeof data?._pageId === 'string' && !('serverSideError' in data) ? (data as PageData) : null;
  } catch {
    return null;
  }
}

/** The framework writes `undefined` as `!undefined`, and escapes a leading `!` by another one. */
function revive(value: unknown): unknown {
  if (typeof value === 'string') return value === '!undefined' ? undefined : value.replace(/^!/, '');
  if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, unknown>;
    for (const key in object) object[key] = revive(object[key]);
  }
  return value;
}
