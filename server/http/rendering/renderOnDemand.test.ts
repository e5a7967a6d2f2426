import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ErrorCode, ShopError } from '../../../domain/core/errors.js';
import type { Locale } from '../../../domain/core/locale.js';
import { overload } from '../../../tests/support/overload.js';
import { refusalPage } from '../../actions/pages/refusalPage.js';
import { createAddressLimiter } from '../network/rateLimits.js';
import { type RenderPage, renderOnDemand } from './renderOnDemand.js';

const render = vi.fn<RenderPage>();

const PAGE = { httpResponse: { statusCode: 200, headers: [], body: 'a page' }, pageData: '{}' } as never;
const facts = { clientAddress: '203.0.113.1', later: () => undefined };

function open(maxPages = 1000, redirectOf = (): Promise<string | null> => Promise.resolve(null)) {
  const countByAddress = createAddressLimiter(() => maxPages);
  return renderOnDemand({
    renderPage: render,
    redirectOf,
    openGate: () => Promise.resolve({ countByAddress }),
    readDocument: () => Promise.resolve(null),
    isPrerendered: (path) => path === '/faq',
    callRoute: () => Promise.reject(new Error('No form is sent here')),
    onMissedSearch: (words, network) => Promise.resolve(void missed.push(`${words} ${network}`)),
    refusalPage,
    readErrorPage: (locale: Locale) => Promise.resolve(`<!DOCTYPE html><html lang="${locale}">`),
  });
}

const missed: string[] = [];
const answer = open();
const ask = (path: string, handle = answer, from = facts.clientAddress) =>
  handle(new Request(`http://shop.test${path}`), { ...facts, clientAddress: from });

beforeEach(() => {
  render.mockReset().mockResolvedValue(PAGE);
  // A slow machine is no overload.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

it.each([
  ['GET', '/api/render'],
  ['POST', '/api/render'],
  ['GET', '/api'],
  ['DELETE', '/api'],
  ['GET', '/ar/favicon.ico'],
  ['GET', '/@fs/x'],
  ['GET', '/a/@vite/client'],
  ['GET', '/__vite_ping'],
])('answers a JSON 404 to what is no page: %s %s', async (method, path) => {
  const response = await answer(new Request(`http://shop.test${path}`, { method }), facts);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('rejects a write to a page: %s', async (method) => {
  const response = await answer(new Request('http://shop.test/cart', { method }), facts);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('lets nobody keep a page that lacks a part, and others for a minute', async () => {
  expect((await ask('/product/simple/1')).headers.get('cache-control')).toContain('s-maxage=60');
  render.mockResolvedValue({ ...(PAGE as object), isPartial: true } as never);
  const { status, headers } = await ask('/product/simple/1');
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(headers.get('vercel-cache-tag')).toBeNull();
});

it('tells of a search that found nothing, once a person has asked for it', async () => {
  const search = '/ar/search?search=kayak';
  render.mockResolvedValue({ ...(PAGE as object), missedSearch: 'kayak' } as never);
  const asked = (headers: Record<string, string>, method = 'GET', path = search) =>
    answer(new Request(`http://shop.test${path}`, { method, headers }), facts);
  await asked({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  for (const name of ['purpose', 'sec-purpose', 'x-moz']) await asked({ [name]: 'prefetch;prerender' });
  await asked({}, 'HEAD');
  expect(missed).toEqual([]);
  await asked({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' });
  await asked({}, 'GET', '/search/page.json?search=kayak');
  expect(missed).toEqual(['kayak 203.0.113.1', 'kayak 203.0.113.1']);
  render.mockResolvedValue(PAGE);
  await asked({});
  expect(missed).toHaveLength(2);
});

describe('a draft', () => {
  it.each(['/drafts/post-1-2-3', '/ar/drafts/x', '/drafts/x/page.json'])(
    'is stored by no cache and indexed by no search engine: %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('vercel-cache-tag')).toBeNull();
    },
  );

  it('is answered with the status of its page, and its data with 200, which the browser can read', async () => {
    render.mockResolvedValue({ ...(PAGE as object), status: 410 } as never);
    expect((await ask('/drafts/x')).status).toBe(410);
    expect((await ask('/drafts/x/page.json')).status).toBe(200);
  });
});

describe('the URL passed to the renderer', () => {
  it.each([
    ['/search?constructor=1&search=a', '/search?search=a'],
    ['/search?__proto__=1&toString=2&hasOwnProperty=3', '/search'],
    ['/ar/cart?valueOf', '/ar/cart'],
    ['/search?brand=A&brand=B&%D8%A5=1', '/search?brand=A&brand=B&%D8%A5=1'],
    ['/search?search=/favicon.ico', '/search?search=%2Ffavicon.ico'],
  ])('passes only known query parameters to the renderer: %s', async (given, read) => {
    expect((await ask(given)).status).toBe(200);
    expect(render).toHaveBeenCalledWith({ urlOriginal: read });
  });
});

describe('overlong URLs', () => {
  const query = (path: string, chars: number) => `${path}?search=`.padEnd(chars, 'x');

  it.each([
    ['/search', 'dir="ltr"', 'This link is too long to open.', 'href="/"'],
    ['/ar/search', 'dir="rtl"', 'هذا الرابط أطول من اللازم', 'href="/ar"'],
  ])(
    'answers an overlong URL with a page in its language that links home: %s',
    async (path, language, words, home) => {
      expect((await ask(query(path, 8000))).status).toBe(200);
      const refused = await ask(query(path, 8001));
      expect([refused.status, refused.headers.get('content-type')]).toEqual([
        414,
        'text/html; charset=utf-8',
      ]);
      expect(refused.headers.get('cache-control')).toBe('private, no-store');
      const html = await refused.text();
      for (const part of [language, words, home]) expect(html).toContain(part);
      expect(render).toHaveBeenCalledTimes(1);
    },
  );

  it('answers an overlong page data request with JSON', async () => {
    const refused = await ask(query('/ar/search/page.json', 8001));
    expect(await refused.json()).toMatchObject({ statusCode: 414, code: 'address_too_long' });
  });

  it('answers an overlong /api URL with JSON', async () => {
    const refused = await ask(query('/api/render', 8001));
    expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('rendering', () => {
  it('limits rendering by address, with an error page in the page’s language', async () => {
    const handle = open(2);
    const statuses = [await ask('/ar/a', handle), await ask('/ar/b', handle)].map(({ status }) => status);
    const refused = await ask('/ar/c', handle);
    expect([...statuses, refused.status]).toEqual([200, 200, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    const html = await refused.text();
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('محاولات كثيرة');
    expect((await ask('/ar/c', handle, '203.0.113.2')).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('sheds load when rendering is saturated, and recovers afterwards', async () => {
    const ends: ((page: never) => void)[] = [];
    render.mockImplementation(() => new Promise<never>((resolve) => ends.push(resolve)));
    const under = Array.from({ length: 40 }, (_, index) => ask(`/${index}`, answer, `192.0.2.${index % 2}`));
    const refused = await ask('/one-more');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^[2-6]$/),
    ]);
    expect(await refused.text()).toContain('very busy');
    await vi.waitFor(() => expect(ends).toHaveLength(40));
    render.mockReset().mockResolvedValue(PAGE);
    for (const end of ends) end(PAGE);
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect((await ask('/one-more')).status).toBe(200);
  });
});

it('reserves rendering capacity for other networks when one opens many pages', async () => {
  const ends: ((page: never) => void)[] = [];
  render.mockImplementation(() => new Promise<never>((resolve) => ends.push(resolve)));
  const under = Array.from({ length: 20 }, (_, index) => ask(`/${index}`));
  expect((await ask('/one-more')).status).toBe(503);
  under.push(ask('/of-another', answer, '203.0.113.2'));
  await vi.waitFor(() => expect(ends).toHaveLength(21));
  for (const end of ends) end(PAGE);
  expect((await Promise.all(under)).map(({ status }) => status)).toEqual(Array(21).fill(200));
});

describe('rendering failures', () => {
  const meet = (path: string, error: Error) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return ask(
      path,
      open(1000, () => Promise.reject(error)),
    );
  };
  const down = (code: ErrorCode) => new ShopError(code);

  it.each([
    ['/product/simple/7', 'en', down('store_unavailable'), 503],
    ['/ar/tips-and-tricks/summer', 'ar', down('content_unavailable'), 503],
    ['/ar/search?search=x', 'ar', new Error('a mistake of ours'), 500],
  ])(
    'shows the error page in the URL’s language when rendering %s fails',
    async (path, lang, error, status) => {
      const response = await meet(path, error);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain(`<html lang="${lang}"`);
    },
  );

  it('sends an uncacheable error page with Retry-After', async () => {
    const { headers } = await meet('/category/5', down('store_unavailable'));
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('retry-after')).toBe('5');
  });

  it.each([
    ['a page', { is404: null, errorWhileRendering: undefined }, 200],
    ['no page', { is404: true, errorWhileRendering: new Error('throw render(404)') }, 404],
    ['a page that could not be loaded', { is404: null, errorWhileRendering: down('internal_error') }, 500],
  ])('answers a request for the data of %s without rendering HTML', async (_, rendered, status) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render.mockResolvedValue({ httpResponse: null, pageData: '{"title":"x"}', ...rendered });
    const response = await ask('/search/page.json?search=x');
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
      status,
      'application/json',
    ]);
    expect(render).toHaveBeenCalledWith({ urlOriginal: '/search?search=x', isDataOnly: true });
  });

  it('answers a failed page data request with JSON that nobody may keep', async () => {
    const response = await meet('/search/page.json?search=x', down('store_unavailable'));
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({ statusCode: 503, code: 'store_unavailable' });
  });

  it.each([
    ['rendering', { httpResponse: { statusCode: 500, headers: [], body: 'x' } }],
    ['the error page itself', { httpResponse: null }],
    ['loading its data', { httpResponse: { statusCode: 200, headers: [], body: '{"_isError":true}' } }],
  ])('shows the error page whatever the framework returns: %s failed', async (_, rendered) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render.mockResolvedValue({ ...rendered, errorWhileRendering: down('content_unavailable') });
    const response = await ask('/ar/search');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('<html lang="ar"');
  });
});

it('renders no page for a client that has left', async () => {
  const left = new AbortController();
  left.abort();
  const request = new Request('http://shop.test/product/simple/1', { signal: left.signal });
  expect((await answer(request, facts)).status).toBe(503);
  expect(render).not.toHaveBeenCalled();
});

it('sheds pages on demand while turns come late, not those of the build', async () => {
  const end = await overload();
  const { status, headers } = await ask('/product/simple/1');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    expect.stringMatching(/^[2-6]$/),
    'private, no-store',
  ]);
  expect((await ask('/faq')).status).toBe(200);
  end();
});

it('renders renewals one in a turn, so that many at once do not keep others waiting', async () => {
  const order: string[] = [];
  render.mockImplementation(() => {
    order.push('page');
    return Promise.resolve(PAGE);
  });
  const renewals = Array.from({ length: 5 }, () => ask('/faq'));
  setImmediate(() => setImmediate(() => order.push('other')));
  expect((await Promise.all(renewals)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(order.indexOf('other')).toBeLessThan(4);
});
