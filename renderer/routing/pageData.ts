import type { PageContext } from '../pageContext.js';
import { readRichText } from '../richText.js';

/** What the server tells the browser about a page. */
export interface PageData extends Pick<PageContext, 'locale' | 'title' | 'shell' | 'pageProps' | 'is404'> {
  /** The framework's id of the page. */
  _pageId: string;
}

/** The data of the page that the browser has loaded. Throws where the document has none. */
export function readFirstPage(): PageData {
  const data = parsePageData(document.getElementById('vite-plugin-ssr_pageContext')?.textContent ?? '');
  if (data === null) throw new Error('The page has no data');
  return data;
}

/**
 * The data of another page; null where there is none: the address is no page of the shop, or the server could not make
 * it, and has the last word when the browser asks it for the whole document.
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

/** Where the framework puts a page's data: `/ar/faq?x` → `/ar/faq/index.pageContext.json?x`. */
function dataUrl(href: string): string {
  const [path = '/', query] = (href.split('#')[0] ?? '').split('?');
  const base = path === '/' ? '' : path;
  return `${base}/index.pageContext.json${query === undefined ? '' : `?${query}`}`;
}

/** Reads the framework's form of JSON; null for what is no page, such as its answer to an address that it refuses. */
export function parsePageData(text: string): PageData | null {
  try {
    const data = revive(JSON.parse(text)) as Partial<PageData> | null;
    return typeof data?._pageId === 'string' && !('serverSideError' in data) ? (data as PageData) : null;
  } catch {
    return null;
  }
}

/** The framework writes `undefined` as `!undefined`, and a text that begins with `!` with one more. */
function revive(value: unknown): unknown {
  if (typeof value === 'string') return value === '!undefined' ? undefined : value.replace(/^!/, '');
  if (typeof value === 'object' && value !== null) {
    const richText = readRichText(value);
    if (richText !== undefined) return richText;
    const object = value as Record<string, unknown>;
    for (const key in object) object[key] = revive(object[key]);
  }
  return value;
}
