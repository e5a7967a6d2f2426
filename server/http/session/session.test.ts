import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import type { StatePort } from '../../ports/records/state.js';
import { asLiveCaller, requireLive } from './liveSession.js';
import { createSessions } from './session.js';

const SECRET = 'a secret of the tests that is long enough';
const isRevoked = vi.fn<StatePort['isRevoked']>();
const state = { isRevoked } as unknown as StatePort;
const sessions = createSessions(SECRET, state);
const MONA = { kind: 'customer', id: 7, epoch: 3 } as const;
const GUEST = { kind: 'guest', id: 10 ** 12 } as const;
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
const [asCustomer, asGuest] = [await sessions.begin(plain, MONA), await sessions.begin(plain, GUEST)];
/** Without the cookies that clear the other kind. */
const pair = asCustomer.slice(0, 2);

describe('a session', () => {
  it('authenticates a session’s owner as the kind that started it', async () => {
    const customer = await sessions.identify(requestWith(pair));
    expect(customer).toMatchObject({ caller: { kind: 'customer', id: 7 }, cookies: [] });
    const guest = await sessions.identify(requestWith(asGuest));
    expect(guest).toMatchObject({ caller: { kind: 'guest', id: 10 ** 12 }, cookies: [] });
  });

  it('prefers a customer’s session to a guest’s', async () => {
    const { caller } = await sessions.identify(requestWith([...asGuest, ...pair]));
    expect(caller).toMatchObject({ kind: 'customer' });
  });

  it('falls back to the guest’s session and clears a broken customer’s', async () => {
    const { caller, cookies } = await sessions.identify(requestWith([...asGuest, 'token=x', 'user_id=7']));
    expect(caller).toMatchObject({ kind: 'guest' });
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['token=', 'user_id=']);
  });

  it('is nobody’s if the id beside its token is another’s', async () => {
    const [token = ''] = pair;
    const { caller, cookies } = await sessions.identify(requestWith([token, 'user_id=8']));
    expect([caller, cookies.length]).toEqual([NOBODY, 2]);
  });

  it('of a guest authenticates no customer', async () => {
    const [token = ''] = await sessions.begin(plain, { kind: 'guest', id: 7 });
    const asCustomers = token.replace('visitor_token=', 'token=');
    expect((await sessions.identify(requestWith([asCustomers, 'user_id=7']))).caller).toEqual(NOBODY);
  });

  it.each([
    ['another issuer', { kind: 'customer', iss: 'elsewhere', sub: '7', jti: 'x' }],
    ['no id', { kind: 'customer', iss: 'storefront', sub: '7' }],
    ['an owner that is no number', { kind: 'customer', iss: 'storefront', sub: 'admin', jti: 'x' }],
  ])('needs more than the right signature: %s', async (_, claims) => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(SECRET));
    const { caller } = await sessions.identify(requestWith(`token=${token}; user_id=${claims.sub}`));
    expect(caller).toEqual(NOBODY);
  });

  it('says whether it is of a contact account', async () => {
    for (const isContact of [true, false]) {
      const begun = (await sessions.begin(plain, { ...MONA, isContact })).slice(0, 2);
      expect((await sessions.identify(requestWith(begun))).caller).toMatchObject({ isContact });
    }
  });

  it('gives each session an id of its own', async () => {
    const ids = [asCustomer, await sessions.begin(plain, MONA)].map(
      ([token = '']) => decodeJwt(token.slice('token='.length, token.indexOf(';'))).jti,
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('asks for revocations after the epoch with which the session began', async () => {
    await sessions.identify(requestWith(pair));
    expect(isRevoked).toHaveBeenLastCalledWith(expect.objectContaining({ customerId: 7, epoch: 3 }));
  });

  it('accepts the session of an earlier version, without an epoch, until the next revocation', async () => {
    const token = await new SignJWT({ kind: 'customer' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('storefront')
      .setSubject('7')
      .setJti('of an earlier version')
      .setIssuedAt(Date.now() / 1000)
      .setExpirationTime('30d')
      .sign(new TextEncoder().encode(SECRET));
    const { caller } = await sessions.identify(requestWith(`token=${token}; user_id=7`));
    expect(caller).toMatchObject({ kind: 'customer', id: 7 });
    expect(isRevoked).toHaveBeenLastCalledWith(expect.objectContaining({ customerId: 7, epoch: 0 }));
  });

  it('expires a session after 30 days', async () => {
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

  it('rejects a revoked session and clears its cookies', async () => {
    isRevoked.mockResolvedValue(true);
    const own = createSessions(SECRET, state);
    const identify = () => own.identify(requestWith(pair));
    const { caller, cookies } = await asLiveCaller(identify, (identity) => Promise.resolve(identity));
    expect([caller, cookies.length]).toEqual([NOBODY, 2]);
    await identify();
    expect(isRevoked, 'a revoked session is remembered').toHaveBeenCalledOnce();
  });

  it('falls back to the guest’s session if the customer’s was revoked', async () => {
    isRevoked.mockResolvedValue(true);
    const own = createSessions(SECRET, state);
    const callers: string[] = [];
    await asLiveCaller(
      () => own.identify(requestWith([...asGuest, ...pair])),
      ({ caller }) => Promise.resolve(callers.push(caller.kind)),
    );
    expect(callers).toEqual(['customer', 'guest']);
  });

  it('withholds what was read for a revoked session, and its errors', async () => {
    isRevoked.mockResolvedValue(true);
    const own = createSessions(SECRET, state);
    const read = asLiveCaller(
      () => own.identify(requestWith(pair)),
      ({ caller }) =>
        caller.kind === 'nobody' ? Promise.resolve('public') : Promise.reject(new Error('the order exists')),
    );
    await expect(read).resolves.toBe('public');
  });

  it('starts no write before the session is known to be live', async () => {
    isRevoked.mockResolvedValue(true);
    const own = createSessions(SECRET, state);
    const written: string[] = [];
    await asLiveCaller(
      () => own.identify(requestWith(pair)),
      async (identity) => {
        await requireLive(identity);
        written.push(identity.caller.kind);
      },
    );
    expect(written).toEqual(['nobody']);
  });

  it('keeps a session during an outage', async () => {
    isRevoked.mockRejectedValue(new ShopError('store_unavailable'));
    const work = asLiveCaller(
      () => sessions.identify(requestWith(pair)),
      () => Promise.resolve('done'),
    );
    await expect(work).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('is live unless it was revoked', async () => {
    for (const cookies of [pair, asGuest]) {
      await expect((await sessions.identify(requestWith(cookies))).isLive).resolves.toBe(true);
    }
    isRevoked.mockResolvedValue(true);
    const own = createSessions(SECRET, state);
    await expect((await own.identify(requestWith(pair))).isLive).resolves.toBe(false);
  });

  it('does the work once for a live session, and throws its error', async () => {
    let times = 0;
    const work = asLiveCaller(
      () => sessions.identify(requestWith(pair)),
      () => {
        times += 1;
        return Promise.reject(new ShopError('order_not_found'));
      },
    );
    await expect(work).rejects.toMatchObject({ code: 'order_not_found' });
    expect(times).toBe(1);
  });

  it('verifies a guest’s session without a database query', async () => {
    await sessions.identify(requestWith(asGuest));
    expect(isRevoked).not.toHaveBeenCalled();
  });

  it('rejects a session signed with another secret', async () => {
    const other = createSessions(`${SECRET}, another`, state);
    expect((await other.identify(requestWith(pair))).caller).toEqual(NOBODY);
  });
});

describe('cookies', () => {
  it('leaves the cookies of an anonymous visitor alone', async () => {
    for (const request of [plain, requestWith('i18n_redirected=ar')]) {
      expect(await sessions.identify(request)).toMatchObject({ caller: NOBODY, cookies: [] });
    }
  });

  it.each(['token=', 'user_id=7', 'token=;user_id=', 'visitor_id=5', 'visitor_token=a.b.c', '=x; token=y'])(
    'clears incomplete or invalid session cookies: %s',
    async (cookie) => {
      const { caller, cookies } = await sessions.identify(requestWith(cookie));
      expect(caller).toEqual(NOBODY);
      expect(cookies).toHaveLength(2);
      for (const cleared of cookies)
        expect(cleared).toMatch(/^\w+=; Max-Age=0; Path=\/; SameSite=Lax(; HttpOnly)?$/);
    },
  );

  it('clears all session cookies at the end', () => {
    const names = sessions.end(plain).map((cookie) => /^(\w+)=;/.exec(cookie)?.[1]);
    expect(names).toEqual(['token', 'user_id', 'visitor_token', 'visitor_id']);
  });

  it('lets scripts read the id and not the token, for 30 days', () => {
    expect(pair.map((cookie) => cookie.split('; ').slice(1))).toEqual([
      ['Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'HttpOnly'],
      ['Max-Age=2592000', 'Path=/', 'SameSite=Lax'],
    ]);
  });

  it('hides tokens from scripts at the start and at the end, and shows ids', async () => {
    const begun = [...(await sessions.begin(plain, MONA)), ...(await sessions.begin(plain, GUEST))];
    const hidden = (cookies: readonly string[]) =>
      cookies.map((cookie) => [/^\w+/.exec(cookie)?.[0], cookie.endsWith('; HttpOnly')]);
    const ofGuest = [
      ['visitor_token', true],
      ['visitor_id', false],
    ];
    const ofCustomer = [
      ['token', true],
      ['user_id', false],
    ];
    // The start of a customer's session ends the guest's, and not the other way round.
    expect(hidden(begun)).toEqual([...ofCustomer, ...ofGuest, ...ofGuest]);
    expect(hidden(sessions.end(plain))).toEqual([...ofCustomer, ...ofGuest]);
  });

  it('sets Secure exactly when the connection is HTTPS', async () => {
    const secure = await sessions.begin(new Request('https://shop.test'), GUEST);
    expect(secure.every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
    expect([...asCustomer, ...asGuest].some((cookie) => cookie.includes('Secure'))).toBe(false);
    const behindProxy = new Request('https://shop.test', { headers: { 'x-forwarded-proto': 'http' } });
    expect(sessions.end(behindProxy).some((cookie) => cookie.includes('Secure'))).toBe(false);
    const throughTls = new Request('http://shop.test', { headers: { 'x-forwarded-proto': 'https' } });
    expect(sessions.end(throughTls).every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
  });
});
