import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { FIRST_GUEST_ID } from '../../../domain/account/identity.js';
import { codeOf, idOf } from '../bodies.js';
import { Browser, clearedBy } from '../browser.js';
import { openShop, PASSWORD, SECRET } from '../shop.js';

const shop = await openShop();
const DAYS_30_S = 2_592_000;

const mona = await shop.customer();

function attributesOf(setCookies: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    setCookies.map((cookie) => [
      cookie.slice(0, cookie.indexOf('=')),
      cookie.slice(cookie.indexOf('; ') + 2),
    ]),
  );
}

describe('cookies', () => {
  const KEPT = `Max-Age=${DAYS_30_S}; Path=/; SameSite=Lax`;
  const CLEARED = 'Max-Age=0; Path=/; SameSite=Lax';

  it('sets login cookies for 30 days on the whole site, with an HttpOnly token', async () => {
    const reply = await new Browser().post('/api/post/login', {
      username: mona.username,
      password: PASSWORD,
    });
    expect(attributesOf(reply.setCookies)).toEqual({
      token: `${KEPT}; HttpOnly`,
      user_id: KEPT,
      visitor_token: `${CLEARED}; HttpOnly`,
      visitor_id: CLEARED,
      device: 'Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly',
    });
  });

  it('sets guest cookies with the same attributes', async () => {
    const reply = await new Browser().post('/api/post/register_guest?ip=x7');
    expect(attributesOf(reply.setCookies)).toEqual({ visitor_token: `${KEPT}; HttpOnly`, visitor_id: KEPT });
  });

  it('sets Secure on cookies over HTTPS, as told by the URL or by the platform', async () => {
    for (const options of [{ origin: 'https://shop.test' }, { headers: { 'x-forwarded-proto': 'https' } }]) {
      const { setCookies } = await new Browser().post('/api/post/register_guest', undefined, options);
      expect(setCookies).toHaveLength(2);
      expect(setCookies.every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
    }
  });

  it('stores a signed session without personal data that expires after 30 days', async () => {
    const browser = new Browser();
    await browser.post('/api/post/login', { username: mona.username, password: PASSWORD });
    const claims = decodeJwt(browser.cookies['token'] ?? '');
    expect(Object.keys(claims).sort()).toEqual(['epoch', 'exp', 'iat', 'iss', 'jti', 'kind', 'sub']);
    expect((claims.exp ?? 0) - Math.floor(claims.iat ?? 0)).toBe(DAYS_30_S);
  });
});

describe('incomplete cookie pairs', () => {
  it.each([
    ['token', ['token', 'user_id']],
    ['user_id', ['token', 'user_id']],
    ['visitor_token', ['visitor_token', 'visitor_id']],
    ['visitor_id', ['visitor_token', 'visitor_id']],
  ])('rejects and clears a lone %s cookie, whatever the response', async (name, cleared) => {
    const whole = { ...mona.cookies, ...(await shop.guest()).cookies };
    const cookies = { [name]: whole[name] ?? '' };
    const refused = await shop.call('GET', `/api/wcFetch/customers/${mona.id}`, { cookies });
    expect(refused.status).toBe(404);
    expect(clearedBy(refused.setCookies).sort()).toEqual([...cleared].sort());
    const answered = await shop.call('POST', '/api/post/logout', { cookies });
    expect(clearedBy(answered.setCookies)).toEqual(expect.arrayContaining(cleared));
  });

  it('rejects and clears a login whose two cookies belong to different people', async () => {
    const cookies = { ...mona.cookies, user_id: String((await shop.customer()).id) };
    const reply = await shop.call('GET', '/api/wcFetch/customer-orders', { cookies });
    expect([reply.status, clearedBy(reply.setCookies)]).toEqual([401, ['token', 'user_id']]);
  });

  it('ignores half a guest identity while a customer is logged in', async () => {
    const reply = await mona.get(`/api/wcFetch/customers/${mona.id}`, { cookies: { visitor_id: '5' } });
    expect([reply.status, reply.setCookies]).toEqual([200, []]);
  });
});

describe('a forged session', () => {
  const forge = (claims: Record<string, unknown>, secret = SECRET, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
  const claims = () => ({ kind: 'customer', iss: 'storefront', sub: String(mona.id), jti: 'j', iat: 1 });
  const unsigned = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each<[string, () => Promise<string>]>([
    ['is signed with another key', () => forge(claims(), `${SECRET}!`)],
    ['has ended', () => forge({ ...claims(), exp: 2 })],
    ['comes from elsewhere', () => forge({ ...claims(), iss: 'elsewhere' })],
    ['is signed in another way', () => forge(claims(), SECRET.repeat(3), 'HS512')],
    ['has no session id', () => forge({ ...claims(), jti: undefined })],
    ['is a visitor’s', () => forge({ ...claims(), kind: 'guest' })],
    ['is not signed at all', () => Promise.resolve(`${unsigned({ alg: 'none' })}.${unsigned(claims())}.`)],
    ['is no token', () => Promise.resolve('x')],
  ])('rejects and clears a session that %s', async (_, token) => {
    const cookies = { token: await token(), user_id: String(mona.id) };
    const reply = await shop.call('GET', `/api/wcFetch/customers/${mona.id}`, { cookies });
    expect([reply.status, clearedBy(reply.setCookies)]).toEqual([404, ['token', 'user_id']]);
  });

  it('does not accept a guest’s valid session for a customer', async () => {
    const { cookies } = await shop.session('guest', mona.id);
    const asCustomer = { token: cookies['visitor_token'] ?? '', user_id: String(mona.id) };
    const reply = await shop.call('GET', '/api/wcFetch/customer-orders', { cookies: asCustomer });
    expect(reply.status).toBe(401);
    const asGuest = await shop.call('GET', `/api/wcFetch/customers/${mona.id}`, { cookies });
    expect(asGuest.body).toMatchObject({ first_name: '', username: '' });
  });

  it('decides by the first of several cookies with the same name', async () => {
    const cookie = `token=x; ${Object.entries(mona.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')}`;
    const reply = await shop.call('GET', `/api/wcFetch/customers/${mona.id}`, { headers: { cookie } });
    expect(reply.status).toBe(404);
  });
});

describe('guests', () => {
  it('registers a guest once, with an id far above the store’s and an empty customer', async () => {
    const browser = new Browser();
    const id = idOf(await browser.post('/api/post/register_guest?ip=k3v'));
    expect(id).toBeGreaterThanOrEqual(FIRST_GUEST_ID);
    expect(idOf(await browser.post('/api/post/register_guest?ip=k3v'))).toBe(id);
    expect((await browser.get(`/api/wcFetch/customers/${id}`)).body).toEqual({
      id,
      first_name: '',
      last_name: '',
      username: '',
      is_contact: false,
      email: null,
      phone: null,
      addresses: [],
      cars: [],
    });
    expect((await browser.post('/api/post/visitor_token')).body).toEqual({ id });
    expect((await browser.get(`/api/wcFetch/customer-orders?user_id=${id}`)).body).toEqual({
      single: [],
      grouped: [],
    });
  });

  it('registers a guest without a call to the store', async () => {
    const count = async () => shop.accounts.count();
    const before = await count();
    await new Browser().post('/api/post/register_guest');
    expect(await count()).toBe(before);
  });

  it('issues no token for a guest id without its token', async () => {
    const reply = await shop.call('POST', '/api/post/visitor_token', {
      cookies: { visitor_id: '1000000000001' },
    });
    expect([reply.status, codeOf(reply)]).toEqual([404, 'visitor_not_found']);
    expect(clearedBy(reply.setCookies).sort()).toEqual(['visitor_id', 'visitor_token']);
  });

  it('drops the guest at login, and starts a session that the guest cannot choose', async () => {
    const browser = new Browser();
    await browser.post('/api/post/register_guest');
    const planted = { ...browser.cookies, token: 'planted', user_id: '1' };
    const reply = await browser.post(
      '/api/post/login',
      { username: mona.username, password: PASSWORD },
      { cookies: planted },
    );
    expect(reply.status).toBe(200);
    expect(Object.keys(browser.cookies).sort()).toEqual(['device', 'token', 'user_id']);
    expect(browser.cookies['token']).not.toBe('planted');
  });

  it('does not register a guest for a logged-in customer', async () => {
    const reply = await mona.post('/api/post/register_guest');
    expect([idOf(reply), reply.setCookies]).toEqual([mona.id, []]);
  });
});
