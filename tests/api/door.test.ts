import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from '../../server/http/routing/errorMessages.js';
import { findGoods } from './goods.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from './bodies.js';
import { type CallOptions, ORIGIN } from './call.js';
import { openShop, PASSWORD } from './shop.js';

// Raised limits, because all rejections of this file come from one address.
const GENEROUS = { LIMIT_NEWSLETTER_ADDRESS: '1000', LIMIT_CONTACT_ADDRESS: '1000' };
const shop = await openShop({ ...GENEROUS, LIMIT_LOGINS_ADDRESS: '1000' });
const mona = await shop.customer();
const productId = (await findGoods(shop)).plenty.id;
const orderId = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(productId)))).id;

const LARGEST = 64 * 1024;

/** One write of each kind, as the shop's own pages send it. */
function writes(): [method: string, path: string, body: unknown][] {
  return [
    ['POST', '/api/wcPost/place-order', cartBody(lineOf(productId))],
    ['PUT', '/api/wcPost/update-order', { ...cartBody(lineOf(productId)), order_id: orderId }],
    ['POST', '/api/wcPost/checkout', checkoutBody(orderId)],
    ['PUT', '/api/wcPost/update-customer', { first_name: 'Changed' }],
    ['POST', '/api/post/change_password', { password: PASSWORD, new_password: 'four blind mice' }],
    ['POST', '/api/post/add_to_sendgrid', { email: 'door@example.com' }],
    ['POST', '/api/post/contact', { name: 'Mona', email: 'door@example.com', message: 'Hello' }],
  ];
}

const DELETE = () => `/api/wcPost/delete_order?order_id=${orderId}`;

/** All state that a write could have changed. */
async function everything() {
  const tables = ['orders', 'customers', 'newsletter_subscribers', 'contact_messages', 'session_epochs'];
  const contents = await Promise.all(tables.map((table) => shop.contentOf(table)));
  return { contents, stock: await shop.stockOf(productId) };
}

async function expectRefusedEverywhere(
  options: (body: unknown) => CallOptions,
  status: number,
  code: string,
) {
  const before = await everything();
  for (const [method, path, body] of writes()) {
    const reply = await mona.call(method, path, options(body));
    expect(`${path} ${reply.status}`).toBe(`${path} ${status}`);
    expect(reply.body).toMatchObject({ statusCode: status, code });
  }
  expect(await everything()).toEqual(before);
}

describe('cross-site writes', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['with neither Origin nor Sec-Fetch-Site', { origin: undefined }],
    ['from another site', { origin: 'https://evil.example' }],
    [
      'from another site that says it is ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['from a subdomain', { origin: 'http://evil.shop.test' }],
    ['from a site whose name begins like ours', { origin: 'http://shop.test.evil.example' }],
    ['from another port', { origin: 'http://shop.test:8080' }],
    ['from nowhere, as a sandboxed frame is', { origin: 'null' }],
    ['with an Origin that is no address', { origin: 'shop.test' }],
    ['with an empty Origin', { origin: '' }],
    [
      'from another site that forwards its own name',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
    ['of the same site but another origin', { origin: undefined, 'sec-fetch-site': 'same-site' }],
    ['across sites', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['typed into the address bar', { origin: undefined, 'sec-fetch-site': 'none' }],
  ])('rejects a cross-site write %s and changes nothing', async (_, headers) => {
    await expectRefusedEverywhere((body) => ({ body, headers }), 403, 'forbidden_origin');
    for (const path of ['/api/post/register_guest', '/api/post/logout', '/api/post/visitor_token']) {
      expect((await mona.post(path, undefined, { headers })).status).toBe(403);
    }
    expect((await mona.delete(DELETE(), { headers })).status).toBe(403);
    expect((await mona.get(`/api/wcFetch/customers/${mona.id}`)).status).toBe(200);
  });

  it('allows cross-site reads', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const reply = await mona.get(`/api/wcFetch/customers/${mona.id}`, { headers });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('same-origin writes', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['by its Origin', { origin: ORIGIN }],
    ['by Sec-Fetch-Site where there is no Origin', { origin: undefined, 'sec-fetch-site': 'same-origin' }],
  ])('accepts a same-origin write %s', async (_, headers) => {
    const reply = await mona.put('/api/wcPost/update-customer', { first_name: 'Mona' }, { headers });
    expect(reply.status).toBe(200);
  });
});

describe('a body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; application/json',
    'application/json, text/plain',
    'application/json; charset=utf-16',
    'application/json; charset=windows-1256',
    '',
    undefined,
  ])('rejects a body of type %s', async (type) => {
    const headers = { 'content-type': type };
    await expectRefusedEverywhere((body) => ({ body, headers }), 415, 'unsupported_media_type');
  });

  it.each(['gzip', 'br', 'deflate'])('rejects a body with Content-Encoding %s', async (encoding) => {
    const headers = { 'content-encoding': encoding };
    await expectRefusedEverywhere((body) => ({ body, headers }), 415, 'unsupported_media_type');
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'accepts a body of type %s',
    async (type) => {
      const headers = { 'content-type': type };
      const reply = await mona.put('/api/wcPost/update-customer', { last_name: 'Hassan' }, { headers });
      expect(reply.status).toBe(200);
    },
  );

  it.each(['{', '{"a":1,}', 'order_id=5', "{'a':1}", '{"a":NaN}', '\u0000', '[1,2'])(
    'rejects malformed JSON: %j',
    async (body) => {
      await expectRefusedEverywhere(() => ({ body }), 400, 'bad_request');
    },
  );

  it.each([[], [1], null, 5, 'text', true])('rejects a JSON body that is no object: %j', async (body) => {
    await expectRefusedEverywhere(() => ({ body: JSON.stringify(body) }), 400, 'invalid_fields');
    expect((await mona.post('/api/post/logout', JSON.stringify(body))).status).toBe(400);
  });

  it('rejects a body above 64 KB, whatever its Content-Length', async () => {
    const blanks = ' '.repeat(LARGEST);
    await expectRefusedEverywhere((body) => ({ body: JSON.stringify(body) + blanks }), 413, 'body_too_large');
    const headers = { 'content-length': String(LARGEST + 1) };
    await expectRefusedEverywhere((body) => ({ body, headers }), 413, 'body_too_large');
  });

  it('accepts a body of exactly 64 KB', async () => {
    const text = JSON.stringify({ last_name: 'Hassan' });
    const body = text + ' '.repeat(LARGEST - text.length);
    expect((await mona.put('/api/wcPost/update-customer', body)).status).toBe(200);
    expect((await mona.put('/api/wcPost/update-customer', `${body} `)).status).toBe(413);
  });

  it('rejects a deeply nested body like any other invalid one', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    const reply = await mona.post('/api/wcPost/place-order', `{"line_items":${deep}}`);
    expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid_fields']);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'is_admin', '_method'])(
    'rejects the body key %s by name, without prototype pollution',
    async (key) => {
      const hostile = (body: unknown) =>
        JSON.stringify(body).replace(/^\{/, `{${JSON.stringify(key)}:{"polluted":true},`);
      const before = await everything();
      for (const [method, path, body] of writes()) {
        const reply = await mona.call(method, path, { body: hostile(body) });
        const { fields } = reply.body as { fields: Record<string, string> };
        expect([reply.status, Object.entries(fields)]).toEqual([400, [[key, 'unknown']]]);
      }
      expect([await everything(), 'polluted' in {}]).toEqual([before, false]);
    },
  );

  it('rejects a body where none is expected', async () => {
    for (const path of ['/api/post/register_guest', '/api/post/visitor_token']) {
      const reply = await mona.post(path, { id: 5 });
      expect([reply.status, reply.body]).toEqual([
        400,
        expect.objectContaining({ fields: { id: 'unknown' } }),
      ]);
    }
    expect((await mona.delete(DELETE(), { body: { order_id: orderId } })).status).toBe(400);
  });

  it('rejects a missing body where one is required', async () => {
    const reply = await mona.post('/api/wcPost/place-order');
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({ fields: { body: 'required' } }),
    ]);
  });
});

describe('a query', () => {
  it.each(['__proto__', 'constructor', 'toString', '_method', 'utm_source', 'callback', 'consumer_key'])(
    'rejects the unknown query parameter %s by name',
    async (key) => {
      for (const path of [
        '/api/wcFetch/products',
        '/api/wcFetch/categories',
        '/api/wcFetch/customer-orders',
      ]) {
        const reply = await mona.get(`${path}?${key}=5`);
        const { fields } = reply.body as { fields: Record<string, string> };
        expect([reply.status, Object.entries(fields)]).toEqual([400, [[key, 'unknown']]]);
      }
    },
  );

  it.each([
    '/api/wcFetch/customer-orders?user_id=1&user_id=1',
    '/api/wcFetch/customer-orders?user_id=&user_id=1',
    '/api/wcFetch/customer-orders?status=pending&status=pending-cart',
    '/api/wcFetch/shipping?governorate=EGC&governorate=EGC',
    '/api/wcFetch/products?page=1&page=2',
    '/api/wpFetch/tip?id=1&id=2',
    '/api/wpFetch/search_key?keyword=a&keyword=b',
  ])('rejects a repeated query parameter: %s', async (path) => {
    const reply = await mona.get(path);
    expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid_fields']);
  });

  it('treats an empty query parameter as absent', async () => {
    expect((await mona.get('/api/wcFetch/customer-orders?status=&user_id=')).status).toBe(200);
    expect((await mona.get('/api/wcFetch/products?brand=&page=&search=')).status).toBe(200);
    expect((await mona.get('/api/wcFetch/slots?branch=')).status).toBe(400);
  });
});

describe('method override', () => {
  it.each<[string, Record<string, string>]>([
    ['X-HTTP-Method-Override', { 'x-http-method-override': 'DELETE' }],
    ['X-HTTP-Method', { 'x-http-method': 'DELETE' }],
    ['X-Method-Override', { 'x-method-override': 'DELETE' }],
  ])('ignores a method override by %s', async (_, headers) => {
    const before = await everything();
    expect((await mona.get(DELETE(), { headers })).status).toBe(405);
    expect((await mona.post(DELETE(), undefined, { headers })).status).toBe(405);
    expect((await mona.get(`${DELETE()}&_method=DELETE`)).status).toBe(405);
    expect(await everything()).toEqual(before);
  });
});

describe('an address', () => {
  it.each([
    '/api',
    '/api/',
    '/api/wcFetch',
    '/api/wcFetch/',
    '/api/wcFetch/customers',
    '/api/wcFetch/customers/',
    '/api/wcFetch/customers/1/orders',
    '/api/wcFetch/Customers/1',
    '/api/wcFetchx/categories',
    '/api/wcFetch//categories',
    '/api/wcFetch/categories/',
    '/api/wcFetch/..%2fwcPost%2fcheckout',
    '/api/wcFetch/%63ategories',
    '/api/admin',
    '/api/wcFetch/constructor',
    '/api/health/',
  ])('answers an unknown path with a JSON 404: %s', async (path) => {
    const reply = await mona.get(path);
    expect([reply.status, codeOf(reply)]).toEqual([404, 'not_found']);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('an error', () => {
  it('returns an error with its status, a code, an English message and the request id of the log', async () => {
    const reply = await mona.get('/api/wcFetch/products?page=x&sort=y');
    expect(reply.body).toEqual({
      statusCode: 400,
      code: 'invalid_fields',
      message: ERROR_MESSAGES.invalid_fields,
      requestId: reply.headers.get('x-request-id'),
      fields: { page: 'invalid', sort: 'unknown' },
    });
    expect(shop.log.at(-1)).toContain(reply.headers.get('x-request-id'));
  });

  it('never returns a library’s error message or the request’s content', async () => {
    const secrets = { username: { hidden: 'hush-hush' }, password: ['hush-hush'] };
    const replies = [
      await mona.post('/api/post/login', secrets),
      await mona.post('/api/wcPost/checkout', checkoutBody(orderId, { payment_method: 'hush-hush' })),
      await mona.post('/api/wcPost/checkout', checkoutBody(orderId, { shipping_method: ['hush-hush'] })),
      await mona.post('/api/wcPost/place-order', cartBody(lineOf(productId, 1, { quantity: 'hush-hush' }))),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(400);
      expect(reply.text).not.toMatch(/hush|Invalid type|Expected/);
    }
  });

  it('sends errors uncacheable', async () => {
    for (const path of ['/api/wcFetch/product/987654321', '/api/wpFetch/tip?id=x', '/api/nothing']) {
      expect((await mona.get(path)).headers.get('cache-control')).toBe('private, no-store');
    }
  });
});
