import { describe, expect, it, vi } from 'vitest';
import { BODY_MAX_BYTES } from '../../../domain/core/limits.js';
import { SIGNATURE_HEADER, signBody } from '../../../server/adapters/testPayments/callback.js';
import { required } from '../../contract/support.js';
import { openCardShop, PIECES, press, redirectOf, report, sessionOf, STOCK, portOf } from './card.js';
import { BILLING, codeOf, orderOf } from '../bodies.js';

const card = await openCardShop();
const { addToCart, checkout, firstWords, letters, link, order, pay, reconcile, shop, stock, told } = card;

const lookUp = (reference: string) => portOf(shop).lookUp({ reference, sessionId: null });

describe('a callback', () => {
  const resend = (callback = link.sent[0]) => report(shop, required(callback));

  it('settles once when a callback is sent twice', async () => {
    await press(shop, await pay(), 'approve');
    const settled = await order();
    expect((await resend()).status).toBe(200);
    expect(await order()).toEqual(settled);
    expect(await stock()).toBe(STOCK - PIECES);
    expect(told()).toBe(0);
  });

  it('settles once under parallel callback, return, reads and reconciliation', async () => {
    link.isUp = false;
    const back = await press(shop, await pay(), 'approve');
    await Promise.all([
      resend(),
      resend(),
      card.mona.get(back),
      card.mona.get(back),
      reconcile(),
      card.mona.get(`/api/wcFetch/order/${card.cartId}`),
      checkout(),
    ]);
    expect((await order()).status).toBe('processing');
    expect(await shop.ordersOf(card.mona.id)).toHaveLength(1);
    expect(await stock()).toBe(STOCK - PIECES);
    expect(told()).toBe(0);
  });

  it('holds the order and notifies the operator once when a callback comes after it is a cart again', async () => {
    link.isUp = false;
    const page = await pay();
    const total = (await order()).items.length;
    await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
    expect((await order()).status).toBe('pending-cart');
    await press(shop, page, 'approve');
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card' });
    expect((await order()).items).toHaveLength(total);
    expect((await order()).shippingTotal).toBeGreaterThan(0);
    expect(await stock()).toBe(STOCK - PIECES);
    expect(firstWords()).toEqual([expect.stringContaining('arrived late')]);
  });

  it('keeps an order cancelled that the operator cancelled after it was paid', async () => {
    const back = await press(shop, await pay(), 'approve');
    for (const status of ['cancelled', 'failed'] as const) {
      await shop.orders.setStatus(card.cartId, status);
      const ended = await order();
      expect((await resend()).status).toBe(200);
      expect((await card.mona.get(back)).status).toBe(303);
      expect((await reconcile()).body).toMatchObject({ settled: 0, failed: 0 });
      expect(await order()).toEqual(ended);
    }
    expect(told()).toBe(0);
  });

  it('holds a paid order that the operator cancelled before the callback', async () => {
    const page = await pay();
    await shop.orders.setStatus(card.cartId, 'cancelled');
    await press(shop, page, 'approve');
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('arrived late')]);
  });

  it('holds a paid order that was placed for cash meanwhile, so that nobody collects twice', async () => {
    link.isUp = false;
    const page = await pay();
    await checkout({ payment_method: 'cod' });
    await press(shop, page, 'approve');
    expect((await resend()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card' });
    expect(await stock()).toBe(STOCK - PIECES);
    expect(firstWords()).toEqual([expect.stringContaining('cash on delivery')]);
  });

  it('refunds a second payment of the same order, and leaves the order alone', async () => {
    const first = await pay();
    const firstReference = await card.reference();
    const second = redirectOf(await checkout({ billing: { ...BILLING, city: 'Maadi' } }));
    await press(shop, second, 'approve');
    const settled = await order();
    await press(shop, first, 'approve');
    expect(await order()).toEqual(settled);
    expect((await lookUp(firstReference)).state).toBe('refunded');
    expect((await lookUp(await card.reference())).state).toBe('paid');
    expect(firstWords()).toEqual([expect.stringContaining('twice')]);
  });

  it('ignores the failure of an earlier attempt during a new one', async () => {
    await press(shop, await pay(), 'decline');
    const [old] = link.sent;
    const page = await pay();
    expect((await resend(old)).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'pending', transactionId: sessionOf(page) });
    await press(shop, page, 'approve');
    expect((await resend(old)).status).toBe(200);
    expect((await order()).status).toBe('processing');
  });

  it('trusts the provider’s record over the amount of a callback', async () => {
    await pay();
    await shop.payments.takeTooLittle(1);
    const reply = await card.mona.get(
      `/api/payment/return?order=${await card.reference()}&key=${(await order()).key}`,
    );
    expect(reply.status).toBe(303);
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('does not match')]);
  });

  it('rejects an unsigned or wrongly signed callback with 401', async () => {
    await press(shop, await pay(), 'approve');
    await shop.orders.clear();
    card.cartId = orderOf(await addToCart(1)).id;
    await pay();
    const { body, headers } = required(link.sent[0]);
    const forged = body.replace(/"reference":"[^"]+"/, `"reference":"${await card.reference()}"`);
    expect(forged).not.toBe(body);
    const bySomebodyElse = { ...headers, [SIGNATURE_HEADER]: signBody(forged, 'not the secret') };
    for (const callback of [
      { body: forged, headers },
      { body: forged, headers: bySomebodyElse },
      { body: forged, headers: { ...headers, [SIGNATURE_HEADER]: '' } },
      { body: `${body} `, headers },
      { body, headers: { 'content-type': 'application/json' } },
    ]) {
      const reply = await resend(callback);
      expect([reply.status, codeOf(reply)]).toEqual([401, 'wrong_signature']);
    }
    expect((await order()).status).toBe('pending');
  });

  it.each(['', '{}', '[]', 'nonsense', 'x'.repeat(BODY_MAX_BYTES)])(
    'rejects an invalid callback body for its missing signature',
    async (body) => {
      expect((await resend({ body, headers: {} })).status).toBe(401);
    },
  );

  it('rejects an oversized callback before reading it', async () => {
    const reply = await resend({ body: 'x'.repeat(BODY_MAX_BYTES + 1), headers: {} });
    expect([reply.status, codeOf(reply)]).toEqual([413, 'body_too_large']);
  });

  it('acknowledges a callback about something else, and changes nothing', async () => {
    await pay();
    const read = vi.spyOn(portOf(shop), 'readCallback').mockReturnValueOnce(null);
    const before = await order();
    expect((await resend({ body: '{"type":"TOKEN"}', headers: {} })).status).toBe(200);
    expect(await order()).toEqual(before);
    expect(told()).toBe(0);
    read.mockRestore();
  });

  it('passes body bytes, headers and query of a callback to the provider’s adapter', async () => {
    const read = vi.spyOn(portOf(shop), 'readCallback').mockReturnValueOnce(null);
    const body = '\ufeff{"name":"إطار"}';
    await report(shop, { body, headers: { 'x-signature': 'abc' } }, '/api/payment/callback?hmac=def');
    const heard = required(read.mock.calls[0])[0];
    expect(Buffer.from(heard.rawBody).equals(Buffer.from(body))).toBe(true);
    expect(heard.headers.get('x-signature')).toBe('abc');
    expect(heard.query.get('hmac')).toBe('def');
    read.mockRestore();
  });

  it('notifies the operator once about the payment of a deleted order', async () => {
    link.isUp = false;
    const page = await pay();
    await shop.orders.clear();
    await press(shop, page, 'approve');
    expect((await resend()).status).toBe(404);
    expect((await resend()).status).toBe(404);
    expect(firstWords()).toEqual([expect.stringContaining('does not know')]);
  });

  it('keeps a settled payment when the operator’s email fails, and retries the email', async () => {
    const page = await pay();
    await shop.items.setStock(0, card.goods.plenty.id);
    letters.mockRejectedValueOnce(new Error('no mail server'));
    await press(shop, page, 'approve');
    expect((await order()).status).toBe('cancelled');
    expect(shop.log.some((line) => line.includes('operator-not-told'))).toBe(true);
    letters.mockClear();
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    expect(firstWords()).toEqual([expect.stringContaining('the payment was refunded')]);
  });
});
