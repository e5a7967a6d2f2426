import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VercelRequest, VercelResponse } from '@vercel/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import wcFetch from '../../api/wcFetch.js';
import post from '../../api/post.js';
import notFound from '../../api/not-found.js';
import { type Handler, serveFamily } from '../../server/http/routing/family.js';
import { route, StreamBody } from '../../server/http/routing/route.js';
import { vercelFunction } from '../../server/http/platform/vercel.js';
import { openShop } from './shop.js';

const shop = await openShop();

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

let handler = vercelFunction(serveFamily('/api', [], () => Promise.reject(new Error('unused'))));
let server: Server;
let port: number;

beforeAll(async () => {
  const listener: RequestListener = (request, response) => {
    void handler(request as VercelRequest, response as VercelResponse);
  };
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

/** Sends a raw request, because an HTTP client would normalise it. */
function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: Uint8Array | string = '',
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Serves a handler that returns the request that it received. */
function serveEcho(): { seen: { request: Request; clientAddress: string }[] } {
  const seen: { request: Request; clientAddress: string }[] = [];
  const echo: Handler = async (request, { clientAddress }) => {
    seen.push({ request: request.clone(), clientAddress });
    return new Response(await request.arrayBuffer(), { headers: { 'x-seen': request.url } });
  };
  handler = vercelFunction(echo);
  return { seen };
}

const codeIn = ({ text }: Answer) => (JSON.parse(text) as { code: string }).code;

describe('a function', () => {
  it('returns status, headers and each cookie in a header of its own', async () => {
    handler = post;
    const origin = `http://127.0.0.1:${port}`;
    const reply = await send('POST', '/api/post/register_guest?ip=x', { origin });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const cookies = reply.headers['set-cookie'] as string[];
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['visitor_token', 'visitor_id']);
    const sent = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    handler = wcFetch;
    const { id } = JSON.parse(reply.text) as { id: number };
    const own = await send('GET', `/api/wcFetch/customers/${id}`, { cookie: sent });
    expect([own.status, JSON.parse(own.text)]).toEqual([200, expect.objectContaining({ id })]);
  });

  it('passes the request body through byte for byte', async () => {
    serveEcho();
    const bytes = new Uint8Array([0, 255, 128, 10, 13, 123, 0xd9, 0xa1]);
    const reply = await send('POST', '/x', { 'content-type': 'application/octet-stream' }, bytes);
    expect(Buffer.from(reply.text, 'utf8').equals(Buffer.from(Buffer.from(bytes).toString('utf8')))).toBe(
      true,
    );
    expect((await send('POST', '/x', {}, 'مرحبا {"a": 1.0}')).text).toBe('مرحبا {"a": 1.0}');
  });

  it('stops reading an oversized body at the limit', async () => {
    handler = post;
    const origin = `http://127.0.0.1:${port}`;
    const huge = new Uint8Array(3 * 1024 * 1024).fill(32);
    const chunked = { origin, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const reply = await send('POST', '/api/post/login', chunked, huge);
    expect([reply.status, codeIn(reply)]).toEqual([413, 'body_too_large']);
    const { seen } = serveEcho();
    await send('POST', '/x', { 'transfer-encoding': 'chunked' }, huge);
    const [first] = seen;
    expect((await first?.request.arrayBuffer())?.byteLength).toBeLessThan(256 * 1024);
  });

  it('rejects an oversized body by its Content-Length without reading it', async () => {
    handler = post;
    const reply = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest({
        ...{ host: '127.0.0.1', port, method: 'POST', path: '/api/post/login', agent: false },
        headers: {
          origin: `http://127.0.0.1:${port}`,
          'content-type': 'application/json',
          'content-length': String(10 ** 9),
        },
      });
      sent.on('response', ({ statusCode }) => {
        resolve(statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.write('{');
    });
    expect(reply).toBe(413);
  });

  it('rejects a body that is not valid UTF-8', async () => {
    handler = post;
    const headers = { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' };
    const bytes = Buffer.concat([
      Buffer.from('{"username":"'),
      Buffer.from([0xff, 0xc0, 0x80]),
      Buffer.from('"}'),
    ]);
    const reply = await send('POST', '/api/post/login', headers, bytes);
    expect([reply.status, codeIn(reply)]).toEqual([400, 'bad_request']);
  });

  it('answers HEAD like GET, without a body', async () => {
    handler = wcFetch;
    const reply = await send('HEAD', '/api/wcFetch/categories');
    expect([reply.status, reply.text]).toEqual([200, '']);
    expect(reply.headers['cache-control']).toContain('public');
  });

  it('answers an unknown path with a JSON 404', async () => {
    handler = notFound;
    const reply = await send('GET', '/api/anything/at/all?x=1');
    expect([reply.status, codeIn(reply)]).toEqual([404, 'not_found']);
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

  it('rejects a URL that is longer than any of the shop’s', async () => {
    handler = notFound;
    const codes = [8000, 8001].map(async (length) => {
      const reply = await send('GET', `/api/${'a'.repeat(length - '/api/'.length)}`);
      return [reply.status, codeIn(reply)];
    });
    expect(await Promise.all(codes)).toEqual([
      [404, 'not_found'],
      [414, 'address_too_long'],
    ]);
  });

  it('rejects a foreign origin in an absolute request URL', async () => {
    handler = post;
    const headers = { host: 'shop.example', origin: 'http://evil.example' };
    for (const path of [
      'http://evil.example/api/post/register_guest',
      '//evil.example/api/post/register_guest',
    ]) {
      const reply = await send('POST', path, headers);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.status).toBe(404);
    }
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
    handler = vercelFunction(() => Promise.reject(new Error('hunter2 at 10.0.0.7')));
    const before = shop.log.length;
    const reply = await send('GET', '/');
    expect([reply.status, codeIn(reply)]).toEqual([500, 'internal_error']);
    expect(reply.text).not.toMatch(/hunter2|10\.0/);
    const { requestId } = JSON.parse(reply.text) as { requestId: string };
    expect(shop.log.slice(before)).toEqual([expect.stringContaining(requestId)]);
  });
});

describe('a streamed response', () => {
  it('reaches the client piece by piece, and a request for its headers writes nothing', async () => {
    handler = wcFetch;
    const feed = await send('GET', '/feeds/google-en.xml');
    expect(feed.status).toBe(200);
    expect(feed.headers['transfer-encoding']).toBe('chunked');
    expect(feed.text.endsWith('</rss>\n')).toBe(true);
    const headers = await send('HEAD', '/feeds/google-en.xml');
    expect([headers.status, headers.text]).toEqual([200, '']);
    expect((await send('GET', '/feeds/nothing.xml')).status).toBe(404);
  });

  it('breaks off where it fails, so that no half of it passes for the whole', async () => {
    async function* failing() {
      yield await Promise.resolve('<rss>');
      throw new Error('The database is gone');
    }
    const routes = [
      route({
        method: 'GET',
        path: '/broken',
        cache: { kind: 'public', edgeSeconds: 1, staleSeconds: 1 },
        run: () => ({ body: new StreamBody(failing(), 'application/xml') }),
      }),
    ];
    const serve = vercelFunction(serveFamily('/feeds', routes, () => Promise.resolve(shop.backend)));
    handler = async (request, response) => {
      await Promise.resolve(serve(request, response)).catch(() => undefined);
    };
    await expect(send('GET', '/feeds/broken')).rejects.toThrow(/aborted|reset|hang up/i);
  });
});
