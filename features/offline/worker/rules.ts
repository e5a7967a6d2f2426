/** Which request is answered and kept how: pure rules, without the browser's caches. */
import { type Locale } from '../../../domain/core/locale.js';
import { privacyOf } from '../../../domain/content/pagePrivacy.js';
import { isPageData, splitLocale } from '../../../domain/core/paths.js';

/**
 * `page`: a document. `data`: a page's data, for navigation in the browser. `asset`: a file whose name has a hash of
 * its content. `picture`: a picture of a product or a text.
 */
export type Kind = 'page' | 'data' | 'asset' | 'picture';

/** The properties of a request that the rules read. */
export type AskedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

const ASSET = /^\/(?:assets\/.+|i18n\/\w+\.[0-9a-f]{10}\.json)$/;
const PICTURE = /^\/(?:_vercel\/image|pictures\/.+|media\/.+|no-picture\.webp)$/;
const API = /^\/(?:[^/]+\/)*api(?:\/|$)/;

/** Query parameters that mark where a visitor comes from; the page is the same without them. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;
/** Query parameter of an order's key. */
const SECRET = 'key';

/** How the worker answers a request; null leaves it to the browser, as with everything under `/api`. */
export function kindOf({ method, mode, url }: AskedRequest, origin: string): Kind | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (mode === 'navigate') return 'page';
  const { pathname } = address;
  if (API.test(pathname)) return null;
  if (isPageData(pathname)) return 'data';
  if (ASSET.test(pathname)) return 'asset';
  return PICTURE.test(pathname) ? 'picture' : null;
}

/** Whether a page, or its data, may be kept: never one that shows or asks for personal data. */
export function isPublicPage(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  if (API.test(pathname) || searchParams.has(SECRET)) return false;
  return privacyOf(pathname) === 'public';
}

/** The URL under which a page or its data is kept. */
export function cacheUrl(url: string): string {
  const address = new URL(url);
  for (const name of [...address.searchParams.keys()]) {
    if (TRACKING.test(name)) address.searchParams.delete(name);
  }
  address.hash = '';
  return address.href;
}

const TYPES: Record<Kind, RegExp> = {
  page: /^text\/html\b/,
  data: /^application\/json\b/,
  asset: /^(?!text\/html)/,
  picture: /^image\//,
};

/** Whether a response may be kept: complete, of the expected type, and not declared personal by the server. */
export function isKeepable(kind: Kind, response: Response): boolean {
  const { headers, status, type, redirected } = response;
  if (status !== 200 || redirected || (type !== 'basic' && type !== 'default')) return false;
  if (/\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')) return false;
  return TYPES[kind].test(headers.get('content-type') ?? '');
}

/** The build that a page's HTML belongs to; null if it names none. */
export function buildOf(html: string): string | null {
  return /<meta name="build" content="([^"]*)">/.exec(html)?.[1] ?? null;
}

/** The language of a page by its address. */
export function localeOf(url: string): Locale {
  return splitLocale(new URL(url).pathname).locale;
}

/** The original of a picture, whatever its width. */
export function originalOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return searchParams.get('url') ?? pathname;
}

export interface Kept {
  url: string;
  cachedAtMs: number;
  bytes: number;
}

/** The URLs to drop, oldest first, so that the rest is within the bounds. */
export function urlsOverLimit(
  kept: readonly Kept[],
  { most, mostBytes }: { most: number; mostBytes: number },
): string[] {
  let [count, bytes] = [0, 0];
  return [...kept]
    .sort((a, b) => b.cachedAtMs - a.cachedAtMs)
    .filter((entry) => {
      count += 1;
      bytes += entry.bytes;
      return count > most || bytes > mostBytes;
    })
    .map(({ url }) => url);
}

const ASSET_IN_HTML = /\/assets\/[^"'\s<>()\\#]+/g;

/** Every asset that a page's HTML refers to, as absolute URLs. */
export function assetsIn(html: string, origin: string): string[] {
  return [...new Set(html.match(ASSET_IN_HTML))].map((path) => new URL(path, origin).href);
}
