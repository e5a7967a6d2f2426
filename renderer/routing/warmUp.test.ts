import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_AHEAD_MS } from '../../domain/core/limits.js';

const prefetched: string[] = [];
const finish = new Map<string, () => void>();

vi.mock('./router.js', () => ({
  pageLinkAt: ({ href }: { href: string }) => href,
  loadAhead: (url: string) =>
    new Promise<void>((done) => {
      prefetched.push(url);
      finish.set(url, done);
    }),
}));

/** Imports a fresh module, because its record of prefetched URLs lasts as long as the page. */
async function load(connection: { saveData: boolean } = { saveData: false }) {
  vi.resetModules();
  vi.stubGlobal('navigator', { connection });
  return (await import('./warmUp.js')).warmUp;
}

describe('prefetching', () => {
  afterEach(() => vi.useRealTimers());

  beforeEach(() => {
    prefetched.length = 0;
    vi.useFakeTimers({ toFake: ['Date'] });
    finish.clear();
  });

  test('prefetches pages on hover or focus, each at most once in a while', async () => {
    const warmUp = await load();
    for (const href of ['/faq', '/ar', '/search?search=oil#main', '/faq']) warmUp(href);
    expect(prefetched).toEqual(['/faq', '/ar', '/search?search=oil#main']);
    vi.advanceTimersByTime(PAGE_AHEAD_MS);
    warmUp('/faq');
    expect(prefetched.slice(3)).toEqual(['/faq']);
  });

  test('prefetches four pages at a time, then the most recently requested first', async () => {
    const warmUp = await load();
    for (let page = 1; page <= 7; page++) warmUp(`/page-${page}`);
    expect(prefetched).toEqual(['/page-1', '/page-2', '/page-3', '/page-4']);
    finish.get('/page-2')?.();
    await vi.waitFor(() => expect(prefetched.slice(4)).toEqual(['/page-7']));
  });

  test('prefetches the products in view when a scroll ends, at most eight per document', async () => {
    const cards = Array.from({ length: 20 }, (_, place) => ({
      href: `/product/simple/${place}`,
      getBoundingClientRect: () => ({ top: 100 * place, bottom: 100 * place + 20, left: 0, right: 100 }),
    }));
    let onScrolled: () => void = () => undefined;
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('document', {
      querySelectorAll: () => cards,
      addEventListener: (name: string, listener: () => void) => {
        if (name === 'scrollend') onScrolled = listener;
      },
    });
    await load();
    (await import('./warmUp.js')).watchLinks();
    vi.stubGlobal('innerHeight', 500);
    onScrolled();
    onScrolled();
    for (const done of finish.values()) done();
    await vi.waitFor(() => expect(prefetched).toHaveLength(5));
    vi.stubGlobal('innerHeight', 5000);
    onScrolled();
    await vi.waitFor(() => {
      for (const done of finish.values()) done();
      expect(prefetched).toHaveLength(8);
    });
    onScrolled();
    expect(prefetched).toHaveLength(8);
  });

  test('prefetches the products in view of a page that was scrolled before the script ran', async () => {
    const inView = { top: 10, bottom: 30, left: 0, right: 100 };
    const card = { href: '/product/simple/1', getBoundingClientRect: () => inView };
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 400);
    vi.stubGlobal('document', { querySelectorAll: () => [card], addEventListener: () => undefined });
    await load();
    (await import('./warmUp.js')).watchLinks();
    expect(prefetched).toEqual(['/product/simple/1']);
  });

  test('prefetches no order pages, no external links, and nothing with data saver on', async () => {
    const warmUp = await load();
    warmUp('/trackorder/5?key=secret');
    for (const href of ['https://elsewhere.example/', '/feed.xml', '/api/health']) warmUp(href);
    (await load({ saveData: true }))('/faq');
    expect(prefetched).toEqual([]);
  });
});
