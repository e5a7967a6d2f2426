import { beforeEach, describe, expect, test, vi } from 'vitest';

const prefetched: string[] = [];
const finish = new Map<string, () => void>();

vi.mock('vite-plugin-ssr/client/router', () => ({
  prefetch: (url: string) =>
    new Promise<void>((done) => {
      prefetched.push(url);
      finish.set(url, done);
    }),
}));

const fetched: string[] = [];

/** A fresh module each time: what it has asked for lives as long as the page. */
async function load(connection: { saveData: boolean } = { saveData: false }) {
  vi.resetModules();
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(new Response('{}'));
  });
  return (await import('./warmUp.js')).warmUp;
}

describe('pages that the shopper reaches for', () => {
  beforeEach(() => {
    prefetched.length = 0;
    fetched.length = 0;
    finish.clear();
  });

  test('are loaded ahead, code and data, each once', async () => {
    const warmUp = await load();
    for (const href of ['/faq', '/ar', '/search?search=oil#main', '/faq']) warmUp(href);
    expect(prefetched).toEqual(['/faq', '/ar', '/search?search=oil#main']);
    expect(fetched).toEqual([
      '/faq/index.pageContext.json',
      '/ar/index.pageContext.json',
      '/search/index.pageContext.json?search=oil',
    ]);
  });

  test('are loaded four at once, then the latest wanted first', async () => {
    const warmUp = await load();
    for (let page = 1; page <= 7; page++) warmUp(`/page-${page}`);
    expect(prefetched).toEqual(['/page-1', '/page-2', '/page-3', '/page-4']);
    finish.get('/page-2')?.();
    await vi.waitFor(() => expect(prefetched.slice(4)).toEqual(['/page-7']));
    expect(fetched).toHaveLength(5);
  });

  test('are left alone where the address has a key, leads elsewhere, or data is to be saved', async () => {
    const warmUp = await load();
    warmUp('/trackorder/5?key=secret');
    warmUp('https://elsewhere.example/');
    (await load({ saveData: true }))('/faq');
    expect([prefetched, fetched]).toEqual([[], []]);
  });
});
