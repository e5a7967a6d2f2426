import { describe, expect, it } from 'vitest';
import { Browser, codeOf, openShop } from './shop.js';

await openShop({ LIMIT_LOGINS_ADDRESS: '1000' });

/** Logins of nobody, each of which costs as much as a real one. */
function flood(count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      new Browser().post('/api/post/login', {
        username: `nobody.${index}@example.com`,
        password: 'wrong wrong',
      }),
    ),
  );
}

describe('a flood of logins', () => {
  it('is answered as far as the processor goes, and the rest is told when to come back', async () => {
    const replies = await flood(20);
    const refused = replies.filter(({ status }) => status === 503);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(refused).toHaveLength(12);
    for (const reply of refused) {
      expect([codeOf(reply), reply.headers.get('retry-after')]).toEqual(['busy', '3']);
    }
  });

  it('leaves room for the next one once it is over', async () => {
    await flood(20);
    expect((await flood(1))[0]?.status).toBe(401);
  });
});
