import { CACHES, cacheableCopy, SETTINGS } from './kept.js';
import { assetsIn, buildOf, isPublicPage, localeOf } from './rules.js';
import { put } from './strategies.js';

declare const self: ServiceWorkerGlobalScope;

/** Fetches the offline pages and their files; throws if one is missing or of another build, to be tried again later. */
export async function precache(): Promise<void> {
  const pages = await offlinePagesToFetch();
  await Promise.all([...pages.map(fetchOfflinePage), ...SETTINGS.assets.map(fetchAsset)]);
}

/** Every language; with Save-Data on, only those of the open pages. */
async function offlinePagesToFetch(): Promise<string[]> {
  const all = Object.entries(SETTINGS.offlinePages);
  if (!isSavingData(self.navigator)) return all.map(([, path]) => path);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const languages = new Set<string>(open.map(({ url }) => localeOf(url)));
  return all.filter(([locale]) => languages.has(locale)).map(([, path]) => path);
}

/** Not every browser knows of Save-Data. */
function isSavingData(navigator: object & { connection?: { saveData?: boolean } }): boolean {
  return navigator.connection?.saveData === true;
}

async function fetchOfflinePage(path: string): Promise<void> {
  const copy = await cacheableCopy('page', await fetch(path, { cache: 'no-cache' }));
  if (copy === null || buildOf(await copy.clone().text()) !== SETTINGS.build)
    throw new Error(`${path} is not of this build`);
  const cache = await caches.open(CACHES.offline);
  await cache.put(path, copy);
}

/** From an earlier build's cache or the browser's own, if it is there: most of these files belong to every page. */
async function fetchAsset(path: string): Promise<void> {
  const response = (await caches.match(path)) ?? (await fetch(path));
  if (!response.ok) throw new Error(`${path} is missing`);
  await put('asset', new URL(path, self.location.origin).href, response);
}

/**
 * Deletes what other builds have kept, except the assets of the latest one before, which open pages may still need.
 */
export async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const previous = names.filter((name) => name.startsWith('assets-') && name !== CACHES.asset).at(-1);
  const current: (string | undefined)[] = [...Object.values(CACHES), previous];
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

/** Deletes everything that was kept, and the worker itself. */
export async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

/**
 * Keeps the pages that were opened before this worker controlled them, with their scripts and fonts: from the browser's
 * own cache alone, so that the first visit costs no request. Their pictures are still in that cache when the connection is
 * lost.
 */
export async function cacheOpenPages(): Promise<void> {
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    if (isPublicPage(url)) await cacheOpenPage(url);
  }
}

async function cacheOpenPage(url: string): Promise<void> {
  const response = await fromHttpCache(url);
  if (response === null) return;
  const html = await response.clone().text();
  // A tab from before a deployment: only a page that the server has just sent tells that this worker is the older one.
  if (buildOf(html) !== SETTINGS.build) return;
  await put('page', url, response);
  await Promise.all(
    assetsIn(html, self.location.origin).map(async (file) => {
      const asset = await fromHttpCache(file);
      if (asset !== null) await put('asset', file, asset);
    }),
  );
}

/** What the browser has of a URL; null if nothing. */
async function fromHttpCache(url: string): Promise<Response | null> {
  return fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
}
