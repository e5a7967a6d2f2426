import { request as httpRequest } from 'node:http';
import { addCacheTag } from '@vercel/functions';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BODY_MAX_BYTES, NETWORK_REQUESTS } from '../../../domain/core/limits.js';
import { ShopError } from '../../../domain/core/errors.js';
import { type FunctionAnswer, startFunctionServer } from '../../../tests/support/platform/functionServer.js';
import { enter, turns } from '../network/loadShedding.js';
import type { Handler } from '../routing/family.js';
import { vercelFunction } from './vercel.js';

vi.mock('@vercel/functions', () => ({ addCacheTag: vi.fn(), waitUntil: vi.fn() }));

const { port, send, serve, close } = await startFunctionServer();
afterAll(close);

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Serves a handler that returns the request that it received. */
function serveEcho(): { seen: { request: Request; clientAddress: string }[] } {
  const seen: { request: Request; clientAddress: string }[] = [];
  const echo: Handler = async (request, { clientAddress }) => {
    seen.push({ request: request.clone(), clientAddress });
    return new Response(await request.arrayBuffer(), { headers: { 'x-seen': request.url } });
  };
  serve(vercelFunction(echo));
  return { seen };
}

const codeIn = ({ text }: FunctionAnswer) => (JSON.parse(text) as { code: string }).code;

describe('a function', () => {
  it('passes the request body through byte for byte', async () => {
    const { seen } = serveEcho();
    const bytes = new Uint8Array([0, 255, 128, 10, 13, 123, 0xd9, 0xa1]);
    await send('POST', '/x', { 'content-type': 'application/octet-stream' }, bytes);
    expect(new Uint8Array((await seen[0]?.request.arrayBuffer()) ?? [])).toEqual(bytes);
    expect((await send('POST', '/x', {}, 'مرحبا {"a": 1.0}')).text).toBe('مرحبا {"a": 1.0}');
  });

  it('passes on method and headers, and a body only where there may be one', async () => {
    const { seen } = serveEcho();
    await send('PUT', '/x', { cookie: 'a=1; b=2', 'x-a': '1' }, 'x');
    await send('GET', '/x');
    await send('HEAD', '/x');
    expect(seen.map(({ request }) => [request.method, request.body === null])).toEqual([
      ['PUT', false],
      ['GET', true],
      ['HEAD', true],
    ]);
    const [{ request } = { request: new Request('http://x') }] = seen;
    expect([request.headers.get('cookie'), request.headers.get('x-a')]).toEqual(['a=1; b=2', '1']);
  });

  it('stops reading a body that is too large, once the caller can see that it is', async () => {
    const sizes: number[] = [];
    const measure: Handler = async (request) => {
      sizes.push((await request.arrayBuffer()).byteLength);
      return new Response();
    };
    serve(vercelFunction(measure));
    const chunked = { 'transfer-encoding': 'chunked' };
    await send('POST', '/x', chunked, new Uint8Array(BODY_MAX_BYTES));
    await send('POST', '/x', chunked, new Uint8Array(3 * 1024 * 1024));
    await send('POST', '/x', {}, new Uint8Array(BODY_MAX_BYTES));
    await send(
      'POST',
      '/x',
      { 'content-length': String(BODY_MAX_BYTES + 1) },
      new Uint8Array(BODY_MAX_BYTES + 1),
    );
    const [exact = 0, cut = 0, ...known] = sizes;
    expect([exact, ...known]).toEqual([BODY_MAX_BYTES, BODY_MAX_BYTES, 0]);
    expect(cut).toBeGreaterThan(BODY_MAX_BYTES);
    expect(cut).toBeLessThan(256 * 1024);
    serve(vercelFunction(measure, { bodyMaxBytes: 4 }));
    await send('POST', '/x', {}, '12345');
    expect(sizes.at(-1)).toBe(0);
  });

  it('returns status, headers, and each cookie in a header of its own', async () => {
    const answer = new Response('x', { status: 418, headers: { 'x-a': '1' } });
    serve(vercelFunction(() => Promise.resolve(answer)));
    expect((await send('GET', '/')).headers['set-cookie']).toBeUndefined();
    const headers = new Headers([...['a=1', 'b=2'].map((each): [string, string] => ['set-cookie', each])]);
    serve(vercelFunction(() => Promise.resolve(new Response('x', { status: 418, headers }))));
    const { status, text, headers: sent } = await send('GET', '/');
    expect([status, text, sent['set-cookie']]).toEqual([418, 'x', ['a=1', 'b=2']]);
    expect(addCacheTag).not.toHaveBeenCalled();
  });

  it('tells the platform the tags of what its edge keeps', async () => {
    serve(
      vercelFunction(() => Promise.resolve(new Response('', { headers: { 'vercel-cache-tag': 'a,b' } }))),
    );
    await send('GET', '/');
    expect(vi.mocked(addCacheTag).mock.calls).toEqual([[['a', 'b']]]);
    vi.mocked(addCacheTag).mockClear();
  });
});

describe('request URLs', () => {
  it('builds the request URL from the Host header and the platform’s protocol', async () => {
    const { seen } = serveEcho();
    await send('GET', '/a?b=c', { host: 'shop.example', 'x-forwarded-host': 'evil.example' });
    vi.stubEnv('VERCEL', '1');
    await send('GET', '/a', { host: 'x', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' });
    await send('GET', '/a', { host: 'shop.example', 'x-forwarded-proto': 'https,http' });
    await send('GET', '/a', { host: 'shop.example', 'x-forwarded-proto': 'javascript' });
    expect(seen.map(({ request }) => request.url)).toEqual([
      'http://shop.example/a?b=c',
      'https://shop.example/a',
      'https://shop.example/a',
      'http://shop.example/a',
    ]);
  });

  it('never takes the host from the path', async () => {
    const { seen } = serveEcho();
    for (const path of ['//evil.example/api', '/\\evil.example', 'http://evil.example/api/post/logout']) {
      await send('GET', path, { host: 'shop.example' });
    }
    expect(seen.map(({ request }) => new URL(request.url).host)).toEqual(Array(3).fill('shop.example'));
  });

  it('answers an invalid request URL with 400', async () => {
    serveEcho();
    for (const [method, headers] of [
      ['TRACE', {}],
      ['GET', { host: '[' }],
      ['GET', { host: 'a b' }],
      ['GET', { host: 'localhost/api/wcFetch/categories#' }],
      ['GET', { host: 'localhost?' }],
      ['GET', { host: 'user@localhost' }],
    ] as const) {
      const reply = await send(method, '/a', headers);
      expect([reply.status, codeIn(reply)]).toEqual([400, 'bad_request']);
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
  });
});

describe('the client address', () => {
  const FORGED = { 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' };

  it('uses the socket’s address as the client’s without a platform', async () => {
    const { seen } = serveEcho();
    await send('GET', '/', FORGED);
    expect(seen[0]?.clientAddress).toBe('127.0.0.1');
  });

  it('uses the platform’s header for the client’s address on the platform', async () => {
    vi.stubEnv('VERCEL', '1');
    const { seen } = serveEcho();
    await send('GET', '/', { 'x-real-ip': '198.51.100.7', 'x-forwarded-for': '9.9.9.9' });
    expect(seen[0]?.clientAddress).toBe('198.51.100.7');
  });
});

describe('failing handlers', () => {
  it('answers 500 without details when a handler throws, and logs one line', async () => {
    serve(vercelFunction(() => Promise.reject(new Error('hunter2 at 10.0.0.7'))));
    const reply = await send('GET', '/');
    expect([reply.status, codeIn(reply)]).toEqual([500, 'internal_error']);
    expect(reply.text).not.toMatch(/hunter2|10\.0/);
    const { requestId } = JSON.parse(reply.text) as { requestId: string };
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        ...{ level: 'error', event: 'request', requestId, status: 500, code: 'internal_error' },
        error: expect.stringMatching(/^Error: hunter2.*\n/) as string,
      }),
    ]);
  });

  it.each([
    [new ShopError('busy', { retryAfterSeconds: 4 }), 503, '4', 'info'],
    [new ShopError('store_unavailable'), 503, undefined, 'error'],
    [new ShopError('not_found'), 404, undefined, null],
    ['no error', 500, undefined, 'error'],
  ])('answers %s, and logs what is the shop’s own', async (error, status, retryAfter, level) => {
    serve(vercelFunction(vi.fn<Handler>().mockRejectedValue(error)));
    const reply = await send('GET', '/');
    expect([reply.status, reply.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(
      level === null ? [] : [level],
    );
  });
});

describe('requests at once', () => {
  it('each have a turn, unless they are urgent', async () => {
    const start = vi.spyOn(turns, 'start').mockResolvedValue();
    const { seen } = serveEcho();
    await send('GET', '/');
    expect([start.mock.calls.length, seen.length]).toEqual([1, 1]);
    serve(vercelFunction(() => Promise.resolve(new Response('x')), { isUrgent: true }));
    expect((await send('GET', '/')).text).toBe('x');
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('leave room for others when they are done, or have failed', async () => {
    const { seen } = serveEcho();
    for (let times = 0; times <= NETWORK_REQUESTS; times += 1)
      await send(times % 2 === 0 ? 'GET' : 'TRACE', '/');
    expect(seen.length).toBeGreaterThan(NETWORK_REQUESTS / 2);
    expect(() => enter('127.0.0.1')()).not.toThrow();
  });
});

describe('a client', () => {
  it('that has left is no longer worked for, and one that has its answer was not', async () => {
    const signals: AbortSignal[] = [];
    let answer: (response: Response) => void = () => undefined;
    serve(
      vercelFunction(({ signal }) => {
        signals.push(signal);
        return new Promise((resolve) => (answer = resolve));
      }),
    );
    const sent = httpRequest({ host: '127.0.0.1', port, path: '/', agent: false });
    sent.on('error', () => undefined);
    sent.end();
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
    sent.destroy();
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
    answer(new Response());
    serve(
      vercelFunction(({ signal }) => {
        signals.push(signal);
        return Promise.resolve(new Response('x'));
      }),
    );
    await send('GET', '/');
    expect(signals[1]?.aborted).toBe(false);
  });
});

describe('a streamed response', () => {
  const open = () => {
    const cancel = vi.fn();
    const pull = vi.fn((controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(new TextEncoder().encode('piece '));
      if (pull.mock.calls.length === 3) controller.close();
    });
    const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
    serve(
      vercelFunction(() => Promise.resolve(new Response(body, { headers: { 'x-accel-buffering': 'no' } }))),
    );
    return { cancel, pull };
  };

  it('is sent in pieces', async () => {
    open();
    const { headers, text } = await send('GET', '/');
    expect([headers['transfer-encoding'], text]).toEqual(['chunked', 'piece piece piece ']);
  });

  it('is not written for a request for its headers', async () => {
    const { cancel, pull } = open();
    expect((await send('HEAD', '/')).text).toBe('');
    expect([cancel.mock.calls.length, pull.mock.calls.length]).toEqual([1, 0]);
  });

  it('that is empty ends', async () => {
    serve(
      vercelFunction(() => Promise.resolve(new Response(null, { headers: { 'x-accel-buffering': 'no' } }))),
    );
    expect((await send('GET', '/')).text).toBe('');
  });
});
