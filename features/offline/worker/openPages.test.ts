import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://shop.example';
const kept = new Set<string>();
const update = vi.fn(() => Promise.resolve());

/** A worker of the build `new`, with these pages open: path → build of its document in the browser's cache. */
async function start(open: Record<string, string>) {
  vi.resetModules();
  kept.clear();
  update.mockClear();
  vi.stubGlobal('WORKER_SETTINGS', {
    ...{ build: 'new', revision: '', isOff: false, offlinePages: {}, assets: [] },
  });
  vi.stubGlobal('self', {
    clients: { matchAll: () => Promise.resolve(Object.keys(open).map((path) => ({ url: ORIGIN + path }))) },
    location: { origin: ORIGIN },
    registration: { update },
  });
  const cache = {
    put: (url: string) => Promise.resolve(void kept.add(url.slice(ORIGIN.length))),
    keys: () => Promise.resolve([]),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: () => Promise.resolve(undefined) });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      new Response(`<meta name="build" content="${open[url.slice(ORIGIN.length)]}">`, {
        headers: { 'content-type': 'text/html' },
      }),
    ),
  );
  return import('./lifecycle.js');
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the open pages of its build beside one of an earlier build', async () => {
  const { cacheOpenPages } = await start({ '/faq': 'old', '/about': 'new' });
  await cacheOpenPages();
  expect([...kept]).toEqual(['/about']);
  expect(update, 'which says nothing of a newer worker').not.toHaveBeenCalled();
});

it('keeps no page that shows personal data', async () => {
  const { cacheOpenPages } = await start({ '/profile': 'new', '/tips-and-tricks': 'new' });
  await cacheOpenPages();
  expect([...kept]).toEqual(['/tips-and-tricks']);
});
