import { describe, expect, it } from 'vitest';
import { comeBack, openCardShop, press, sessionOf, type Button } from './card.js';
import { codeOf } from '../bodies.js';

const card = await openCardShop();
const { letPass, link, order, pay, shop, thanks, unpaid } = card;

describe('the payment return', () => {
  it('ignores a success parameter in the return URL', async () => {
    await pay();
    const { key } = await order();
    const back = `/api/payment/return?order=${await card.reference()}&key=${key}&outcome=approve`;
    expect(await comeBack(card.mona, back)).toBe(await thanks());
    expect((await order()).status).toBe('pending');
  });

  it('ends a pending payment on the shopper’s return only with the order’s key', async () => {
    await pay();
    const { key } = await order();
    const reference = await card.reference();
    const back = (givenKey: string) =>
      `/api/payment/return?order=${reference}&key=${givenKey}&outcome=cancel`;
    const stranger = await shop.customer();
    expect(await comeBack(stranger, back('wrong'))).toBe(`303 /trackorder/${card.cartId}`);
    expect((await order()).status).toBe('pending');
    expect(await comeBack(card.mona, back(key))).toBe(unpaid('cancelled'));
    expect((await order()).status).toBe('pending-cart');
  });

  it('accepts a return URL to which the provider has added parameters of the same names', async () => {
    const back = await press(shop, await pay(), 'approve');
    expect(await comeBack(card.mona, `${back}&order=217503754&key=x&locale=ar&id=7`)).toBe(await thanks());
  });

  it('returns to the thank-you page of a paid order, however often and whatever the URL says', async () => {
    const back = await press(shop, await pay(), 'approve');
    await card.mona.get(back);
    expect(await comeBack(card.mona, back.replace('outcome=approve', 'outcome=cancel'))).toBe(await thanks());
    expect((await order()).status).toBe('processing');
  });

  it.each(['order=x-1&key=k', 'order=7&key=k', 'order=0-1&key=k'])(
    'answers 404 to a payment return with %s',
    async (query) => {
      expect((await shop.call('GET', `/api/payment/return?${query}`)).status).toBe(404);
    },
  );

  it('returns only to pages of the checkout', async () => {
    await pay();
    const { key } = await order();
    const back = `/api/payment/return?order=${await card.reference()}&key=${key}&checkout=`;
    for (const page of ['//evil.example', 'https://evil.example/checkout', '/profile']) {
      expect((await card.mona.get(`${back}${encodeURIComponent(page)}`)).status).toBe(400);
    }
    expect((await order()).status).toBe('pending');
  });

  it('keeps the order’s key out of the log', async () => {
    const back = await press(shop, await pay(), 'approve');
    await card.mona.get(back);
    const { key } = await order();
    expect(shop.log.some((line) => line.includes(key))).toBe(false);
  });
});

describe('cancelling a card payment', () => {
  const cancel = (customer = card.mona, id = card.cartId) =>
    customer.post('/api/payment/cancel', { order_id: id });

  it('restores the cart when a card payment is given up', async () => {
    await pay();
    expect((await cancel()).body).toEqual({ order_id: card.cartId, status: 'pending-cart' });
    expect((await order()).status).toBe('pending-cart');
  });

  it('reports an order as paid when the payment to give up has succeeded', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'approve');
    expect((await cancel()).body).toEqual({ order_id: card.cartId, status: 'processing' });
  });

  it('lets only the owner give up a payment, and only a pending one', async () => {
    expect(codeOf(await cancel())).toBe('order_not_open');
    await pay();
    expect(codeOf(await cancel(await shop.customer()))).toBe('order_not_found');
    expect((await shop.call('POST', '/api/payment/cancel', { body: { order_id: card.cartId } })).status).toBe(
      401,
    );
    expect((await order()).status).toBe('pending');
  });
});

describe('the card page', () => {
  it('shows on the card page that it is a test, the amount, and a button per outcome', async () => {
    const reply = await shop.call('GET', await pay());
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('x-robots-tag')).toBe('noindex');
    for (const words of [
      'Approve',
      'Decline',
      'Cancel',
      'Time out',
      'In this demo you are the bank',
      await card.reference(),
    ]) {
      expect(reply.text).toContain(words);
    }
  });

  it('accepts only the first outcome on the card page', async () => {
    const page = await pay();
    const first = await press(shop, page, 'approve');
    expect(await press(shop, page, 'decline')).toBe(first);
    expect((await order()).status).toBe('processing');
    const again = await shop.call('GET', page);
    expect(again.text).toContain('This payment has ended');
    expect(again.text).not.toContain('<button');
  });

  it('takes no payment after its session has expired', async () => {
    const page = await pay();
    letPass(16);
    expect((await shop.call('GET', page)).text).not.toContain('<button');
    const back = await press(shop, page, 'approve');
    expect(await comeBack(card.mona, back)).toBe(unpaid('timed_out'));
  });

  it.each(['approve', 'free'] as const)(
    'rejects unknown sessions and outcomes on the card page (%s)',
    async (button) => {
      const page = button === 'free' ? await pay() : '/api/payment/card?session=unknown';
      await expect(press(shop, page, button as Button)).rejects.toThrow(button === 'free' ? '400' : '404');
      expect((await shop.call('GET', '/api/payment/card?session=unknown')).status).toBe(404);
    },
  );

  it('rejects cross-site and JSON requests on the card page', async () => {
    const body = new URLSearchParams({ session: sessionOf(await pay()), outcome: 'approve' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const foreign = { ...headers, origin: 'https://evil.example' };
    expect((await shop.call('POST', '/api/payment/card', { body, headers: foreign })).status).toBe(403);
    expect((await shop.call('POST', '/api/payment/card', { body: {} })).status).toBe(415);
    expect((await order()).status).toBe('pending');
  });
});

it('lists the payment methods publicly, cash first', async () => {
  const reply = await shop.call('GET', '/api/payment/methods');
  expect(reply.body).toMatchObject({
    ...{ methods: ['cod', 'card'], mode: 'test' },
    ways: [
      { key: 'cod', kind: 'cash' },
      { key: 'card', kind: 'card' },
    ],
  });
  expect((await shop.call('GET', '/api/health')).body).toMatchObject({ payments: 'test' });
});
