import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '../contract/support.js';
import {
  type Button,
  callbackBody,
  comeBack,
  connectCallbacks,
  NO_SUCH_KEYS,
  press,
  redirectOf,
  sessionOf,
} from './card.js';
import { findGoods } from './goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, type Customer, lineOf, openShop, orderOf } from './shop.js';

const CRON_SECRET = 'the secret of the daily caller';
const shop = await openShop({ CRON_SECRET, CONTACT_EMAIL: 'operator@example.com' });
const link = connectCallbacks(shop);
const letters = vi.spyOn(shop.backend.mail, 'send').mockResolvedValue();
let goods: Awaited<ReturnType<typeof findGoods>>;
let mona: Customer;
let cartId: number;

const STOCK = 9;
const PIECES = 2;
const MINUTE_MS = 60_000;

beforeAll(async () => {
  goods = await findGoods(shop);
});

beforeEach(async () => {
  await shop.sql('DELETE FROM orders');
  await shop.sql('DELETE FROM payment_sessions');
  await shop.sql('DELETE FROM rate_counters');
  await shop.sql('UPDATE items SET stock = ? WHERE id IN (?, ?)', [STOCK, goods.plenty.id, goods.other.id]);
  mona = await shop.customer();
  cartId = orderOf(await addToCart(PIECES)).id;
  link.isUp = true;
  link.replies.length = 0;
  link.bodies.length = 0;
  letters.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

const addToCart = (quantity: number, productId = goods.plenty.id) =>
  mona.post('/api/wcPost/place-order', cartBody(lineOf(productId, quantity)));
const checkout = (changes: Record<string, unknown> = {}) =>
  mona.post('/api/wcPost/checkout', checkoutBody(cartId, { payment_method: 'card', ...changes }));
const pay = async () => redirectOf(await checkout());
const order = async (id = cartId) => required((await shop.ordersOf(mona.id)).find((one) => one.id === id));
const stock = () => shop.stockOf(goods.plenty.id);
const thanks = async () => `303 /thanks/${cartId}?key=${(await order()).key}`;
const unpaid = (reason: string) => `303 /checkout?payment=${reason}&order=${cartId}`;
const subjects = () => letters.mock.calls.map(([{ text }]) => required(text.split('\n')[0]));
const told = () => letters.mock.calls.length;
const reconcile = (secret = CRON_SECRET) =>
  shop.call('GET', '/api/payment/reconcile', { headers: { authorization: `Bearer ${secret}` } });

/** Lets so much time go by for the shop; the database does not wait. */
function letPass(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS });
}

describe('a card checkout', () => {
  it('makes the order pending with the session’s id on it, before it tells where to pay', async () => {
    const page = await pay();
    expect(await order()).toMatchObject({
      status: 'pending',
      paymentMethod: 'card',
      transactionId: sessionOf(page),
      paymentReference: `${cartId}-1`,
    });
    expect(page).toBe(`/api/payment/card?session=${sessionOf(page)}`);
    expect(await stock()).toBe(STOCK);
    const read = await mona.get(`/api/wcFetch/order/${cartId}`);
    expect(read.body).toMatchObject({ status: 'pending', payment_page: page, deletable: false });
  });

  it('asked for again, by a second click or tab, opens the same session', async () => {
    const pages = await Promise.all([pay(), pay(), pay()]);
    pages.push(await pay());
    expect(new Set(pages).size).toBe(1);
    expect(await shop.ordersOf(mona.id)).toHaveLength(1);
    expect((await shop.sql('SELECT count(*) AS n FROM payment_sessions')).rows[0]?.['n']).toBe(1);
  });

  it('with another address begins a new attempt', async () => {
    const first = await pay();
    const second = redirectOf(await checkout({ billing: { ...BILLING, address_1: '15 El Yasmin Street' } }));
    expect(second).not.toBe(first);
    expect(await order()).toMatchObject({ status: 'pending', paymentReference: `${cartId}-2` });
  });

  it('can be changed to cash while nothing is paid', async () => {
    await pay();
    const reply = await checkout({ payment_method: 'cod' });
    expect(redirectOf(reply)).toBe(`/thanks-cod/${cartId}?key=${(await order()).key}`);
    expect(await order()).toMatchObject({ status: 'processing', paymentMethod: 'cod', transactionId: null });
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('tells a price that has risen meanwhile before it opens any session', async () => {
    await shop.sql('UPDATE order_lines SET price = price - 100');
    expect(codeOf(await checkout())).toBe('price_changed');
    expect((await order()).status).toBe('pending-cart');
    const page = await pay();
    expect(await comeBack(mona, await press(shop, page, 'approve'))).toBe(await thanks());
  });

  it('at a price that rises while the card is entered, stays at the price that was confirmed', async () => {
    const page = await pay();
    const before = (await order()).items[0]?.price;
    await shop.sql('UPDATE items SET price = price + 5000, former_price = NULL WHERE id = ?', [
      goods.plenty.id,
    ]);
    await press(shop, page, 'approve');
    expect(await order()).toMatchObject({ status: 'processing', items: [{ price: before }] });
    await shop.sql('UPDATE items SET price = price - 5000 WHERE id = ?', [goods.plenty.id]);
  });

  it('keeps the cart when the provider does not answer', async () => {
    const port = required(shop.backend.payments);
    const open = vi.spyOn(port, 'openSession').mockRejectedValueOnce(new Error('broken'));
    expect((await checkout()).status).toBe(500);
    expect(await order()).toMatchObject({ status: 'pending-cart', transactionId: null });
    open.mockRestore();
    expect((await checkout()).status).toBe(200);
  });
});

describe('a card payment', () => {
  it('that is approved is processed by its callback, and the return leads to the thanks page', async () => {
    const back = await press(shop, await pay(), 'approve');
    expect(link.replies.map(({ status }) => status)).toEqual([200]);
    expect(await order()).toMatchObject({ status: 'processing', paymentMethod: 'card' });
    expect((await order()).transactionId).not.toBeNull();
    expect(await stock()).toBe(STOCK - PIECES);
    expect(await comeBack(mona, back)).toBe(await thanks());
    expect(told()).toBe(0);
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['timeout', 'timed_out'],
  ] as const)(
    'that ends with “%s” is the cart again, with its id and its lines, and says why',
    async (button, reason) => {
      const { items } = await order();
      const back = await press(shop, await pay(), button);
      expect(await order()).toMatchObject({
        status: 'pending-cart',
        items,
        transactionId: null,
        paymentMethod: null,
      });
      expect(await comeBack(mona, back)).toBe(unpaid(reason));
      expect(await stock()).toBe(STOCK);
      expect(await press(shop, await pay(), 'approve')).toContain(`order=${cartId}-2`);
      expect((await order()).status).toBe('processing');
    },
  );

  it('that is declined leaves its lines in the newer cart, where there is one', async () => {
    const page = await pay();
    const newer = orderOf(await addToCart(1, goods.other.id));
    expect(newer.id).not.toBe(cartId);
    await press(shop, page, 'decline');
    expect((await order()).status).toBe('cancelled');
    const { items } = await order(newer.id);
    expect(items.map(({ productId, quantity }) => [productId, quantity]).sort()).toEqual(
      [
        [goods.other.id, 1],
        [goods.plenty.id, PIECES],
      ].sort(),
    );
  });

  it('goes back to the language in which it was begun', async () => {
    mona.take(['i18n_redirected=ar; Path=/']);
    const page = await pay();
    expect((await shop.call('GET', page)).text).toContain('<html lang="ar-SA" dir="rtl">');
    expect(await comeBack(mona, await press(shop, page, 'cancel'))).toBe(
      `303 /ar/checkout?payment=cancelled&order=${cartId}`,
    );
  });

  it('whose callback never comes is settled by the return', async () => {
    link.isUp = false;
    const back = await press(shop, await pay(), 'approve');
    expect((await order()).status).toBe('pending');
    expect(await comeBack(mona, back)).toBe(await thanks());
    expect((await order()).status).toBe('processing');
  });

  it('of a tab that was closed is settled when anybody reads the order', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'approve');
    const { key } = await order();
    const read = await shop.call('GET', `/api/wcFetch/order/${cartId}?key=${key}`);
    expect(read.body).toMatchObject({ status: 'processing' });
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('of a tab that was closed is settled when the customer lists what is pending', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'decline');
    const list = await mona.get(`/api/wcFetch/customer-orders?status=pending&user_id=${mona.id}`);
    expect(list.body).toEqual({ single: [], grouped: [] });
    expect((await order()).status).toBe('pending-cart');
  });

  it('of a tab that was closed unpaid times out, and not before the session has surely ended', async () => {
    await pay();
    letPass(14);
    await reconcile();
    expect((await order()).status).toBe('pending');
    letPass(2);
    await reconcile();
    expect((await order()).status).toBe('pending-cart');
  });

  it('that is not paid yet stays pending through any number of reads', async () => {
    const page = await pay();
    for (let read = 0; read < 3; read += 1) await mona.get(`/api/wcFetch/order/${cartId}`);
    await reconcile();
    expect(await order()).toMatchObject({ status: 'pending', transactionId: sessionOf(page) });
  });

  it('whose last pieces are sold meanwhile holds the order, takes none, and tells the operator', async () => {
    const page = await pay();
    await shop.sql('UPDATE items SET stock = 1 WHERE id = ?', [goods.plenty.id]);
    expect(await comeBack(mona, await press(shop, page, 'approve'))).toBe(await thanks());
    expect((await order()).status).toBe('on-hold');
    expect(await stock()).toBe(1);
    expect(subjects()).toEqual([expect.stringContaining('last pieces')]);
  });

  it('is seen as pending when the provider does not answer on the way back, and is settled later', async () => {
    link.isUp = false;
    const back = await press(shop, await pay(), 'approve');
    const lookUp = vi
      .spyOn(required(shop.backend.payments), 'lookUp')
      .mockRejectedValueOnce(new Error('broken'));
    expect(await comeBack(mona, back)).toBe(await thanks());
    expect((await order()).status).toBe('pending');
    lookUp.mockRestore();
    await mona.get(`/api/wcFetch/order/${cartId}`);
    expect((await order()).status).toBe('processing');
  });
});

describe('a callback', () => {
  const resend = (body: unknown = link.bodies[0]) =>
    shop.call('POST', '/api/payment/callback', { body, headers: { origin: undefined } });

  it('that comes twice is answered twice, and settles once', async () => {
    await press(shop, await pay(), 'approve');
    const settled = await order();
    expect((await resend()).status).toBe(200);
    expect(await order()).toEqual(settled);
    expect(await stock()).toBe(STOCK - PIECES);
    expect(told()).toBe(0);
  });

  it('together with return, reads and reconciliation settles once', async () => {
    link.isUp = false;
    const back = await press(shop, await pay(), 'approve');
    await Promise.all([
      resend(),
      resend(),
      mona.get(back),
      mona.get(back),
      reconcile(),
      mona.get(`/api/wcFetch/order/${cartId}`),
      checkout(),
    ]);
    expect((await order()).status).toBe('processing');
    expect(await shop.ordersOf(mona.id)).toHaveLength(1);
    expect(await stock()).toBe(STOCK - PIECES);
    expect(told()).toBe(0);
  });

  it('that comes late, after the order went back to the cart, holds it and tells the operator once', async () => {
    link.isUp = false;
    const page = await pay();
    const total = (await order()).items.length;
    await mona.post('/api/payment/cancel', { order_id: cartId });
    expect((await order()).status).toBe('pending-cart');
    await press(shop, page, 'approve');
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card' });
    expect((await order()).items).toHaveLength(total);
    expect((await order()).shippingTotal).toBeGreaterThan(0);
    expect(await stock()).toBe(STOCK - PIECES);
    expect(subjects()).toEqual([expect.stringContaining('came late')]);
  });

  it('of an order that was placed for cash meanwhile holds it, so that nobody collects the money again', async () => {
    link.isUp = false;
    const page = await pay();
    await checkout({ payment_method: 'cod' });
    await press(shop, page, 'approve');
    expect((await resend()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card' });
    expect(await stock()).toBe(STOCK - PIECES);
    expect(subjects()).toEqual([expect.stringContaining('cash on delivery')]);
  });

  it('of a second payment of the same order sends the money back, and leaves the order alone', async () => {
    const first = await pay();
    const second = redirectOf(await checkout({ billing: { ...BILLING, city: 'Maadi' } }));
    await press(shop, second, 'approve');
    const settled = await order();
    await press(shop, first, 'approve');
    expect(await order()).toEqual(settled);
    expect(await required(shop.backend.payments).lookUp(`${cartId}-1`)).toMatchObject({ state: 'refunded' });
    expect(await required(shop.backend.payments).lookUp(`${cartId}-2`)).toMatchObject({ state: 'paid' });
    expect(subjects()).toEqual([expect.stringContaining('twice')]);
  });

  it('of an old attempt that failed changes nothing of the new one', async () => {
    await press(shop, await pay(), 'decline');
    const [old] = link.bodies;
    const page = await pay();
    expect((await resend(old)).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'pending', transactionId: sessionOf(page) });
    await press(shop, page, 'approve');
    expect((await resend(old)).status).toBe(200);
    expect((await order()).status).toBe('processing');
  });

  it('that says another amount than the provider’s record is no money: the record decides', async () => {
    await pay();
    await shop.sql(
      "UPDATE payment_sessions SET outcome = 'approve', payment_id = 'p-1', amount = amount - 1",
    );
    const reply = await mona.get(`/api/payment/return?order=${cartId}-1&key=${(await order()).key}`);
    expect(reply.status).toBe(303);
    expect((await order()).status).toBe('on-hold');
    expect(subjects()).toEqual([expect.stringContaining('does not fit')]);
  });

  it('that nobody has signed, or somebody else, is refused with 401 and does nothing', async () => {
    await press(shop, await pay(), 'approve');
    await shop.sql('DELETE FROM orders');
    cartId = orderOf(await addToCart(1)).id;
    await pay();
    const signed = {
      amount: 100,
      currency: 'EGP',
      orderId: 'x',
      status: 'Success',
      reference: `${cartId}-1`,
    };
    const forged = callbackBody(signed, NO_SUCH_KEYS);
    const genuine = JSON.parse(required(link.bodies[0])) as ReturnType<typeof callbackBody>;
    for (const body of [
      forged,
      { ...forged, signature: '' },
      { ...genuine, order: { ...genuine.order, merchantReferenceId: `${cartId}-1` } },
      { ...genuine, order: { ...genuine.order, amount: 1 } },
      { ...genuine, order: { ...genuine.order, currency: 'USD' } },
      { ...genuine, order: { ...genuine.order, status: 'Failed' } },
      { ...genuine, order: { ...genuine.order, orderId: 'another' } },
      { ...genuine, timeStamp: '1/1/2020 1:00:00 AM' },
    ]) {
      const reply = await resend(body);
      expect([reply.status, codeOf(reply)]).toEqual([401, 'wrong_signature']);
    }
    expect((await order()).status).toBe('pending');
  });

  it.each([[{}], [{ order: {} }], [{ order: null, signature: 'x', timeStamp: 'x' }], ['[]'], ['nonsense']])(
    'that is none (%j) is refused',
    async (body) => {
      expect((await resend(body)).status).toBe(400);
    },
  );

  it('of an order that is gone tells the operator, once', async () => {
    link.isUp = false;
    const page = await pay();
    await shop.sql('DELETE FROM orders');
    await press(shop, page, 'approve');
    expect((await resend()).status).toBe(404);
    expect((await resend()).status).toBe(404);
    expect(subjects()).toEqual([expect.stringContaining('not there any more')]);
  });

  it('is not undone by a letter that cannot be sent', async () => {
    const page = await pay();
    await shop.sql('UPDATE items SET stock = 0 WHERE id = ?', [goods.plenty.id]);
    letters.mockRejectedValueOnce(new Error('no mail server'));
    await press(shop, page, 'approve');
    expect((await order()).status).toBe('on-hold');
    expect(shop.log.some((line) => line.includes('operator-not-told'))).toBe(true);
  });
});

describe('the way back', () => {
  it('does not believe what the address says of success', async () => {
    await pay();
    const { key } = await order();
    const back = `/api/payment/return?order=${cartId}-1&key=${key}&responseMessage=Success`;
    expect(await comeBack(mona, back)).toBe(await thanks());
    expect((await order()).status).toBe('pending');
  });

  it('ends the wait when the shopper says so, for whoever has the order’s key alone', async () => {
    await pay();
    const { key } = await order();
    const back = (givenKey: string) =>
      `/api/payment/return?order=${cartId}-1&key=${givenKey}&responseMessage=Cancelled%20by%20User`;
    const stranger = await shop.customer();
    expect(await comeBack(stranger, back('wrong'))).toBe(`303 /trackorder/${cartId}`);
    expect((await order()).status).toBe('pending');
    expect(await comeBack(mona, back(key))).toBe(unpaid('cancelled'));
    expect((await order()).status).toBe('pending-cart');
  });

  it('of an order that was paid leads to its thanks page, however often and whatever the address says', async () => {
    const back = await press(shop, await pay(), 'approve');
    await mona.get(back);
    expect(await comeBack(mona, back.replace('Success', 'Cancelled'))).toBe(await thanks());
    expect((await order()).status).toBe('processing');
  });

  it.each(['order=x-1&key=k', 'order=7&key=k', 'order=0-1&key=k'])('is not there for %s', async (query) => {
    expect((await shop.call('GET', `/api/payment/return?${query}`)).status).toBe(404);
  });

  it('keeps the order’s key out of the log', async () => {
    const back = await press(shop, await pay(), 'approve');
    await mona.get(back);
    const { key } = await order();
    expect(shop.log.some((line) => line.includes(key))).toBe(false);
  });
});

describe('giving up a card payment', () => {
  const cancel = (customer = mona, id = cartId) => customer.post('/api/payment/cancel', { order_id: id });

  it('brings the cart back', async () => {
    await pay();
    expect((await cancel()).body).toEqual({ order_id: cartId, status: 'pending-cart' });
    expect((await order()).status).toBe('pending-cart');
  });

  it('finds the order paid when it was paid', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'approve');
    expect((await cancel()).body).toEqual({ order_id: cartId, status: 'processing' });
  });

  it('is for the owner alone, and for what waits for a payment', async () => {
    expect(codeOf(await cancel())).toBe('order_not_open');
    await pay();
    expect(codeOf(await cancel(await shop.customer()))).toBe('order_not_found');
    expect((await shop.call('POST', '/api/payment/cancel', { body: { order_id: cartId } })).status).toBe(401);
    expect((await order()).status).toBe('pending');
  });
});

describe('the reconciliation', () => {
  it('settles what hangs, and counts it', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'approve');
    expect((await reconcile()).body).toEqual({ checked: 1, settled: 1, failed: 0 });
    expect((await order()).status).toBe('processing');
    expect((await reconcile()).body).toEqual({ checked: 0, settled: 0, failed: 0 });
  });

  it('finds money that came after the order went back to the cart, and nobody said so', async () => {
    link.isUp = false;
    const page = await pay();
    await mona.post('/api/payment/cancel', { order_id: cartId });
    await press(shop, page, 'approve');
    expect((await reconcile()).body).toEqual({ checked: 1, settled: 1, failed: 0 });
    expect((await order()).status).toBe('on-hold');
  });

  it('goes on when one look-up fails', async () => {
    await pay();
    vi.spyOn(required(shop.backend.payments), 'lookUp').mockRejectedValueOnce(new Error('broken'));
    expect((await reconcile()).body).toEqual({ checked: 1, settled: 0, failed: 1 });
    expect((await order()).status).toBe('pending');
  });

  it.each([undefined, '', 'Bearer', 'Bearer wrong', `Basic ${CRON_SECRET}`, CRON_SECRET])(
    'is refused to who says %j',
    async (authorization) => {
      const reply = await shop.call('GET', '/api/payment/reconcile', { headers: { authorization } });
      expect([reply.status, codeOf(reply)]).toEqual([401, 'unauthorized']);
    },
  );
});

describe('the card page', () => {
  it('says that it is a test, what is paid, and has a button for each end', async () => {
    const reply = await shop.call('GET', await pay());
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('x-robots-tag')).toBe('noindex');
    for (const words of ['Approve', 'Decline', 'Cancel', 'Time out', 'This is a test page', `${cartId}-1`]) {
      expect(reply.text).toContain(words);
    }
  });

  it('ends a payment once: the first button stands', async () => {
    const page = await pay();
    const first = await press(shop, page, 'approve');
    expect(await press(shop, page, 'decline')).toBe(first);
    expect((await order()).status).toBe('processing');
    const again = await shop.call('GET', page);
    expect(again.text).toContain('This payment has ended');
    expect(again.text).not.toContain('<button');
  });

  it('takes no payment after its session has ended', async () => {
    const page = await pay();
    letPass(16);
    expect((await shop.call('GET', page)).text).not.toContain('<button');
    const back = await press(shop, page, 'approve');
    expect(await comeBack(mona, back)).toBe(unpaid('timed_out'));
  });

  it.each(['approve', 'free'] as const)('has no other sessions and no other buttons (%s)', async (button) => {
    const page = button === 'free' ? await pay() : '/api/payment/card?session=unknown';
    await expect(press(shop, page, button as Button)).rejects.toThrow(button === 'free' ? '400' : '404');
    expect((await shop.call('GET', '/api/payment/card?session=unknown')).status).toBe(404);
  });

  it('cannot be pressed by another site, nor with JSON', async () => {
    const body = new URLSearchParams({ session: sessionOf(await pay()), outcome: 'approve' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const foreign = { ...headers, origin: 'https://evil.example' };
    expect((await shop.call('POST', '/api/payment/card', { body, headers: foreign })).status).toBe(403);
    expect((await shop.call('POST', '/api/payment/card', { body: {} })).status).toBe(415);
    expect((await order()).status).toBe('pending');
  });
});

it('the ways to pay are told to everyone, cash first', async () => {
  const reply = await shop.call('GET', '/api/payment/methods');
  expect(reply.body).toEqual({ methods: ['cod', 'card'], mode: 'test' });
  expect((await shop.call('GET', '/api/health')).body).toMatchObject({ payments: 'test' });
});
