import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from './call.js';
import { openShop } from './shop.js';

/* Requests that anonymous visitors may make must not reach the store without a limit. */

const limits = { LIMIT_ORDERS_ADDRESS: '3', LIMIT_RETURNS_ADDRESS: '3', LIMIT_PRODUCTS_ADDRESS: '3' };
const shop = await openShop(limits);
const getOrder = vi.spyOn(shop.backend.store.orders, 'getOrder');
const getCurrent = vi.spyOn(shop.backend.store.catalogue, 'getCurrent');

const KEY = 'k'.repeat(32);
let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;

async function askTimes(times: number, path: string, from = newAddress()): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let count = 0; count < times; count += 1) replies.push(await shop.call('GET', path, { from }));
  return replies;
}

beforeEach(() => {
  getOrder.mockClear();
  getCurrent.mockClear();
});

describe('malformed order keys', () => {
  it.each(['x', 'k'.repeat(21), 'k'.repeat(65), `${'k'.repeat(31)}!`, 'wc order'])(
    'rejects a malformed order key without a call to the store: %s',
    async (key) => {
      const query = `key=${encodeURIComponent(key)}`;
      const [read] = await askTimes(1, `/api/wcFetch/order/10001?${query}`);
      const [back] = await askTimes(1, `/api/payment/return?order=10001-1&${query}`);
      expect([read?.status, back?.status]).toEqual([404, 303]);
      expect(getOrder).not.toHaveBeenCalled();
    },
  );
});

describe('limits by address', () => {
  it.each([
    ['an order by its key', `/api/wcFetch/order/10001?key=${KEY}`],
    ['the way back from the card page', `/api/payment/return?order=10001-1&key=${KEY}`],
    ['the test card page', '/api/payment/card?session=abc'],
    ['a product as it is now', '/api/wcFetch/product/1'],
    ['the variations of one', '/api/wcFetch/product-variations/1'],
  ])('limits by address: %s', async (_, path) => {
    const replies = await askTimes(5, path);
    expect(replies.map(({ status }) => status === 429)).toEqual([false, false, false, true, true]);
    expect(Number(replies[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(getOrder.mock.calls.length + getCurrent.mock.calls.length).toBeLessThanOrEqual(3);
  });
});
