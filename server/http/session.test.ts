import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import type { StatePort } from '../ports/state.js';
import { createSessions } from './session.js';

const SECRET = 'a secret of the tests that is long enough';
const isRevoked = vi.fn<StatePort['isRevoked']>();
const state = { isRevoked } as unknown as StatePort;
const sessions = createSessions(SECRET, state);
const NOBODY = { kind: 'nobody' };

beforeEach(() => {
  isRevoked.mockReset().mockResolvedValue(false);
});

function requestWith(cookies: readonly string[] | string, url = 'http://shop.test'): Request {
  const pairs =
    typeof cookies === 'string' ? cookies : cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  return new Request(url, { headers: { cookie: pairs } });
}

const plain = new Request('http://shop.test');
const [asCustomer, asGuest] = [
  await sessions.begin(plain, 'customer', 7),
  await sessions.begin(plain, 'guest', 10 ** 12),
];
/** Without the cookies that clear the other kind. */
const pair = asCustomer.slice(0, 2);

describe('a session', () => {
  it('is its owner’s, of the kind that it began as', async () => {
    const customer = await sessions.identify(requestWith(pair));
    expect(customer).toMatchObject({ caller: { kind: 'customer', id: 7 }, cookies: [] });
    const guest = await sessions.identify(requestWith(asGuest));
    expect(guest).toMatchObject({ caller: { kind: 'guest', id: 10 ** 12 }, cookies: [] });
  });

  it('is the customer’s where a visitor’s comes beside it', async () => {
    const { caller } = await sessions.identify(requestWith([...asGuest, ...pair]));
    expect(caller).toMatchObject({ kind: 'customer' });
  });

  it('is the visitor’s where the customer’s is broken, and the broken one is cleared', async () => {
    const { caller, cookies } = await sessions.identify(requestWith([...asGuest, 'token=x', 'user_id=7']));
    expect(caller).toMatchObject({ kind: 'guest' });
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'user_id=']);
  });

  it('has an id of its own each time', async () => {
    const ids = [asCustomer, await sessions.begin(plain, 'customer', 7)].map(
      ([token = '']) => decodeJwt(token.slice('token='.length, token.indexOf(';'))).jti,
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('tells when it began to the millisecond, so that one begun after a revocation is not caught by it', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_789 });
    try {
      const [token = '', id = ''] = await sessions.begin(plain, 'customer', 7);
      await sessions.identify(requestWith([token, id]));
      expect(isRevoked).toHaveBeenLastCalledWith(
        expect.objectContaining({ customerId: 7, issuedAt: new Date(1_800_000_000_789) }),
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends after 30 days', async () => {
    vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000 - 60_000 });
    try {
      expect((await sessions.identify(requestWith(pair))).caller.kind).toBe('customer');
      vi.advanceTimersByTime(120_000);
      const late = await sessions.identify(requestWith(pair));
      expect([late.caller, late.cookies.length]).toEqual([NOBODY, 2]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that is revoked is nobody’s, and its cookies are cleared', async () => {
    isRevoked.mockResolvedValue(true);
    const { caller, cookies } = await sessions.identify(requestWith(pair));
    expect([caller, cookies.length]).toEqual([NOBODY, 2]);
  });

  it('is not lost in an outage: nobody is logged out by it', async () => {
    isRevoked.mockRejectedValue(new ShopError('store_unavailable'));
    await expect(sessions.identify(requestWith(pair))).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('of a visitor costs no question', async () => {
    await sessions.identify(requestWith(asGuest));
    expect(isRevoked).not.toHaveBeenCalled();
  });

  it('of a shop with another secret is worth nothing', async () => {
    const other = createSessions(`${SECRET}, another`, state);
    expect((await other.identify(requestWith(pair))).caller).toEqual(NOBODY);
  });
});

describe('cookies', () => {
  it('of nobody are not touched', async () => {
    expect(await sessions.identify(plain)).toEqual({ caller: NOBODY, cookies: [] });
    expect(await sessions.identify(requestWith('i18n_redirected=ar'))).toEqual({
      caller: NOBODY,
      cookies: [],
    });
  });

  it.each(['token=', 'user_id=7', 'token=;user_id=', 'visitor_id=5', 'visitor_token=a.b.c', '=x; token=y'])(
    'that are half of a pair or none are cleared: %s',
    async (cookie) => {
      const { caller, cookies } = await sessions.identify(requestWith(cookie));
      expect(caller).toEqual(NOBODY);
      expect(cookies).toHaveLength(2);
      for (const cleared of cookies)
        expect(cleared).toMatch(/^\w+=; Max-Age=0; Path=\/; SameSite=Lax(; HttpOnly)?$/);
    },
  );

  it('are all forgotten at the end', () => {
    const names = sessions.end(plain).map((cookie) => /^(\w+)=;/.exec(cookie)?.[1]);
    expect(names).toEqual(['token', 'user_id', 'visitor_token', 'visitor_id']);
  });

  it('are Secure exactly when the shopper’s connection is', async () => {
    const secure = await sessions.begin(new Request('https://shop.test'), 'guest', 10 ** 12);
    expect(secure.every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
    expect([...asCustomer, ...asGuest].some((cookie) => cookie.includes('Secure'))).toBe(false);
    const behindProxy = new Request('https://shop.test', { headers: { 'x-forwarded-proto': 'http' } });
    expect(sessions.end(behindProxy).some((cookie) => cookie.includes('Secure'))).toBe(false);
  });
});
