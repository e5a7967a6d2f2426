import type { Page } from '@playwright/test';

/** Waits until the page is controlled by a service worker that has everything it needs offline. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Paths with query of everything that the caches with a name of this beginning hold. */
export function cachedPaths(page: Page, start = ''): Promise<string[]> {
  return page.evaluate(async (beginning) => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith(beginning)) continue;
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(url.slice(location.origin.length));
    }
    return paths;
  }, start);
}

/** Everything that the caches hold, as one text. */
export function cachedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });
}
