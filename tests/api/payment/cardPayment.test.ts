import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { required } from '../../contract/support.js';
import { comeBack, openCardShop, PIECES, press, redirectOf, sessionOf, STOCK, portOf } from './card.js';
import { BILLING, codeOf, orderOf } from '../bodies.js';
import { DEFAULT_CALENDAR } from '../../../server/config/parsing/deliveryCalendar.js';

const card = await openCardShop();
const { addToCart, checkout, letPass, link, order, pay, reconcile, shop, stock, thanks, told, unpaid } = card;

describe('a card checkout', () => {
  it('makes the order pending with its session id before it returns the payment page', async () => {
    const page = await pay();
    expect(await order()).toMatchObject({
      status: 'pending',
      paymentMethod: 'card',
      transactionId: sessionOf(page),
    });
    expect(await card.reference()).toMatch(new RegExp(`^${card.cartId}-[0-9a-f]{20}$`));
    expect(page).toBe(`/api/payment/card?session=${sessionOf(page)}`);
    expect(await stock()).toBe(STOCK);
    const read = await card.mona.get(`/api/wcFetch/order/${card.cartId}`);
    expect(read.body).toMatchObject({ status: 'pending', payment_page: page, deletable: false });
  });

  it.each([
    ['en', 'EGP'],
    ['ar', 'ج.م.'],
  ])('names the currency on the test page in its language: %s', async (locale, currency) => {
    card.mona.cookies['i18n_redirected'] = locale;
    const page = await pay();
    const { text } = await shop.call('GET', page);
    expect(text).toContain(`lang="${locale}`);
    expect(text.replace(/<[^>]+>/g, '')).toMatch(
      new RegExp(locale === 'en' ? `${currency} [\\d,]+` : `[\\d,]+ ${currency.replaceAll('.', '\\.')}`),
    );
  });

  it('promises later dates if the order is paid after the cut-off', async () => {
    const egypt = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Cairo' });
    const [hour = 0, minute = 0] = egypt.format(Date.now()).split(':').map(Number);
    const cutOffMinute = hour * 60 + minute + 5;
    const calendar = { ...DEFAULT_CALENDAR, cutOffMinute, daysOff: [], holidays: [] };
    const settings = vi.spyOn(shop.backend.settings, 'deliveryCalendar', 'get').mockReturnValue(calendar);
    const page = await pay();
    const promised = required((await order()).delivery?.arrives);
    letPass(10);
    await press(shop, page, 'approve');
    settings.mockRestore();
    const { status, delivery, shippingTotal } = await order();
    expect([status, delivery?.id, shippingTotal]).toEqual(['processing', 'standard', 6000]);
    const days = (Date.parse(required(delivery?.arrives).from) - Date.parse(promised.from)) / 86_400_000;
    expect(days).toBe(1);
  });

  it('returns the same payment session for a second checkout by click or tab', async () => {
    const pages = await Promise.all([pay(), pay(), pay()]);
    pages.push(await pay());
    expect(new Set(pages).size).toBe(1);
    expect(await shop.ordersOf(card.mona.id)).toHaveLength(1);
    expect(await shop.payments.countSessions(card.cartId)).toBe(1);
  });

  it('continues an order from before delivery methods were stored', async () => {
    const page = await pay();
    await shop.orders.forgetDelivery(card.cartId);
    expect(await pay()).toBe(page);
  });

  it('starts a new attempt when the payment page is unknown or no longer the provider’s', async () => {
    const pages = [await pay()];
    for (const url of [null, 'https://a-former-provider.example/pay']) {
      await shop.payments.setPages(url);
      const read = await card.mona.get(`/api/wcFetch/order/${card.cartId}`);
      expect(read.body).not.toHaveProperty('payment_page');
      pages.push(await pay());
    }
    expect(new Set(pages).size).toBe(3);
    expect((await order()).status).toBe('pending');
  });

  it('starts a new attempt when the address has changed', async () => {
    const first = await pay();
    const firstReference = await card.reference();
    const second = redirectOf(await checkout({ billing: { ...BILLING, address_1: '15 El Yasmin Street' } }));
    expect(second).not.toBe(first);
    expect((await order()).status).toBe('pending');
    expect(await card.reference()).not.toBe(firstReference);
  });

  it('lets an unpaid card order change to cash', async () => {
    await pay();
    const reply = await checkout({ payment_method: 'cod' });
    expect(redirectOf(reply)).toBe(`/thanks-cod/${card.cartId}?key=${(await order()).key}`);
    expect(await order()).toMatchObject({ status: 'processing', paymentMethod: 'cod', transactionId: null });
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('lets the cart of a declined card change to cash while the provider does not answer', async () => {
    await press(shop, await pay(), 'decline');
    const down = vi.spyOn(portOf(shop), 'lookUp').mockRejectedValue(new ShopError('payment_unavailable'));
    expect(codeOf(await checkout())).toBe('payment_unavailable');
    const reply = await checkout({ payment_method: 'cod' });
    expect(redirectOf(reply)).toBe(`/thanks-cod/${card.cartId}?key=${(await order()).key}`);
    down.mockRestore();
  });

  it('lets an order that may be paid change to cash only when the provider answers again', async () => {
    await pay();
    const down = vi.spyOn(portOf(shop), 'lookUp').mockRejectedValue(new ShopError('payment_unavailable'));
    expect(codeOf(await checkout({ payment_method: 'cod' }))).toBe('payment_unavailable');
    expect((await order()).status).toBe('pending');
    down.mockRestore();
  });

  it('reports a risen price before it opens a payment session', async () => {
    await shop.cartLines.lowerPrices(card.goods.plenty.id, 100);
    expect(codeOf(await checkout())).toBe('price_changed');
    expect((await order()).status).toBe('pending-cart');
    const page = await pay();
    expect(await comeBack(card.mona, await press(shop, page, 'approve'))).toBe(await thanks());
  });

  it('keeps the confirmed price when it rises while the card is entered', async () => {
    const page = await pay();
    const before = (await order()).items[0]?.price;
    await shop.items.raisePrice(card.goods.plenty.id, 5000);
    await press(shop, page, 'approve');
    expect(await order()).toMatchObject({ status: 'processing', items: [{ price: before }] });
    await shop.items.raisePrice(card.goods.plenty.id, -5000);
  });

  it.each(['https://evil.example/pay', '//evil.example/api/payment/card', '/profile', 'javascript:alert(1)'])(
    'never redirects to a payment page that the adapter does not recognise: %s',
    async (url) => {
      const session = { id: 'session-elsewhere', url };
      vi.spyOn(portOf(shop), 'openSession').mockResolvedValueOnce(session);
      const reply = await checkout();
      expect([reply.status, codeOf(reply)]).toEqual([503, 'payment_unavailable']);
      expect(reply.text).not.toContain(url);
      expect(await order()).toMatchObject({ status: 'pending-cart', transactionId: null });
    },
  );

  it('keeps the cart when the payment provider does not answer', async () => {
    const port = portOf(shop);
    const open = vi.spyOn(port, 'openSession').mockRejectedValueOnce(new Error('broken'));
    expect((await checkout()).status).toBe(500);
    expect(await order()).toMatchObject({ status: 'pending-cart', transactionId: null });
    open.mockRestore();
    expect((await checkout()).status).toBe(200);
  });
});

describe('a card payment', () => {
  it('processes an approved payment by its callback, and returns to the thank-you page', async () => {
    const back = await press(shop, await pay(), 'approve');
    expect(link.replies.map(({ status }) => status)).toEqual([200]);
    expect(await order()).toMatchObject({ status: 'processing', paymentMethod: 'card' });
    expect((await order()).transactionId).not.toBeNull();
    expect(await stock()).toBe(STOCK - PIECES);
    expect(await comeBack(card.mona, back)).toBe(await thanks());
    expect(told()).toBe(0);
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['timeout', 'timed_out'],
  ] as const)(
    'restores the cart with id and lines after “%s”, and shows the reason',
    async (button, reason) => {
      const { items } = await order();
      const back = await press(shop, await pay(), button);
      expect(await order()).toMatchObject({
        status: 'pending-cart',
        items,
        transactionId: null,
        paymentMethod: null,
      });
      expect(await comeBack(card.mona, back)).toBe(unpaid(reason));
      expect(await stock()).toBe(STOCK);
      const again = await press(shop, await pay(), 'approve');
      expect(again).toContain(`order=${await card.reference()}`);
      expect((await order()).status).toBe('processing');
    },
  );

  it('moves the lines of a declined payment into a newer cart if there is one', async () => {
    const page = await pay();
    const newer = orderOf(await addToCart(1, card.goods.other.id));
    expect(newer.id).not.toBe(card.cartId);
    await press(shop, page, 'decline');
    expect((await order()).status).toBe('cancelled');
    const { items } = await order(newer.id);
    expect(items.map(({ productId, quantity }) => [productId, quantity]).sort()).toEqual(
      [
        [card.goods.other.id, 1],
        [card.goods.plenty.id, PIECES],
      ].sort(),
    );
  });

  it('returns from the payment in the language in which it was started', async () => {
    card.mona.take(['i18n_redirected=ar; Path=/']);
    const page = await pay();
    expect((await shop.call('GET', page)).text).toContain('<html lang="ar-SA" dir="rtl">');
    expect(await comeBack(card.mona, await press(shop, page, 'cancel'))).toBe(
      `303 /ar/checkout?payment=cancelled&order=${card.cartId}`,
    );
  });

  it('returns from the payment to the checkout page on which it was started', async () => {
    const page = redirectOf(await checkout({ return_to: '/cart/mobile/payment' }));
    expect(await comeBack(card.mona, await press(shop, page, 'decline'))).toBe(
      `303 /cart/mobile/payment?payment=declined&order=${card.cartId}`,
    );
  });

  it('settles a payment without a callback on return', async () => {
    link.isUp = false;
    const back = await press(shop, await pay(), 'approve');
    expect((await order()).status).toBe('pending');
    expect(await comeBack(card.mona, back)).toBe(await thanks());
    expect((await order()).status).toBe('processing');
  });

  it('settles a payment of a closed tab when anyone reads the order', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'approve');
    const { key } = await order();
    const read = await shop.call('GET', `/api/wcFetch/order/${card.cartId}?key=${key}`);
    expect(read.body).toMatchObject({ status: 'processing' });
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('settles a payment of a closed tab when the customer lists pending orders', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'decline');
    const list = await card.mona.get(`/api/wcFetch/customer-orders?status=pending&user_id=${card.mona.id}`);
    expect(list.body).toEqual({ single: [], grouped: [] });
    expect((await order()).status).toBe('pending-cart');
  });

  it('expires an unpaid payment of a closed tab, but not before its session has ended', async () => {
    await pay();
    letPass(14);
    await reconcile();
    expect((await order()).status).toBe('pending');
    letPass(2);
    await reconcile();
    expect((await order()).status).toBe('pending-cart');
  });

  it('keeps an unpaid order pending through any number of reads', async () => {
    const page = await pay();
    for (let read = 0; read < 3; read += 1) await card.mona.get(`/api/wcFetch/order/${card.cartId}`);
    await reconcile();
    expect(await order()).toMatchObject({ status: 'pending', transactionId: sessionOf(page) });
  });

  it('shows a payment as pending while the provider does not answer, and settles it later', async () => {
    link.isUp = false;
    const back = await press(shop, await pay(), 'approve');
    const lookUp = vi.spyOn(portOf(shop), 'lookUp').mockRejectedValueOnce(new Error('broken'));
    expect(await comeBack(card.mona, back)).toBe(await thanks());
    expect((await order()).status).toBe('pending');
    lookUp.mockRestore();
    await card.mona.get(`/api/wcFetch/order/${card.cartId}`);
    expect((await order()).status).toBe('processing');
  });
});
