import { beforeEach, expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath, splitLocale } from '../../domain/core/paths.js';

const ORIGIN = 'https://www.shop.example';
const ORDER = { id: 42, items: [], total: 5_000, shippingTotal: 5_000 };

let scripts: { src?: string }[];
let requests: { url: string; body: { event: string } }[];
let dataLayer: () => Record<string, unknown>[];

beforeEach(() => {
  vi.resetModules();
  scripts = [];
  requests = [];
  const page: { dataLayer?: Record<string, unknown>[] } = {};
  dataLayer = () => page.dataLayer ?? [];
  vi.stubGlobal('window', page);
  openPage('/cart');
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: object) => scripts.push(script) },
    cookie: '',
  });
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    requests.push({ url, body: JSON.parse(body) as { event: string } });
    return Promise.resolve(new Response());
  });
});

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}

const load = async () => ({
  ...(await import('./track.js')),
  ...(await import('./sendEvents.js')),
  ...(await import('./unreportedPurchases.js')),
});

it('loads nothing and sends nothing before it is started', async () => {
  const { track } = await load();
  track({ name: 'search', term: 'tyre' });
  expect([scripts, requests, dataLayer()]).toEqual([[], [], []]);
});

it('sends what happened before the consent first, each event once', async () => {
  const { track, startSending } = await load();
  track({ name: 'search', term: 'before' });
  startSending({ gtmId: 'GTM-ABC1234', url: 'https://events.example/shop' });
  startSending({ gtmId: 'GTM-ABC1234', url: 'https://events.example/shop' });
  track({ name: 'search', term: 'after' });
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
  expect(dataLayer().flatMap((entry) => entry['search_term'] ?? [])).toEqual(['before', 'after']);
  expect(requests).toEqual(
    ['before', 'after'].map((search_term) => ({
      url: 'https://events.example/shop',
      body: { event: 'search', search_term, page: '/cart' },
    })),
  );
});

it('sends with each event the page at which it happened, and none of a page whose address is its key', async () => {
  const { track, startSending } = await load();
  for (const page of ['/product/simple/7', '/drafts/post-7-1790000000-abcdef', '/faq']) {
    openPage(page);
    track({ name: 'search', term: page });
  }
  startSending({ gtmId: null, url: 'https://events.example/shop' });
  expect(requests.map(({ body }) => body)).toEqual(
    ['/product/simple/7', '/faq'].map((page) => ({ event: 'search', search_term: page, page })),
  );
});

/** Opens a page; returns the addresses that the browser then shows. */
function openPage(pathname: string, search = '') {
  const shown: string[] = [];
  vi.stubGlobal('location', { pathname, search, hash: '', hostname: 'www.shop.example', origin: ORIGIN });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => shown.push(url),
  });
  return shown;
}

it('loads and sends nothing on the page of a draft, whose address is its key', async () => {
  const { track, startSending, isReceiving } = await load();
  for (const pathname of ['/drafts/post-7-1790000000-abcdef', '/ar/drafts/post-7-1790000000-abcdef']) {
    openPage(pathname);
    startSending({ gtmId: 'GTM-ABC1234', url: 'https://events.example/shop' });
    track({ name: 'search', term: 'tyre' });
  }
  expect([scripts, requests, isReceiving()]).toEqual([[], [], false]);
});

it.each([
  ['/thanks-cod/12', '?key=wc_order_secret'],
  ['/ar/trackorder/12', '?key=wc_order_secret'],
  ['/receipt/12', '?key=wc_order_secret'],
  ['/auth/reset-password', '?username=mona&ticket=secret'],
])(
  'takes the key out of the address of %s before a tag can read it, and still knows it in every language',
  async (path, search) => {
    const { startSending } = await load();
    const { searchHere } = await import('../page/hiddenSearch.js');
    const shown = openPage(path, search);
    startSending({ gtmId: 'GTM-ABC1234', url: null });
    expect([shown, scripts.length]).toEqual([[path], 1]);
    for (const locale of LOCALES) {
      openPage(localePath(splitLocale(path).path, locale));
      expect(searchHere()).toBe(search);
    }
  },
);

it('loads nothing where a key cannot be taken out of the address, because the browser keeps nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { startSending } = await load();
  const shown = openPage('/thanks/12', '?key=wc_order_secret');
  startSending({ gtmId: 'GTM-ABC1234', url: null });
  expect([shown, scripts]).toEqual([[], []]);
});

it('leaves other addresses as they are', async () => {
  const { startSending } = await load();
  const shown = openPage('/search', '?search=205');
  startSending({ gtmId: 'GTM-ABC1234', url: null });
  expect([shown, scripts.length]).toEqual([['/search?search=205'], 1]);
});

it('keeps a bounded number of events while nothing receives them', async () => {
  const { track, startSending } = await load();
  for (let index = 0; index < 60; index += 1) track({ name: 'search', term: String(index) });
  startSending({ gtmId: null, url: 'https://events.example/shop' });
  expect(requests).toHaveLength(50);
});

it('reports a purchase exactly once, and only in the browser that placed the order', async () => {
  const { track, startSending, expectPurchase } = await load();
  startSending({ gtmId: 'GTM-ABC1234', url: null });
  const purchases = () => dataLayer().filter(({ event }) => event === 'purchase');
  track({ name: 'purchase', order: ORDER });
  expect(purchases()).toEqual([]);
  expectPurchase(ORDER.id);
  track({ name: 'purchase', order: ORDER });
  track({ name: 'purchase', order: ORDER });
  expect(purchases()).toHaveLength(1);
});

it('removes the cookies of Google Analytics from the host and its parent domains', async () => {
  const { removeAnalyticsCookies } = await load();
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return 'user_id=7; _ga=GA1.1.1; _ga_ABC=GS1';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  removeAnalyticsCookies();
  expect(written).toContain('_ga=; Max-Age=0; Path=/; Domain=shop.example');
  expect(written).toContain('_ga_ABC=; Max-Age=0; Path=/');
  expect(written.every((text) => text.startsWith('_ga'))).toBe(true);
});
