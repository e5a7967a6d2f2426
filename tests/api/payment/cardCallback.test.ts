import { describe, expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import {
  callbackBody,
  NO_SUCH_KEYS,
  openCardShop,
  PIECES,
  press,
  redirectOf,
  sessionOf,
  STOCK,
} from './card.js';
import { BILLING, codeOf, orderOf } from '../shop.js';

const card = await openCardShop();
const { addToCart, checkout, firstWords, letters, link, order, pay, reconcile, shop, stock, told } = card;

const lookUp = (reference: string) => required(shop.backend.payments).lookUp({ reference, sessionId: null });

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

  it('that comes late, after the order went back to the cart, holds it and tells the operator once', async () => {
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

  it('of an order that the operator has cancelled since it was paid leaves it cancelled', async () => {
    const back = await press(shop, await pay(), 'approve');
    for (const status of ['cancelled', 'failed']) {
      await shop.sql('UPDATE orders SET status = ? WHERE id = ?', [status, card.cartId]);
      const ended = await order();
      expect((await resend()).status).toBe(200);
      expect((await card.mona.get(back)).status).toBe(303);
      expect((await reconcile()).body).toMatchObject({ settled: 0, failed: 0 });
      expect(await order()).toEqual(ended);
    }
    expect(told()).toBe(0);
  });

  it('of an order that the operator cancelled before it was paid holds it', async () => {
    const page = await pay();
    await shop.sql("UPDATE orders SET status = 'cancelled' WHERE id = ?", [card.cartId]);
    await press(shop, page, 'approve');
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('arrived late')]);
  });

  it('of an order that was placed for cash meanwhile holds it, so that nobody collects the money again', async () => {
    link.isUp = false;
    const page = await pay();
    await checkout({ payment_method: 'cod' });
    await press(shop, page, 'approve');
    expect((await resend()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card' });
    expect(await stock()).toBe(STOCK - PIECES);
    expect(firstWords()).toEqual([expect.stringContaining('cash on delivery')]);
  });

  it('of a second payment of the same order sends the money back, and leaves the order alone', async () => {
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
    const reply = await card.mona.get(
      `/api/payment/return?order=${await card.reference()}&key=${(await order()).key}`,
    );
    expect(reply.status).toBe(303);
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('does not match')]);
  });

  it('that nobody has signed, or somebody else, is refused with 401 and does nothing', async () => {
    await press(shop, await pay(), 'approve');
    await shop.sql('DELETE FROM orders');
    card.cartId = orderOf(await addToCart(1)).id;
    await pay();
    const signed = {
      amount: 100,
      currency: 'EGP',
      orderId: 'x',
      status: 'Success',
      reference: await card.reference(),
    };
    const forged = callbackBody(signed, NO_SUCH_KEYS);
    const genuine = JSON.parse(required(link.bodies[0])) as ReturnType<typeof callbackBody>;
    for (const body of [
      forged,
      { ...forged, signature: '' },
      { ...genuine, order: { ...genuine.order, merchantReferenceId: await card.reference() } },
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
    expect(firstWords()).toEqual([expect.stringContaining('does not know')]);
  });

  it('is not undone by a letter that cannot be sent, which is tried again until it is', async () => {
    const page = await pay();
    await shop.sql('UPDATE items SET stock = 0 WHERE id = ?', [card.goods.plenty.id]);
    letters.mockRejectedValueOnce(new Error('no mail server'));
    await press(shop, page, 'approve');
    expect((await order()).status).toBe('on-hold');
    expect(shop.log.some((line) => line.includes('operator-not-told'))).toBe(true);
    letters.mockClear();
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    expect(firstWords()).toEqual([expect.stringContaining('is on hold')]);
  });
});
