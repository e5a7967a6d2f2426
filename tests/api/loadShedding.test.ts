import { createServer, IncomingMessage, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VercelRequest, VercelResponse } from '@vercel/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import post from '../../api/post.js';
import webhook from '../../api/webhook.js';
import { NETWORK_REQUESTS } from '../../domain/core/limits.js';
import { RATE_LIMITS } from '../../domain/core/rateLimits.js';
import { enter } from '../../server/http/network/loadShedding.js';
import { vercelFunction } from '../../server/http/platform/vercel.js';
import { overload } from '../support/overload.js';
import { call } from './call.js';
import { openShop } from './shop.js';

const shop = await openShop();

describe('while turns come late', () => {
  let end: () => void;
  beforeAll(async () => {
    end = await overload();
  });
  afterAll(() => end());

  it.each(['/api/wcFetch/products', '/api/wcFetch/products?search=tyre', '/api/wpFetch/get_footer'])(
    'rejects %s, which anybody may read, and logs no error',
    async (path) => {
      const before = shop.log.length;
      const { status, headers, body } = await call('GET', path);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        expect.stringMatching(/^[2-6]$/),
        'private, no-store',
      ]);
      expect(body).toMatchObject({ code: 'busy' });
      expect(shop.log.slice(before).filter((line) => line.includes('"error"'))).toEqual([]);
    },
  );

  it.each([
    ['GET', '/api/health'],
    ['GET', '/api/wcFetch/customer-orders?status=pending-cart&user_id=1'],
    ['POST', '/api/wcPost/orders'],
    ['GET', '/api/payment/methods'],
    ['GET', '/api/wcFetch/shipping'],
    ['GET', '/api/payment/return?id=1'],
  ])('answers %s %s all the same', async (method, path) => {
    expect((await call(method, path, method === 'POST' ? { body: {} } : {})).body).not.toMatchObject({
      code: 'busy',
    });
  });
});

describe('a function', () => {
  let handler = post;
  const listener: RequestListener = (request, response) => {
    void handler(request as VercelRequest, response as VercelResponse);
  };
  const server = createServer(listener);
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;

  it('rejects an address that asks for too much before its body is read', async () => {
    handler = webhook;
    const read = vi.spyOn(IncomingMessage.prototype, Symbol.asyncIterator);
    const notice = () =>
      fetch(`${origin}/api/webhook/store`, { method: 'POST', body: Buffer.alloc(500_000, 'a') });
    expect((await notice()).status).toBe(404); // this shop has no store
    expect(read).toHaveBeenCalledTimes(1);
    shop.backend.countByAddress('webhooks-address', '127.0.0.1', RATE_LIMITS['webhooks-address'].max);
    const refused = await notice();
    expect([refused.status, await codeIn(refused)]).toEqual([429, 'too_many_requests']);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it('takes a client that leaves in the middle of its body for no failure of the shop', async () => {
    handler = post;
    const before = shop.log.length;
    const headers = { origin, 'content-type': 'application/json', 'content-length': '1000' };
    const sent = httpRequest(`${origin}/api/post/login`, { method: 'POST', agent: false, headers });
    const left = new Promise((resolve) => sent.once('error', resolve));
    server.once('request', () => sent.destroy());
    sent.write('{');
    await left;
    await vi.waitFor(() => expect(shop.log.slice(before)).toHaveLength(1));
    expect(shop.log.at(-1)).toContain('bad_request');
  });

  it('rejects at once what one network asks above its limit, whatever it asks for', async () => {
    let free = (): void => undefined;
    const held = new Promise<void>((resolve) => (free = resolve));
    handler = vercelFunction(() => held.then(() => new Response('late')));
    const under = Array.from({ length: NETWORK_REQUESTS }, () => fetch(origin));
    await vi.waitFor(() => expect(() => enter('127.0.0.1')()).toThrow());
    const refused = await fetch(origin);
    expect([refused.status, await codeIn(refused), refused.headers.get('retry-after')]).toEqual([
      503,
      'busy',
      expect.stringMatching(/^[2-6]$/),
    ]);
    free();
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual(Array(NETWORK_REQUESTS).fill(200));
  });
});
