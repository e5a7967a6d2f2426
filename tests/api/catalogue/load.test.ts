import { describe, expect, it } from 'vitest';
import { codeOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { openShop } from '../shop.js';

await openShop({ LIMIT_LOGINS_ADDRESS: '1000' }, { isHashingQuick: false });

/** A login to an unknown account, which costs as much as a real one. */
function logIn(index: number, from: string) {
  const username = `nobody.${index}@example.com`;
  return new Browser().post('/api/post/login', { username, password: 'wrong wrong' }, { from });
}

/** Parallel logins, each from a network of its own unless one is given. */
function flood(count: number, from?: string) {
  return Promise.all(
    Array.from({ length: count }, (_, index) => logIn(index, from ?? `198.51.100.${index}`)),
  );
}

describe('a flood of logins', () => {
  it('serves a flood of logins up to capacity, and tells the rest when to retry', async () => {
    const replies = await flood(20);
    const refused = replies.filter(({ status }) => status === 503);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(refused).toHaveLength(12);
    for (const reply of refused) {
      expect([codeOf(reply), reply.headers.get('retry-after')]).toEqual([
        'busy',
        expect.stringMatching(/^[2-6]$/),
      ]);
    }
  });

  it.each([
    ['address', () => '203.0.113.7'],
    ['IPv6 network', (index: number) => `2001:db8:1:2::${index}`],
  ])('leaves half of the login capacity to others during a flood from one %s', async (_, addressOf) => {
    const replies = Promise.all(Array.from({ length: 20 }, (__, index) => logIn(index, addressOf(index))));
    const others = await flood(4);
    expect(others.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await replies).filter(({ status }) => status === 401)).toHaveLength(4);
  });

  it('accepts logins again after a flood', async () => {
    await flood(20, '203.0.113.7');
    expect((await logIn(1, '203.0.113.7')).status).toBe(401);
  });
});
