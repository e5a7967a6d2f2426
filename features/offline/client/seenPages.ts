import { object, string } from 'valibot';
import type { StorageName } from '../../../domain/content/privacy.js';
import { CHUNK_RELOAD_GUARD_MS } from '../../../domain/core/limits.js';
import { SEEN_PAGES_LISTED } from '../domain/limits.js';
import { wasWithin } from '../../../domain/core/wasWithin.js';
import type { Locale } from '../../../domain/core/locale.js';
import { isPageData, pageDataPath, PATHS, splitLocale, withoutPageData } from '../../../domain/core/paths.js';
import { innerHtml } from '../../../client/page/trustedTypes.js';
import { parseStored } from '../../../client/storage/parseStored.js';

/** A page that the service worker has kept. */
export interface SeenPage {
  /** Path with locale and query. */
  path: string;
  title: string;
}

/** The beginning of the names of the caches with pages, and the header with the time: see `../worker/kept.ts`. */
const SEEN_CACHES = 'seen-';
const CACHED_AT = 'x-kept-at';

/** Pages of a language that can be read without a connection, the last seen first, but no searches. Empty where caches are blocked. */
export async function listSeenPages(locale: Locale): Promise<SeenPage[]> {
  const found = new Map<string, SeenPage & { cachedAtMs: number }>();
  try {
    for (const name of await caches.keys()) {
      if (!name.startsWith(SEEN_CACHES)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const path = withoutPageData(pathname) + search;
        const response = await cache.match(request);
        if (response === undefined || splitLocale(path).locale !== locale || isSearch(path)) continue;
        const title = titleOf(pathname, response.headers.get('content-type') ?? '', await response.text());
        const cachedAtMs = Number(response.headers.get(CACHED_AT));
        if (title !== null && cachedAtMs > (found.get(path)?.cachedAtMs ?? 0))
          found.set(path, { path, title, cachedAtMs });
      }
    }
  } catch {
    return [];
  }
  return [...found.values()]
    .sort((a, b) => b.cachedAtMs - a.cachedAtMs)
    .slice(0, SEEN_PAGES_LISTED)
    .map(({ path, title }) => ({ path, title }));
}

/** Search results are old without a connection, and named by what was typed. */
function isSearch(path: string): boolean {
  return splitLocale(path).path.split('?')[0] === PATHS.search;
}

const PageTitle = object({ title: string() });

/** The title without the shop's name; null for a picture. */
function titleOf(pathname: string, type: string, text: string): string | null {
  if (isPageData(pathname)) return shortened(parseStored(text, PageTitle)?.title ?? '');
  if (!type.startsWith('text/html')) return null;
  // Only the title: a whole page has scripts, which the policy refuses.
  const title = /<title>[^<]*<\/title>/.exec(text)?.[0] ?? '';
  return shortened(new DOMParser().parseFromString(innerHtml(title).__html, 'text/html').title);
}

function shortened(title: string): string | null {
  const short = title.replace(/ \| [^|]*$/, '');
  return short === '' ? null : short;
}

const TRIED_AT: StorageName<'tab'> = 'offlineTriedAt';

/**
 * Whether the data of the page at this address is kept although its document is not: it was reached by a link. False if
 * it has just been tried, so that a page whose code is missing does not load for ever.
 */
export async function canShowFromData(): Promise<boolean> {
  try {
    const triedAtMs = Number(sessionStorage.getItem(TRIED_AT));
    if (wasWithin(triedAtMs, CHUNK_RELOAD_GUARD_MS, Date.now())) return false;
    const kept = await caches.match(pageDataPath(location.pathname) + location.search);
    if (kept === undefined) return false;
    sessionStorage.setItem(TRIED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
