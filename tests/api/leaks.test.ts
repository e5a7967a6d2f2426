import { describe, expect, it, vi } from 'vitest';
import { ERROR_STATUSES, ShopError } from '../../domain/core/errors.js';
import { ERROR_MESSAGES } from '../../server/http/routing/errorMessages.js';
import { serveFamily } from '../../server/http/routing/family.js';
import { route } from '../../server/http/routing/route.js';
import { findGoods } from './goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from './bodies.js';
import { Browser } from './browser.js';
import { ORIGIN, type Reply } from './call.js';
import { openShop } from './shop.js';

const shop = await openShop();
const { store, content, state, subscribers } = shop.backend;
const mona = await shop.customer();
const productId = (await findGoods(shop)).plenty.id;

const STRANGE = 'SQLITE_ERROR near "hunter2": connect ECONNREFUSED 10.0.0.7:5432 at /var/task/server/x.js:7';

function expectDumb(reply: Reply, code: 'internal_error' | 'store_unavailable' | 'content_unavailable') {
  expect(reply.body).toEqual({
    statusCode: ERROR_STATUSES[code],
    code,
    message: ERROR_MESSAGES[code],
    requestId: reply.headers.get('x-request-id'),
  });
  expect(reply.status).toBe(ERROR_STATUSES[code]);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  expect([...reply.headers.values()].join(' ') + reply.text).not.toMatch(
    /SQLITE|hunter2|10\.0\.0\.7|var\/task/,
  );
}

describe('unexpected errors', () => {
  it.each<[string, () => unknown, () => Promise<Reply>]>([
    [
      'in the catalogue',
      () => vi.spyOn(store.catalogue, 'getProduct').mockRejectedValueOnce(new Error(STRANGE)),
      () => mona.get('/api/wcFetch/product/5'),
    ],
    [
      'in the search',
      () => vi.spyOn(store.catalogue, 'searchProducts').mockRejectedValueOnce(STRANGE),
      () => mona.get('/api/wpFetch/search_key?keyword=x'),
    ],
    [
      'that is no error at all',
      () => vi.spyOn(store.orders, 'listOrders').mockRejectedValueOnce({ status: 200, secret: STRANGE }),
      () => mona.get('/api/wcFetch/customer-orders'),
    ],
    [
      'that is nothing',
      () => vi.spyOn(store.customers, 'getCustomer').mockRejectedValueOnce(undefined),
      () => mona.get(`/api/wcFetch/customers/${mona.id}`),
    ],
    [
      'in the content',
      () => vi.spyOn(content, 'getShell').mockRejectedValueOnce(new RangeError(STRANGE)),
      () => mona.get('/api/wpFetch/get_footer'),
    ],
    [
      'in the newsletter',
      () => vi.spyOn(subscribers, 'keep').mockRejectedValueOnce(new Error(STRANGE)),
      () => mona.post('/api/post/add_to_sendgrid', { email: 'a@example.com' }),
    ],
    [
      'in the counting of logins',
      () => vi.spyOn(state, 'countEvent').mockRejectedValueOnce(new Error(STRANGE)),
      () => mona.post('/api/post/login', { username: mona.username, password: 'x' }),
    ],
    [
      'in the locks of writers',
      () => vi.spyOn(state, 'withLocks').mockRejectedValueOnce(new Error(STRANGE)),
      () => mona.post('/api/wcPost/place-order', cartBody(lineOf(productId))),
    ],
  ])('answers an unexpected error %s with a 500 without details', async (_, breakIt, ask) => {
    breakIt();
    expectDumb(await ask(), 'internal_error');
  });

  it('logs an unexpected error under the response’s request id', async () => {
    vi.spyOn(store.catalogue, 'listCategories').mockRejectedValueOnce(new Error('the shelf is gone'));
    const reply = await mona.get('/api/wcFetch/categories');
    const line = JSON.parse(shop.log.at(-1) ?? '') as Record<string, unknown>;
    expect(line).toMatchObject({
      level: 'error',
      status: 500,
      code: 'internal_error',
      route: '/api/wcFetch/categories',
      requestId: reply.headers.get('x-request-id'),
      error: expect.stringContaining('the shelf is gone') as string,
    });
  });

  it('answers an unserialisable result with a 500', async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    vi.spyOn(content, 'getTranslations').mockResolvedValueOnce(circle as never);
    expectDumb(await mona.get('/api/wpFetch/translations'), 'internal_error');
  });
});

describe('an outage', () => {
  it('reports an outage as such, and never logs anyone out', async () => {
    vi.spyOn(state, 'isRevoked').mockRejectedValueOnce(
      new ShopError('store_unavailable', {}, new Error(STRANGE)),
    );
    const reply = await mona.get(`/api/wcFetch/customers/${mona.id}`);
    expectDumb(reply, 'store_unavailable');
    expect(reply.setCookies).toEqual([]);
  });

  it('distinguishes a content outage from a store outage', async () => {
    vi.spyOn(content, 'listPages').mockRejectedValueOnce(new ShopError('content_unavailable'));
    expectDumb(await mona.get('/api/wpFetch/pages_content'), 'content_unavailable');
  });

  it('answers the health check with 503 during an outage, without details', async () => {
    vi.spyOn(store, 'ping').mockRejectedValueOnce(new Error(STRANGE));
    const reply = await mona.get('/api/health');
    expect([reply.status, reply.body]).toEqual([
      503,
      {
        status: 'down',
        store: 'down',
        records: 'up',
        payments: 'test',
        durable: true,
        unreadable: 0,
        messages: 'up',
      },
    ]);
  });

  it('answers with an error when the backend fails to start', async () => {
    const routes = [route({ method: 'GET', path: '/x', run: () => Promise.resolve({ body: {} }) })];
    const handle = serveFamily('/api/test', routes, () => Promise.reject(new Error(STRANGE)));
    const response = await handle(new Request(`${ORIGIN}/api/test/x`), {
      clientAddress: '203.0.113.9',
      later: () => undefined,
    });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('SQLITE');
  });
});

describe('the log', () => {
  const SECRETS = [
    'log.person@example.com',
    'Gamal',
    'Abdelkader',
    '1066677788',
    'log password of mine',
    'Yasmin',
  ];

  it('logs a whole visit with one line per call, without names, numbers, passwords, keys or tokens', async () => {
    const before = shop.log.length;
    const browser = new Browser();
    const person = {
      first_name: 'Gamal',
      last_name: 'Abdelkader',
      username: '010 666 777 88',
      email: 'log.person@example.com',
      password: 'log password of mine',
    };
    const { username, password } = person;
    const seen: string[] = [];
    const step = async (reply: Promise<Reply>) => {
      const done = await reply;
      seen.push(...done.setCookies.flatMap((cookie) => /^\w+=([^;]{20,})/.exec(cookie)?.[1] ?? []));
      return done;
    };
    await step(browser.post('/api/post/register_guest?ip=log.person@example.com'));
    await step(browser.post('/api/post/register', person));
    await step(browser.post('/api/post/logout', {}));
    await step(browser.post('/api/post/login', { username, password: 'log password of mine, wrong' }));
    await step(browser.post('/api/post/login', { username, password }));
    await step(browser.post('/api/post/change_password', { password, new_password: `${password}!` }));
    const order = orderOf(await step(browser.post('/api/wcPost/place-order', cartBody(lineOf(productId)))));
    const body = checkoutBody(order.id, { billing: { ...BILLING, ...person, password: undefined } });
    await step(browser.post('/api/wcPost/checkout', body));
    const billing = { ...BILLING, first_name: 'Gamal', email: 'log.person@example.com' };
    const bought = await step(browser.post('/api/wcPost/checkout', checkoutBody(order.id, { billing })));
    expect(bought.status).toBe(200);
    await step(browser.get(`/api/wcFetch/order/${order.id}?key=${order.key}`));
    await step(
      browser.put('/api/wcPost/update-customer', {
        email: 'log.person@example.com',
        phone: '01066677788',
        password: person.password,
      }),
    );
    await step(browser.post('/api/post/add_to_sendgrid', { email: 'log.person@example.com' }));
    await step(browser.get('/api/wpFetch/search_key?keyword=log.person@example.com'));
    vi.spyOn(store.orders, 'listOrders').mockRejectedValueOnce(new ShopError('store_unavailable'));
    await step(browser.get('/api/wcFetch/customer-orders'));
    const lines = shop.log.slice(before);
    expect(lines).toHaveLength(14);
    expect(seen.length).toBeGreaterThan(3);
    for (const secret of [...SECRETS, ...seen, order.key ?? 'no key'])
      expect(lines.join('\n')).not.toContain(secret);
  });

  it('logs only the documented fields', async () => {
    await mona.get('/api/wcFetch/order/5?key=secret');
    const line = JSON.parse(shop.log.at(-1) ?? '') as object;
    expect(line).toEqual({
      time: expect.any(String) as string,
      level: 'info',
      event: 'request',
      requestId: expect.any(String) as string,
      method: 'GET',
      route: '/api/wcFetch/order/:id',
      status: 404,
      ms: expect.any(Number) as number,
      code: 'order_not_found',
    });
  });

  it('does not log the path of an unknown URL', async () => {
    const reply = await mona.get('/api/wcFetch/secret-path?token=hush');
    expect(codeOf(reply)).toBe('not_found');
    expect(shop.log.at(-1)).not.toMatch(/secret-path|hush/);
  });
});
