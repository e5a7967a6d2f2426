import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { type Recording, recordSpans, type Span } from '../../ports/spans.js';
import { refusalPage } from '../../actions/pages/refusalPage.js';
import type { CallRoute } from '../forms/answerForm.js';
import { createAddressLimiter } from '../network/rateLimits.js';
import { type RenderPage, renderOnDemand } from './renderOnDemand.js';

const FACTS = { clientAddress: '203.0.113.1', later: () => undefined };
const PAGE = { httpResponse: { statusCode: 200, headers: [], body: 'a page' }, pageData: '{}' };

const render = vi.fn<RenderPage>();
const callRoute = vi.fn<CallRoute>();

const countByAddress = createAddressLimiter(() => 1000);
const answer = renderOnDemand({
  renderPage: render,
  redirectOf: ({ pathname }) => Promise.resolve(pathname === '/old' ? '/new?x=1' : null),
  openGate: () => Promise.resolve({ countByAddress }),
  readDocument: ({ pathname }) => Promise.resolve(DOCUMENTS[pathname] ?? null),
  isPrerendered: (path) => path === '/forms/newsletter',
  callRoute,
  onMissedSearch: (words) => Promise.resolve(void missed.push(words)),
  refusalPage,
  readErrorPage: (locale) => Promise.resolve(`the error page in ${locale}`),
});

const DOCUMENTS: Record<string, { type: string; body: string; headers?: Record<string, string> }> = {
  '/feed': { type: 'application/xml', body: '<a/>', headers: { 'cache-control': 'no-cache', vary: 'x' } },
  '/robots.txt': { type: 'text/plain', body: 'all' },
};
const missed: string[] = [];
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  render.mockReset().mockResolvedValue(PAGE);
  callRoute.mockReset().mockResolvedValue(Response.json({}));
  // A slow machine is no overload.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  answer(new Request(`http://shop.test${path}`, { method, headers }), FACTS);

const send = (path: string, fields: Record<string, string> = {}) =>
  answer(
    new Request(`http://shop.test${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    FACTS,
  );

describe('a page', () => {
  it('is kept by the edge for a minute with its tags, and for seconds if there is none', async () => {
    const found = await ask('/product/simple/7');
    expect(found.headers.get('cache-control')).toContain('s-maxage=60,');
    expect(found.headers.get('vercel-cache-tag')).toMatch(/^[\w-]+(,[\w-]+)+$/);
    render.mockResolvedValue({ httpResponse: { ...PAGE.httpResponse, statusCode: 404 } });
    const none = await ask('/product/simple/8');
    expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=10']);
  });

  it('has the name of its file where the platform calls the home page', async () => {
    await ask('/index');
    await ask('/x/api');
    expect(render.mock.calls.map(([page]) => page)).toEqual([
      { urlOriginal: '/' },
      { urlOriginal: '/x/api' },
    ]);
  });

  it('is answered to HEAD, and measured', async () => {
    const spans: Span[] = [];
    const recording: Recording = { trace: null, route: null, onSpan: (span) => void spans.push(span) };
    const response = await recordSpans(recording, () => ask('/faq', 'HEAD'));
    expect([response.status, recording.route, spans.map(({ kind }) => kind)]).toEqual([
      ...[200, 'render', ['render']],
    ]);
  });

  it('of a search that found nothing is a person’s, unless a browser loads it ahead', async () => {
    render.mockResolvedValue({ ...PAGE, missedSearch: 'kayak' });
    await ask('/search', 'GET', { 'x-purpose': 'prefetch' });
    await ask('/search', 'GET', { purpose: 'navigate' });
    expect(missed).toEqual(['kayak']);
  });
});

describe('another address', () => {
  it('is redirected, for as long as that holds', async () => {
    const { status, headers } = await ask('/old');
    expect([status, headers.get('location'), render.mock.calls]).toEqual([308, '/new?x=1', []]);
    expect(headers.get('cache-control')).toMatch(/max-age=0/);
  });

  it('of a document is answered with it, as it says and else as a page is', async () => {
    const feed = await ask('/feed');
    expect([feed.status, await feed.text()]).toEqual([200, '<a/>']);
    const headersOf = ({ headers }: Response) =>
      ['content-type', 'cache-control', 'vary'].map((name) => headers.get(name));
    expect(headersOf(feed)).toEqual(['application/xml', 'no-cache', 'x']);
    const [type, cache, vary] = headersOf(await ask('/robots.txt'));
    expect([type, cache, vary]).toEqual(['text/plain', expect.stringContaining('s-maxage=60'), null]);
    expect(render).not.toHaveBeenCalled();
  });

  it('that is too long, or no page at all, is told so without a time to ask again', async () => {
    const long = await ask(`/search?search=${'x'.repeat(8000)}`);
    expect([long.status, long.headers.get('retry-after')]).toEqual([414, null]);
    const none = await ask('/favicon.ico');
    expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  });
});

describe('a failure', () => {
  it('is kept by nobody, and logged with its code', async () => {
    render.mockRejectedValue(new TypeError('a mistake'));
    const response = await ask('/ar/cart');
    expect([response.status, await response.text()]).toEqual([500, 'the error page in ar']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    render.mockRejectedValue(new ShopError('content_unavailable'));
    await ask('/cart');
    const line = { level: 'error', event: 'render-failed', route: 'render' };
    expect(lines.map((text): unknown => JSON.parse(text))).toMatchObject([
      {
        ...line,
        status: 500,
        code: 'internal_error',
        error: expect.stringMatching(/^TypeError: a m/) as string,
      },
      { ...line, status: 503, code: 'content_unavailable' },
    ]);
  });

  it('that the framework does not explain, or without data, is one too', async () => {
    render.mockResolvedValue({ ...PAGE, errorWhileRendering: 'a secret' });
    expect((await ask('/cart')).status).toBe(500);
    render.mockResolvedValue({ httpResponse: null });
    expect((await ask('/cart/page.json')).status).toBe(500);
    for (const line of lines) expect(line).toContain('The framework did not render the page');
    expect(lines.join()).not.toContain('a secret');
  });
});

describe('the address of a form', () => {
  it('leads to its page, and says which methods it takes', async () => {
    const shown = await ask('/ar/forms/login?next=%2Fcart');
    expect([shown.status, shown.headers.get('location'), shown.headers.get('cache-control')]).toEqual([
      ...[303, '/ar/auth/login?next=%2Fcart', 'private, no-store'],
    ]);
    const refused = await ask('/forms/login', 'PUT');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(refused.headers.get('retry-after')).toBeNull();
    expect(callRoute).not.toHaveBeenCalled();
  });

  it('takes the form, even where the page itself was built, and leads on with cookies', async () => {
    const headers = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    callRoute.mockImplementation(() => Promise.resolve(Response.json({}, { headers })));
    const done = await send('/ar/forms/newsletter', { email: 'mona@example.com' });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/ar/forms/newsletter?done=1']);
    expect(done.headers.get('cache-control')).toBe('private, no-store');
    expect(done.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect((await send('/forms/newsletter')).status).toBe(303);
    expect(callRoute.mock.calls.map(([route, , facts]) => [route, facts])).toEqual(
      Array(2).fill(['/api/post/add_to_sendgrid', FACTS]),
    );
    expect(render).not.toHaveBeenCalled();
  });

  it('shows a rejected form again, to nobody else', async () => {
    const rejected = (headers: Record<string, string>) =>
      Response.json({ code: 'too_many_requests' }, { status: 429, headers });
    callRoute.mockResolvedValueOnce(rejected({ 'retry-after': '30', 'set-cookie': 'a=1' }));
    const again = await send('/ar/forms/contact', { name: 'منى' });
    expect([again.status, await again.text()]).toEqual([429, 'a page']);
    expect(Object.fromEntries(again.headers)).toMatchObject({
      ...{ 'retry-after': '30', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    });
    expect([again.headers.get('vercel-cache-tag'), again.headers.getSetCookie()]).toEqual([null, ['a=1']]);
    const [[page] = []] = render.mock.calls;
    expect(page).toMatchObject({ urlOriginal: '/ar/contact', formAnswer: { code: 'too_many_requests' } });
    expect(page?.formAnswer?.typed['name']).toBe('منى');
    callRoute.mockResolvedValueOnce(rejected({}));
    expect((await send('/forms/contact')).headers.get('retry-after')).toBeNull();
  });
});
