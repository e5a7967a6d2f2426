import { renderPage } from 'vite-plugin-ssr/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalPage } from '../actions/pages/refusalPage.js';
import { createAddressLimiter } from './rateLimits.js';
import { renderOnDemand } from './renderOnDemand.js';

vi.mock('vite-plugin-ssr/server', () => ({ renderPage: vi.fn() }));
const render = vi.mocked(renderPage);

const PAGE = { httpResponse: { statusCode: 200, headers: [], body: 'a page' } } as never;
const facts = { clientAddress: '203.0.113.1', later: () => undefined };

function open(maxPages = 1000) {
  const countByAddress = createAddressLimiter(() => maxPages);
  return renderOnDemand({
    redirectOf: () => Promise.resolve(null),
    openGate: () => Promise.resolve({ countByAddress }),
    refusalPage,
  });
}

const answer = open();
const ask = (path: string, handle = answer, from = facts.clientAddress) =>
  handle(new Request(`http://shop.test${path}`), { ...facts, clientAddress: from });

beforeEach(() => {
  render.mockReset().mockResolvedValue(PAGE);
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
])('what is no page of the shop is a JSON 404: %s %s', async (method, path) => {
  const response = await answer(new Request(`http://shop.test${path}`, { method }), facts);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('a page can only be read: %s', async (method) => {
  const response = await answer(new Request('http://shop.test/cart', { method }), facts);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('what the framework is given', () => {
  it.each([
    ['/search?constructor=1&search=a', '/search?search=a'],
    ['/search?__proto__=1&toString=2&hasOwnProperty=3', '/search'],
    ['/ar/cart?valueOf', '/ar/cart'],
    ['/search?brand=A&brand=B&%D8%A5=1', '/search?brand=A&brand=B&%D8%A5=1'],
    ['/search?search=/favicon.ico', '/search?search=%2Ffavicon.ico'],
  ])('is an address that it can read: %s', async (given, read) => {
    expect((await ask(given)).status).toBe(200);
    expect(render).toHaveBeenCalledWith({ urlOriginal: read });
  });
});

describe('rendering', () => {
  it('is limited by address, and says so in the language of the page', async () => {
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

  it('turns away what would only make everything late, and goes on afterwards', async () => {
    const ends: ((page: never) => void)[] = [];
    render.mockImplementation(() => new Promise<never>((resolve) => ends.push(resolve)));
    const under = Array.from({ length: 40 }, (_, index) => ask(`/${index}`));
    const refused = await ask('/one-more');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await refused.text()).toContain('very busy');
    await vi.waitFor(() => expect(ends).toHaveLength(40));
    render.mockReset().mockResolvedValue(PAGE);
    for (const end of ends) end(PAGE);
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect((await ask('/one-more')).status).toBe(200);
  });
});
