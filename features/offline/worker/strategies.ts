import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { OFFLINE_TIMEOUT_S } from '../domain/limits.js';
import { CACHES, cacheableCopy, SETTINGS, trimSoon } from './kept.js';
import { buildOf, isPublicPage, cacheUrl, type Kind, localeOf, originalOf } from './rules.js';

declare const self: ServiceWorkerGlobalScope;

/**
 * Set once the server has another build: from then on this worker keeps nothing, and the worker of that build, which is
 * being fetched, starts with empty caches.
 */
let isOutdated = false;

/** The copy to keep of a page or its data; null for what is personal, or of another build. */
async function pageToKeep(kind: 'page' | 'data', url: string, response: Response): Promise<Response | null> {
  if (isOutdated || !isPublicPage(url)) return null;
  const copy = await cacheableCopy(kind, response);
  if (copy === null || kind === 'data' || buildOf(await copy.clone().text()) === SETTINGS.build) return copy;
  isOutdated = true;
  // Not awaited: the browser may delay an update that a worker asks for, and the next worker is not activated before
  // this one's events have ended.
  void self.registration.update().catch(() => undefined);
  return null;
}

/** What a strategy keeps of a response, for `put` as well. */
async function toKeep(kind: Kind, url: string, response: Response): Promise<Response | null> {
  return kind === 'page' || kind === 'data' ? pageToKeep(kind, url, response) : cacheableCopy(kind, response);
}

/** Keeps a response that the worker itself has fetched. */
export async function put(kind: Kind, url: string, response: Response): Promise<void> {
  const copy = await toKeep(kind, url, response);
  if (copy === null) return;
  const cache = await caches.open(CACHES[kind]);
  await cache.put(cacheUrl(url), copy);
  void trimSoon(kind);
}

/** The offline page in the language of an address, or else in the only one that was fetched. */
async function offlinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.offline);
  const [known] = await cache.keys();
  const wanted = await cache.match(SETTINGS.offlinePages[localeOf(url)] ?? '');
  return wanted ?? (known === undefined ? undefined : cache.match(known));
}

/** A picture that is kept in another width, if this one is not. */
async function otherWidth(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.picture);
  const known = (await cache.keys()).find((request) => originalOf(request.url) === originalOf(url));
  return known === undefined ? undefined : cache.match(known);
}

/** Open pages of the previous build may still ask for its assets; what is unchanged moves to this build. */
async function assetOfAnyBuild(url: string): Promise<Response | undefined> {
  const found = await caches.match(url);
  if (found !== undefined) await (await caches.open(CACHES.asset)).put(url, found.clone());
  return found;
}

const FALLBACKS: Record<Kind, (url: string) => Promise<Response | undefined>> = {
  page: offlinePage,
  data: () => Promise.resolve(undefined),
  asset: () => Promise.resolve(undefined),
  picture: otherWidth,
};

function optionsOf(kind: Kind) {
  return {
    cacheName: CACHES[kind],
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(cacheUrl(request.url)),
        cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
          toKeep(kind, request.url, response),
        cacheDidUpdate: () => trimSoon(kind),
        cachedResponseWillBeUsed: async ({
          request,
          cachedResponse,
        }: {
          request: Request;
          cachedResponse?: Response;
        }) => cachedResponse ?? (kind === 'asset' ? await assetOfAnyBuild(request.url) : undefined),
        handlerDidError: ({ request }: { request: Request }) => FALLBACKS[kind](request.url),
      },
    ],
  };
}

const networkFirst = (kind: Kind) =>
  new NetworkFirst({ ...optionsOf(kind), networkTimeoutSeconds: OFFLINE_TIMEOUT_S });

/** Names with a hash never change their content; everything else is current while there is a connection. */
export const STRATEGIES: Record<Kind, Strategy> = {
  page: networkFirst('page'),
  data: networkFirst('data'),
  picture: networkFirst('picture'),
  asset: new CacheFirst(optionsOf('asset')),
};
