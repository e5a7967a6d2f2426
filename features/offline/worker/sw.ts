/** The service worker: pages seen lately can be read offline. Served as `/sw.js`; see decision 024. */
import { SETTINGS } from './kept.js';
import { dropOtherBuilds, cacheOpenPages, precache, remove } from './lifecycle.js';
import { kindOf } from './rules.js';
import { STRATEGIES } from './strategies.js';

declare const self: ServiceWorkerGlobalScope;

async function start(): Promise<void> {
  await dropOtherBuilds();
  // The request of a document must not wait until the worker has started.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
  // Not awaited, because requests wait until the worker is active.
  void cacheOpenPages();
}

/** Between two requests to replace the previous worker. */
const TAKE_OVER_AGAIN_MS = 1000;

/**
 * Replaces the previous worker. Asked again and again, because Chromium drops the request if a fetch restarts the previous
 * worker in the moment of the exchange; the new one would then wait until the browser is closed.
 */
function takeOver(): void {
  void self.skipWaiting();
  const again = setInterval(() => {
    const { state } = self.serviceWorker;
    if (state === 'installed') void self.skipWaiting();
    else if (state !== 'installing') clearInterval(again);
  }, TAKE_OVER_AGAIN_MS);
}

self.addEventListener('install', (event) => {
  event.waitUntil((SETTINGS.isOff ? Promise.resolve() : precache()).then(takeOver));
});

self.addEventListener('activate', (event) => event.waitUntil(SETTINGS.isOff ? remove() : start()));

self.addEventListener('fetch', (event) => {
  const kind = SETTINGS.isOff ? null : kindOf(event.request, self.location.origin);
  if (kind !== null) event.respondWith(STRATEGIES[kind].handle(event));
});
