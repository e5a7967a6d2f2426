import { afterEach, expect, it, vi } from 'vitest';
import { BUSY_REQUESTS, SHED_DELAY_MS } from '../../domain/core/limits.js';
import { eventLoop } from '../../server/http/network/loadShedding.js';
import { call } from './call.js';

afterEach(() => void vi.restoreAllMocks());

/** Has the event loop be late with many requests under way, of other networks. */
function overload(): void {
  vi.spyOn(eventLoop, 'delayMs').mockReturnValue(SHED_DELAY_MS + 1);
  vi.spyOn(eventLoop, 'underWayOf').mockImplementation((network) =>
    network === undefined ? BUSY_REQUESTS + 1 : 1,
  );
}

it.each(['/api/wcFetch/products', '/api/wcFetch/products?search=tyre', '/api/wpFetch/get_footer'])(
  'rejects %s, which anybody may read, while the event loop is late',
  async (path) => {
    overload();
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
  overload();
  expect((await call(method, path, method === 'POST' ? { body: {} } : {})).body).not.toMatchObject({
    code: 'busy',
  });
});
