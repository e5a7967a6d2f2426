import type { StorageName } from '../../../domain/content/privacy.js';
import { CACHED_OFFLINE } from '../domain/limits.js';
import { wasWithin } from '../../../domain/core/wasWithin.js';
import { isKeepable, type Kind, type Kept, urlsOverLimit } from './rules.js';

/** Replaced by the build: see `../build/serviceWorker.ts`. */
declare const WORKER_SETTINGS: WorkerSettings;

export interface WorkerSettings {
  /** Id of the build whose pages this worker keeps. */
  build: string;
  /** Differs if only the offline pages have changed. */
  revision: string;
  /** The worker is to remove itself, with everything that it has kept. */
  isOff: boolean;
  /** The offline page's path by language. */
  offlinePages: Record<string, string>;
  /** Files that the offline page, and a write that waits for the connection, need. */
  assets: string[];
}

export const SETTINGS = WORKER_SETTINGS;

/**
 * Names of the caches. Pages belong to one build, so that none is shown with the scripts of another. `client/storage/stored.ts`
 * removes what begins with `seen` at logout.
 */
export const CACHES = {
  page: `seen-pages-${SETTINGS.build}`,
  data: `seen-data-${SETTINGS.build}`,
  picture: 'seen-pictures',
  asset: `assets-${SETTINGS.build}`,
  offline: `offline-${SETTINGS.build}`,
} as const satisfies Record<string, StorageName<'cache'> | `${StorageName<'cache'>}-${string}`>;

const BOUNDS = { page: CACHED_OFFLINE.pages, data: CACHED_OFFLINE.data, picture: CACHED_OFFLINE.pictures };

/** Long enough for the files of one page. */
const TRIM_DELAY_MS = 1000;
/** A picture is not written again on every page that shows it. */
const PICTURE_FRESH_MS = 60 * 60 * 1000;

const CACHED_AT = 'x-kept-at';
const BYTES = 'x-kept-bytes';
/** The bodies are decoded, and there is one response per URL. */
const DROPPED_HEADERS = ['content-encoding', 'content-length', 'vary'];

/** The copy of a response to keep, with its time and size; null if it must not be kept. */
export async function cacheableCopy(kind: Kind, response: Response): Promise<Response | null> {
  if (!isKeepable(kind, response) || (kind === 'picture' && (await isFresh(response.url)))) return null;
  const body = await response.clone().arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of DROPPED_HEADERS) headers.delete(name);
  headers.set(CACHED_AT, String(Date.now()));
  headers.set(BYTES, String(body.byteLength));
  return new Response(body, { headers });
}

async function isFresh(picture: string): Promise<boolean> {
  const known = await caches.match(picture, { cacheName: CACHES.picture });
  return wasWithin(Number(known?.headers.get(CACHED_AT)), PICTURE_FRESH_MS, Date.now());
}

const trimming = new Map<Kind, Promise<void>>();

/** Keeps a kind within its bounds, once for the many files of a page. Assets are bounded by their build. */
export function trimSoon(kind: Kind): Promise<void> {
  if (kind === 'asset') return Promise.resolve();
  const running = trimming.get(kind) ?? trimLater(kind).finally(() => trimming.delete(kind));
  trimming.set(kind, running);
  return running;
}

async function trimLater(kind: Exclude<Kind, 'asset'>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TRIM_DELAY_MS));
  const cache = await caches.open(CACHES[kind]);
  const kept: Kept[] = [];
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers;
    kept.push({
      url: request.url,
      cachedAtMs: Number(headers?.get(CACHED_AT)),
      bytes: Number(headers?.get(BYTES)),
    });
  }
  for (const url of urlsOverLimit(kept, BOUNDS[kind])) await cache.delete(url);
}
