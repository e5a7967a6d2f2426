import { afterAll, beforeAll, expect, it } from 'vitest';
import { overload } from '../support/overload.js';
import { call } from './call.js';

let end: () => void;
beforeAll(async () => {
  end = await overload();
});
afterAll(() => end());

it.each(['/api/wcFetch/products', '/api/wcFetch/products?search=tyre', '/api/wpFetch/get_footer'])(
  'rejects %s, which anybody may read, while the event loop is late',
  async (path) => {
    const { status, headers, body } = await call('GET', path);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '3',
      'private, no-store',
    ]);
    expect(body).toMatchObject({ code: 'busy' });
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
