/// <reference lib="webworker" />
/** The service worker: pages seen lately can be read offline. Served as `/sw.js`; see decision 024. */
import { SETTINGS } from './kept.js';
import { dropOtherBuilds, keepOpenPages, precache, remove } from './lifecycle.js';
import { kindOf } from './rules.js';
import { STRATEGIES } from './strategies.js';

declare const self: ServiceWorkerGlobalScope;

async function start(): Promise<void> {
  await dropOtherBuilds();
  // The request of a document must not wait until the worker has started.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
  // Not awaited, because requests wait until the worker is active.
  void keepOpenPages();
}

self.addEventListener('install', (event) => {
  event.waitUntil((SETTINGS.isOff ? Promise.resolve() : precache()).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(SETTINGS.isOff ? remove() : start()));

self.addEventListener('fetch', (event) => {
  const kind = SETTINGS.isOff ? null : kindOf(event.request, self.location.origin);
  if (kind !== null) event.respondWith(STRATEGIES[kind].handle(event));
});
