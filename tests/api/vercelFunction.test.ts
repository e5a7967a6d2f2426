import { request as httpRequest } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import wcFetch from '../../api/wcFetch.js';
import post from '../../api/post.js';
import notFound from '../../api/not-found.js';
import { getBackend } from '../../server/backend.js';
import { serveFamily } from '../../server/http/routing/family.js';
import { route, StreamBody } from '../../server/http/routing/route.js';
import { vercelFunction } from '../../server/http/platform/vercel.js';
import { type FunctionAnswer, startFunctionServer } from '../support/platform/functionServer.js';
import { openShop } from './shop.js';

await openShop();
const { origin, port, send, serve, close } = await startFunctionServer();
afterAll(close);

const codeIn = ({ text }: FunctionAnswer) => (JSON.parse(text) as { code: string }).code;

describe('a function', () => {
  it('returns status, headers and each cookie in a header of its own', async () => {
    serve(post);
    const reply = await send('POST', '/api/post/register_guest?ip=x', { origin });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const cookies = reply.headers['set-cookie'] as string[];
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['visitor_token', 'visitor_id']);
    const sent = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    serve(wcFetch);
    const { id } = JSON.parse(reply.text) as { id: number };
    const own = await send('GET', `/api/wcFetch/customers/${id}`, { cookie: sent });
    expect([own.status, JSON.parse(own.text)]).toEqual([200, expect.objectContaining({ id })]);
  });

  it('rejects an oversized body of unknown length', async () => {
    serve(post);
    const huge = new Uint8Array(3 * 1024 * 1024).fill(32);
    const chunked = { origin, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const reply = await send('POST', '/api/post/login', chunked, huge);
    expect([reply.status, codeIn(reply)]).toEqual([413, 'body_too_large']);
  });

  it('rejects an oversized body by its Content-Length without reading it', async () => {
    serve(post);
    const reply = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest({
        ...{ host: '127.0.0.1', port, method: 'POST', path: '/api/post/login', agent: false },
        headers: {
          origin,
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
    serve(post);
    const headers = { origin, 'content-type': 'application/json' };
    const bytes = Buffer.concat([
      Buffer.from('{"username":"'),
      Buffer.from([0xff, 0xc0, 0x80]),
      Buffer.from('"}'),
    ]);
    const reply = await send('POST', '/api/post/login', headers, bytes);
    expect([reply.status, codeIn(reply)]).toEqual([400, 'bad_request']);
  });

  it('answers HEAD like GET, without a body', async () => {
    serve(wcFetch);
    const reply = await send('HEAD', '/api/wcFetch/categories');
    expect([reply.status, reply.text]).toEqual([200, '']);
    expect(reply.headers['cache-control']).toContain('public');
  });

  it('answers an unknown path with a JSON 404', async () => {
    serve(notFound);
    const reply = await send('GET', '/api/anything/at/all?x=1');
    expect([reply.status, codeIn(reply)]).toEqual([404, 'not_found']);
  });
});

describe('request URLs', () => {
  it('rejects a URL that is longer than any of the shop’s', async () => {
    serve(notFound);
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
    serve(post);
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
});

describe('a streamed response', () => {
  it('reaches the client piece by piece, and a request for its headers writes nothing', async () => {
    serve(wcFetch);
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
    const handle = vercelFunction(serveFamily('/feeds', routes, getBackend));
    serve(async (request, response) => {
      await Promise.resolve(handle(request, response)).catch(() => undefined);
    });
    await expect(send('GET', '/feeds/broken')).rejects.toThrow(/aborted|reset|hang up/i);
  });
});
