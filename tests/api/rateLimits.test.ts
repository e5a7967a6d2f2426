import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../domain/core/rateLimits.js';
import { ConfigurationError } from '../../server/config/parsing/configurationError.js';
import { readEnv } from '../../server/config/env.js';
import { codeOf } from './bodies.js';
import { Browser } from './browser.js';
import { type Reply } from './call.js';
import { FAMILIES } from '../../scripts/openApi/routeTables.js';
import { ROWS } from './matrixRows.js';
import { openShop, PASSWORD, SECRET } from './shop.js';

const shop = await openShop({
  LIMIT_WRONG_LOGINS_SOURCE: '2',
  LIMIT_REGISTRATIONS_ADDRESS: '2',
  LIMIT_GUESTS_ADDRESS: '4',
  LIMIT_NEWSLETTER_ADDRESS: '3',
  LIMIT_CONTACT_ADDRESS: '2',
  LIMIT_SEARCHES_ADDRESS: '5',
  LIMIT_ACCOUNTS_ADDRESS: '3',
  LIMIT_LISTS_ADDRESS: '3',
  LIMIT_MEDIA_ADDRESS: '3',
});

const mona = await shop.customer();

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;

const HERE = '192.0.2.1';

function logIn(username: string, password: string, from = HERE): Promise<Reply> {
  return new Browser().post('/api/post/login', { username, password }, { from });
}

async function failTimes(times: number, username: string): Promise<number[]> {
  const replies = await Promise.all(Array.from({ length: times }, () => logIn(username, 'wrong wrong')));
  return replies.map(({ status }) => status);
}

function expectRefused(reply: Reply, windowSeconds: number) {
  expect([reply.status, codeOf(reply)]).toEqual([429, 'too_many_requests']);
  const wait = Number(reply.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(windowSeconds);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
}

describe('wrong logins', () => {
  const { windowSeconds } = RATE_LIMITS['wrong-logins-source'];

  it('limits wrong logins per account and address, then rejects even the right password', async () => {
    await failTimes(2, mona.username);
    expectRefused(await logIn(mona.username, 'wrong wrong'), windowSeconds);
    const right = await logIn(mona.username, PASSWORD);
    expectRefused(right, windowSeconds);
    expect(right.setCookies).toEqual([]);
  });

  it('counts wrong logins for an account however its name is written', async () => {
    const other = await shop.customer();
    await failTimes(2, other.username);
    const spellings = [
      ` ${other.username}`,
      `${other.username}\t`,
      other.username.toUpperCase(),
      other.username.replace('m', 'ｍ'),
      `\u00a0\u00a0${other.username}`,
    ];
    for (const username of spellings) expect((await logIn(username, PASSWORD)).status).toBe(429);
  });

  it('counts wrong logins for a phone number in any script and spacing', async () => {
    const form = { first_name: 'Aya', last_name: 'Ali', username: '01055556666', password: PASSWORD };
    await new Browser().post('/api/post/register', form, { from: newAddress() });
    await failTimes(2, '01055556666');
    for (const username of ['+20 10 5555 6666', '٠١٠٥٥٥٥٦٦٦٦', '010-5555-6666', '０１０５５５５６６６６']) {
      expect((await logIn(username, PASSWORD)).status).toBe(429);
    }
  });

  it('counts wrong logins for an account by either of its two names', async () => {
    const [phone, email] = ['01055557777', 'aya.two.names@example.com'];
    const form = { first_name: 'Aya', last_name: 'Ali', username: phone, email, password: PASSWORD };
    await new Browser().post('/api/post/register', form, { from: newAddress() });
    expect(await failTimes(1, phone)).toEqual([401]);
    expect(await failTimes(1, email)).toEqual([401]);
    for (const name of [phone, email]) expectRefused(await logIn(name, PASSWORD), windowSeconds);
  });

  it('does not confuse a user name with the counter of an account', async () => {
    const other = await shop.customer();
    await failTimes(3, `account ${other.id}`);
    expect((await logIn(other.username, PASSWORD)).status).toBe(200);
  });

  it('resets the count after a successful login, without affecting other accounts', async () => {
    const other = await shop.customer();
    await failTimes(1, other.username);
    expect((await logIn(other.username, PASSWORD)).status).toBe(200);
    expect(await failTimes(1, other.username)).toEqual([401]);
    expect((await logIn(other.username, PASSWORD)).status).toBe(200);
  });

  it('limits wrong logins for an unknown account alike, so that nothing is revealed', async () => {
    expect(await failTimes(2, 'nobody@example.com')).toEqual([401, 401]);
    expectRefused(await logIn('nobody@example.com', 'wrong wrong'), windowSeconds);
  });

  it('resets the count of wrong logins when the window has ended', async () => {
    const other = await shop.customer();
    await failTimes(2, other.username);
    await shop.limits.letPass(windowSeconds);
    expect((await logIn(other.username, PASSWORD)).status).toBe(200);
  });
});

describe('limits by address', () => {
  const searches = (from: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () => shop.call('GET', '/api/wpFetch/search_key?keyword=205', { from })),
    );

  it('limits searches per address, without affecting other clients', async () => {
    const noisy = newAddress();
    const statuses = (await searches(noisy, 7)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const [last] = await searches(noisy, 1);
    if (last === undefined) throw new Error('no reply');
    expectRefused(last, RATE_LIMITS['searches-address'].windowSeconds);
    expect((await searches(newAddress(), 1)).map(({ status }) => status)).toEqual([200]);
  });

  it('takes the client’s address from the platform, not from the client', async () => {
    const from = newAddress();
    await searches(from, 5);
    for (const name of [
      'x-forwarded-for',
      'x-real-ip',
      'forwarded',
      'client-ip',
      'x-client-ip',
      'true-client-ip',
    ]) {
      const headers = { [name]: newAddress() };
      const reply = await shop.call('GET', '/api/wpFetch/search_key?keyword=205', { from, headers });
      expect(reply.status).toBe(429);
    }
  });

  it.each([
    ['/api/post/register_guest', undefined, 4, 200],
    ['/api/post/add_to_sendgrid', { email: 'reader@example.com' }, 3, 202],
    ['/api/post/contact', { name: 'Mona', phone: '01012345678', message: 'Hello' }, 2, 201],
    ['/api/post/register', {}, 2, 400],
  ])('limits %s by its own variable', async (path, body, most, status) => {
    const from = newAddress();
    for (let count = 0; count < most; count += 1) {
      expect((await new Browser().post(path, body, { from })).status).toBe(status);
    }
    expect((await new Browser().post(path, body, { from })).status).toBe(429);
    expect((await new Browser().post(path, body, { from: newAddress() })).status).toBe(status);
  });

  it.each([
    ['/api/wcFetch/customer-orders', 401],
    ['/api/wcFetch/cart-shipping?governorate=EGC', 200],
    ['/api/wcFetch/customers/7', 404],
    ['/api/wcFetch/categories', 200],
    ['/api/wcFetch/shipping?governorate=EGC', 200],
    ['/api/wpFetch/nav_links', 200],
    ['/api/wpFetch/page?slug=about', 200],
    ['/api/payment/methods', 200],
    ['/api/icons/tabler.json?icons=car', 200],
    ['/media/2026/11/tyre.jpg', 404],
  ])('limits reads of %s', async (path, status) => {
    const from = newAddress();
    for (let count = 0; count < 3; count += 1)
      expect((await shop.call('GET', path, { from })).status).toBe(status);
    expectRefused(await shop.call('GET', path, { from }), 60);
    expect((await shop.call('GET', path, { from: newAddress() })).status).toBe(status);
  });

  /** Not counted by address: verified by a signature, or answered from memory. */
  const UNLIMITED_ROUTES = [
    'GET /api/health',
    'GET /api/payment/reconcile',
    'GET /api/payment/unconfirmed',
    'POST /api/payment/callback',
    'POST /api/payment/callback/:provider',
    'POST /api/post/visitor_token',
    'POST /api/post/logout',
  ];

  /** Every account is limited, and nobody without one gets further than its absence. */
  const isForAccounts = (route: string) =>
    (ROWS[route] ?? []).some(
      ({ expected }) =>
        expected.nobody === 401 && Object.values(expected).some((status) => status !== expected.nobody),
    );

  it('limits every other route for people without an account', () => {
    const unlimited = FAMILIES.flatMap(({ prefix, routes }) =>
      routes
        .filter(({ limits = [] }) => limits.length === 0)
        .map(({ method, path }) => `${method} ${prefix}${path}`)
        .filter((route) => !isForAccounts(route)),
    );
    expect(unlimited.sort()).toEqual([...UNLIMITED_ROUTES].sort());
  });

  it('does not count rejected cross-site requests', async () => {
    const from = newAddress();
    const headers = { origin: 'https://evil.example' };
    for (let count = 0; count < 6; count += 1) {
      await new Browser().post('/api/post/register_guest', undefined, { from, headers });
    }
    expect((await new Browser().post('/api/post/register_guest', undefined, { from })).status).toBe(200);
  });
});

describe('every limit', () => {
  it.each(Object.entries(RATE_LIMITS))(
    'reads the limit %s from its own variable, with the table’s default',
    (name, limit) => {
      const key = name as keyof typeof RATE_LIMITS;
      const source = { SESSION_SECRET: SECRET };
      expect(limit.variable).toMatch(/^LIMIT_[A-Z_]+$/);
      expect(readEnv(source).maxOf(key)).toBe(limit.max);
      expect(readEnv({ ...source, [limit.variable]: '7' }).maxOf(key)).toBe(7);
      expect(readEnv({ ...source, [limit.variable]: '' }).maxOf(key)).toBe(limit.max);
    },
  );

  it.each(['0', '-1', '1.5', 'many', '1e3', ' 5'])(
    'rejects the limit %j at start, naming the variable',
    (value) => {
      const { variable } = RATE_LIMITS['guests-address'];
      const read = () => readEnv({ SESSION_SECRET: SECRET, [variable]: value });
      expect(read).toThrow(ConfigurationError);
      expect(read).toThrow(variable);
    },
  );
});
