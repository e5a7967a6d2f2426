import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { findGoods } from '../goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import type { Reply } from '../call.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const { carts } = shop.backend.store;
const productId = (await findGoods(shop)).plenty.id;
const mona = await shop.customer();
let keys = 0;

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(9, productId);
});

const newKey = () => `key-${(keys += 1)}`;

function place(key: string, quantity = 1, customer: Browser = mona): Promise<Reply> {
  const headers = { 'idempotency-key': key };
  return customer.post('/api/wcPost/place-order', cartBody(lineOf(productId, quantity)), { headers });
}

async function pieces(customer = mona): Promise<number> {
  const all = await shop.ordersOf(customer.id);
  return all.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
}

const replayed = (reply: Reply) => reply.headers.get('idempotency-replayed');

describe('idempotency keys', () => {
  it('replays the stored response for a repeated idempotency key', async () => {
    const key = newKey();
    const first = await place(key);
    const second = await place(key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect([replayed(first), replayed(second)]).toEqual([null, 'true']);
    expect(second.headers.get('cache-control')).toBe('private, no-store');
    expect(await pieces()).toBe(1);
  });

  it('runs a write again with another idempotency key, and without any', async () => {
    await place(newKey());
    await place(newKey());
    await mona.post('/api/wcPost/place-order', cartBody(lineOf(productId)));
    expect(await pieces()).toBe(3);
  });

  it('rejects an idempotency key with another body, and keeps the first response', async () => {
    const key = newKey();
    const first = await place(key, 1);
    const other = await place(key, 2);
    expect([other.status, codeOf(other)]).toEqual([422, 'idempotency_mismatch']);
    expect((await place(key, 1)).body).toEqual(first.body);
    expect(await pieces()).toBe(1);
  });

  it('rejects an idempotency key with another query', async () => {
    const { id } = orderOf(await place(newKey()));
    const headers = { 'idempotency-key': newKey() };
    await mona.delete(`/api/wcPost/delete_order?order_id=${id}`, { headers });
    const again = await mona.delete(`/api/wcPost/delete_order?order_id=${id}`, { headers });
    expect([again.status, again.body, replayed(again)]).toEqual([200, { deleted: [id] }, 'true']);
    const other = await mona.delete(`/api/wcPost/delete_order?order_id=${id + 1}`, { headers });
    expect([other.status, codeOf(other)]).toEqual([422, 'idempotency_mismatch']);
  });

  it('recognises the same write with its fields in another order', async () => {
    const headers = { 'idempotency-key': newKey() };
    const lines = [{ product_id: productId, quantity: 1 }];
    await mona.post('/api/wcPost/place-order', { status: 'pending-cart', line_items: lines }, { headers });
    const again = await mona.post(
      '/api/wcPost/place-order',
      { line_items: [{ quantity: '1', product_id: productId }], status: 'pending-cart' },
      { headers },
    );
    expect(replayed(again)).toBe('true');
  });

  it('scopes an idempotency key to its customer', async () => {
    const nadia = await shop.customer();
    const key = newKey();
    const first = orderOf(await place(key));
    const theirs = await place(key, 1, nadia);
    expect([replayed(theirs), orderOf(theirs).id === first.id]).toEqual([null, false]);
    expect(await pieces(nadia)).toBe(1);
  });

  it('scopes an idempotency key to its route', async () => {
    const headers = { 'idempotency-key': newKey() };
    const { id } = orderOf(
      await mona.post('/api/wcPost/place-order', cartBody(lineOf(productId)), { headers }),
    );
    const body = { ...cartBody(lineOf(productId)), order_id: id };
    const updated = await mona.put('/api/wcPost/update-order', body, { headers });
    expect([updated.status, replayed(updated)]).toEqual([200, null]);
  });

  it('rejects an empty or overlong idempotency key', async () => {
    for (const key of ['', 'x'.repeat(256)]) {
      const reply = await place(key);
      expect([reply.status, reply.body]).toEqual([
        400,
        expect.objectContaining({ fields: { 'Idempotency-Key': 'invalid' } }),
      ]);
    }
    expect(await pieces()).toBe(0);
    expect((await place('x'.repeat(255))).status).toBe(201);
  });

  it('replays a refusal for the same idempotency key only', async () => {
    const key = newKey();
    const refused = await place(key, 10);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'insufficient_stock']);
    await shop.items.setStock(50, productId);
    const again = await place(key, 10);
    expect([again.status, replayed(again), codeOf(again)]).toEqual([409, 'true', 'insufficient_stock']);
    // Except the request id, by which an operator finds the request in the log.
    const requestId = again.headers.get('x-request-id');
    expect(again.body).toEqual({ ...(refused.body as object), requestId, available: 9 });
    expect(shop.log.some((line) => line.includes(`${requestId}`))).toBe(true);
    expect((await place(newKey(), 10)).status).toBe(201);
  });

  it('checks the login before it replays a response', async () => {
    const key = newKey();
    await place(key);
    const reply = await place(key, 1, new Browser());
    expect([reply.status, codeOf(reply)]).toEqual([401, 'login_required']);
  });
});

describe('stored idempotency keys', () => {
  it('stores neither the idempotency key nor request and response in plain text', async () => {
    const headers = { 'idempotency-key': 'a-key-of-monas' };
    const address = { governorate: 'EGC', city: 'Nasr City', address_1: '14 El Yasmin Street' };
    const save = () => mona.put('/api/wcPost/update-customer', { addresses: [address] }, { headers });
    const saved = await save();
    const kept = await shop.contentOf('idempotency_keys');
    expect(kept).not.toBe('[]');
    for (const words of ['a-key-of-monas', 'Yasmin', 'Nasr', mona.username])
      expect(kept).not.toContain(words);
    expect((await save()).body).toEqual(saved.body);
  });
});

describe('running writes', () => {
  it('answers 409 to the key of a running write, and its own response afterwards', async () => {
    const original = carts.createCart.bind(carts);
    let enter: () => void = () => undefined;
    let leave: () => void = () => undefined;
    const entered = new Promise<void>((resolve) => (enter = resolve));
    const gate = new Promise<void>((resolve) => (leave = resolve));
    vi.spyOn(carts, 'createCart').mockImplementationOnce(async (...lines) => {
      enter();
      await gate;
      return original(...lines);
    });
    const key = newKey();
    const running = place(key);
    await entered;
    const early = await place(key);
    expect([early.status, codeOf(early)]).toEqual([409, 'request_in_progress']);
    const seconds = Number(early.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    const other = await place(key, 2);
    expect([other.status, codeOf(other)]).toEqual([422, 'idempotency_mismatch']);
    leave();
    const first = await running;
    expect(first.status).toBe(201);
    expect((await place(key)).body).toEqual(first.body);
    expect(await pieces()).toBe(1);
  });
});

describe('failed writes', () => {
  it.each([
    ['an outage', new ShopError('store_unavailable'), 503],
    ['a surprise', new TypeError('surprise'), 500],
    ['a limit', new ShopError('too_many_requests', { retryAfterSeconds: 5 }), 429],
  ])(
    'forgets the idempotency key of a write that failed by %s, so that it may be retried',
    async (_, failure, status) => {
      vi.spyOn(carts, 'createCart').mockRejectedValueOnce(failure);
      const key = newKey();
      expect((await place(key)).status).toBe(status);
      const again = await place(key);
      expect([again.status, replayed(again)]).toEqual([201, null]);
      expect(await pieces()).toBe(1);
    },
  );

  it('rolls back a write whose response cannot be stored, because both are one transaction', async () => {
    const key = newKey();
    await shop.keepNoAnswers();
    expect((await place(key)).status).toBe(503);
    expect(await pieces()).toBe(0);
    await shop.keepAnswers();
    const again = await place(key);
    expect([again.status, replayed(again)]).toEqual([201, null]);
    expect(await pieces()).toBe(1);
  });

  it('refuses a write although the refusal cannot be stored, and logs that', async () => {
    const key = newKey();
    await shop.keepNoAnswers();
    const refused = await place(key, 10);
    await shop.keepAnswers();
    expect([refused.status, codeOf(refused)]).toEqual([409, 'insufficient_stock']);
    expect(shop.log.some((line) => line.includes('lock-not-released'))).toBe(true);
    await shop.endIdempotencyLeases();
  });
});

describe('writes to an external store', () => {
  /** The next cart write does not commit with its key, as with orders outside of the shop's database. */
  function keepCartElsewhere(): void {
    const { createCart, changeLines } = carts;
    vi.spyOn(carts, 'createCart').mockImplementationOnce((id, lines, write) =>
      createCart(id, lines, { mark: write?.mark }),
    );
    vi.spyOn(carts, 'changeLines').mockImplementationOnce((cart, changes, write) =>
      changeLines(cart, changes, { mark: write?.mark }),
    );
  }

  it('answers an external write whose response cannot be stored, and never repeats it', async () => {
    const key = newKey();
    keepCartElsewhere();
    await shop.keepNoAnswers();
    expect((await place(key)).status).toBe(201);
    await shop.keepAnswers();
    const again = await place(key);
    expect([again.status, codeOf(again)]).toEqual([409, 'request_in_progress']);
    expect(await pieces()).toBe(1);
    await shop.endIdempotencyLeases();
    const late = await place(key);
    expect([late.status, orderOf(late).items.map(({ quantity }) => quantity)]).toEqual([201, [1]]);
    expect(await pieces()).toBe(1);
  });

  it('recognises a write by the mark in its cart, however late its key is used again', async () => {
    const { id } = orderOf(await place(newKey(), 2));
    const headers = { 'idempotency-key': newKey() };
    const add = () =>
      mona.put('/api/wcPost/update-order', { ...cartBody(lineOf(productId)), order_id: id }, { headers });
    keepCartElsewhere();
    await shop.keepNoAnswers();
    expect((await add()).status).toBe(200);
    await shop.keepAnswers();
    await shop.endIdempotencyLeases();
    expect((await add()).status).toBe(200);
    expect(await pieces()).toBe(3);
  });
});

describe('writes with unknown outcome', () => {
  it('keeps the idempotency key of a write with unknown outcome until its lease has expired', async () => {
    vi.spyOn(carts, 'createCart').mockRejectedValueOnce(new ShopError('outcome_unknown'));
    const key = newKey();
    expect([(await place(key)).status, codeOf(await place(key))]).toEqual([503, 'request_in_progress']);
    await shop.endIdempotencyLeases();
    expect((await place(key)).status).toBe(201);
    expect(await pieces()).toBe(1);
  });
});

describe('failed checkouts', () => {
  it('takes no stock in a failed checkout, and takes it once in the retry', async () => {
    const { id } = orderOf(await place(newKey(), 2));
    const headers = { 'idempotency-key': newKey() };
    vi.spyOn(carts, 'placeOrder').mockRejectedValueOnce(new ShopError('store_unavailable'));
    const checkout = () => mona.post('/api/wcPost/checkout', checkoutBody(id), { headers });
    expect((await checkout()).status).toBe(503);
    expect(await shop.stockOf(productId)).toBe(9);
    const done = await checkout();
    const again = await checkout();
    expect([done.status, again.status, again.body]).toEqual([200, 200, done.body]);
    expect(await shop.stockOf(productId)).toBe(7);
  });
});

describe('all writes', () => {
  it('honours an idempotency key on every write except those of identity', async () => {
    const { id } = orderOf(await place(newKey()));
    const cases: [string, string, unknown][] = [
      ['PUT', '/api/wcPost/update-order', { ...cartBody(lineOf(productId)), order_id: id }],
      ['POST', '/api/wcPost/checkout', { order_id: id, billing: BILLING, payment_method: 'cod' }],
      ['PUT', '/api/wcPost/update-customer', { first_name: 'Mona' }],
      ['POST', '/api/post/add_to_sendgrid', { email: 'reader@example.com' }],
      ['POST', '/api/post/contact', { name: 'Mona', email: 'reader@example.com', message: 'Hello' }],
    ];
    for (const [method, path, body] of cases) {
      const headers = { 'idempotency-key': newKey() };
      const first = await mona.call(method, path, { body, headers });
      const second = await mona.call(method, path, { body, headers });
      expect(`${path} ${replayed(first)} ${replayed(second)}`).toBe(`${path} null true`);
      expect([second.status, second.body]).toEqual([first.status, first.body]);
    }
  });

  it('starts a new session at each login, despite an idempotency key', async () => {
    const headers = { 'idempotency-key': newKey() };
    const body = { username: mona.username, password: 'three blind mice' };
    const tokens = await Promise.all(
      [1, 2].map(async () => (await new Browser().post('/api/post/login', body, { headers })).setCookies[0]),
    );
    expect(new Set(tokens).size).toBe(2);
  });
});
