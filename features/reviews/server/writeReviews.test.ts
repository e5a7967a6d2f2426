import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { REVIEWS_PER_PAGE } from '../../../domain/core/limits.js';
import { REVIEW_KM_MAX, REVIEW_TEXT_MAX_CHARS } from '../domain/limits.js';
import type { WireReviewPage } from '../domain/wireReview.js';
import type { OrderStatus } from '../../../domain/order/order.js';
import { ORDER_STATUSES } from '../../../domain/order/order.js';
import { listHeld } from '../../../server/adapters/local/reviews.js';
import { openDatabase } from '../../../server/database/connection/database.js';
import { UNNOTED } from '../../../server/database/records/tableRecords.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf, reviewBody } from '../../../tests/api/bodies.js';
import { Browser } from '../../../tests/api/browser.js';
import { afterAnswers } from '../../../tests/api/call.js';
import { findGoods } from '../../../tests/api/goods.js';
import { openShop } from '../../../tests/api/shop.js';

const shop = await openShop({ CONTACT_EMAIL: 'desk@shop.example' });
const { plenty, other } = await findGoods(shop);
const [mona, nadia] = [await shop.customer(), await shop.customer()];
const nobody = new Browser();

beforeEach(async () => {
  shop.letters.length = 0;
  await shop.limits.clear();
  await shop.orders.clear();
  await shop.reviews.clear();
  await shop.items.setStock(50, plenty.id);
});

async function order(status: OrderStatus = 'completed') {
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  await mona.post('/api/wcPost/checkout', checkoutBody(id));
  await shop.orders.setStatus(id, status);
  return orderOf(await mona.get(`/api/wcFetch/order/${id}`));
}

const REVIEW = '/api/wcPost/review';
const send = (orderId: number, changes: object = {}, by: Browser = mona) =>
  by.post(REVIEW, reviewBody(orderId, plenty.id, changes));

async function held() {
  const database = await openDatabase({ url: shop.url });
  try {
    return await listHeld(database, UNNOTED);
  } finally {
    database.close();
  }
}

async function pageOf(page = 1, locale = 'en'): Promise<WireReviewPage> {
  const reply = await nobody.get(`/api/wcFetch/reviews/${plenty.id}?page=${page}&locale=${locale}`);
  expect(reply.status).toBe(200);
  return reply.body as WireReviewPage;
}

describe('a review', () => {
  it('waits for the operator, and then stands on the page with name, car and kilometres', async () => {
    const { id } = await order();
    const text = 'Quiet & steady.\nSecond line';
    expect((await send(id, { text, car: 'toyota-corolla_2018_205-55-R16', km: 12_000 })).status).toBe(201);
    expect((await pageOf()).html).toBe('');
    expect(await held()).toMatchObject([
      { orderId: id, productId: plenty.id, author: 'Mona', car: 'toyota-corolla_2018', km: 12_000 },
    ]);
    await shop.reviews.approveAll();
    const { html, next } = await pageOf();
    expect(html).toContain('Quiet &amp; steady.<br>Second line');
    for (const words of ['Mona', 'Toyota Corolla 2018', 'after 12,000 km', '4 out of 5 stars']) {
      expect(html).toContain(words);
    }
    expect(next).toBeNull();
    expect((await pageOf(1, 'ar')).html).toContain('تويوتا كورولا 2018');
  });

  it('can be written by a holder of the order’s link, without a login', async () => {
    const { id, key } = await order();
    expect((await send(id, { key }, nobody)).status).toBe(201);
    const reply = await nobody.get(`/api/wcFetch/order-reviews/${id}?key=${key}`);
    expect(reply.body).toEqual({ reviewed: [plenty.id] });
  });

  it('is refused to everybody else as if the order did not exist', async () => {
    const { id } = await order();
    const { key: wrongKey } = await order();
    for (const [by, key] of [
      [nobody, undefined],
      [nadia, undefined],
      [nadia, wrongKey],
      [nobody, wrongKey],
    ] as const) {
      expect(codeOf(await send(id, { key }, by))).toBe('order_not_found');
    }
    expect(await held()).toEqual([]);
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'completed' && status !== 'pending-cart'))(
    'is refused while the order is %s',
    async (status) => {
      const { id } = await order(status);
      expect(codeOf(await send(id))).toBe('order_not_delivered');
      expect(await held()).toEqual([]);
    },
  );

  it('is refused for a product that was not in the order', async () => {
    const { id } = await order();
    expect(codeOf(await mona.post(REVIEW, reviewBody(id, other.id)))).toBe('product_not_found');
  });

  it('is stored once per order and product, however often and fast it is sent', async () => {
    const { id, key } = await order();
    const sent = await Promise.all([
      send(id, { text: 'One' }),
      send(id, { text: 'Two', key }, nobody),
      send(id, { text: 'Three' }),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(codeOf(await send(id, { text: 'Four' }))).toBe('already_reviewed');
    expect(await held()).toHaveLength(1);
    expect((await send((await order()).id)).status).toBe(201);
  });

  it.each<[string, object, string, string]>([
    ['no stars', { rating: undefined }, 'rating', 'required'],
    ['no star at all', { rating: 0 }, 'rating', 'required_stars'],
    ['six stars', { rating: 6 }, 'rating', 'required_stars'],
    ['half a star', { rating: 4.5 }, 'rating', 'required_stars'],
    ['stars as text', { rating: '5' }, 'rating', 'required_stars'],
    ['no text', { text: ' \n ' }, 'text', 'required'],
    ['a text that is too long', { text: 'x'.repeat(REVIEW_TEXT_MAX_CHARS + 1) }, 'text', 'too_long'],
    ['markup', { text: 'Good <b>tyre</b>' }, 'text', 'invalid'],
    ['nothing that can be seen', { text: '\u202e' }, 'text', 'required'],
    ['a link', { text: 'See https://tyres.test/x' }, 'text', 'no_links'],
    ['a link without a scheme', { text: 'اشتري من cheap-tyres.com أرخص' }, 'text', 'no_links'],
    ['a mail address', { text: 'Write to me@tyres.net' }, 'text', 'no_links'],
    ['negative kilometres', { km: -1 }, 'km', 'invalid_km'],
    ['too many kilometres', { km: REVIEW_KM_MAX + 1 }, 'km', 'invalid_km'],
    ['kilometres in parts', { km: 1.5 }, 'km', 'invalid_km'],
    ['no car key', { car: 'my old car' }, 'car', 'invalid'],
    ['an unknown car', { car: 'unknown-car_2018' }, 'car', 'invalid'],
  ])('is refused with %s', async (_, changes, field, code) => {
    const { id } = await order();
    const reply = await send(id, changes);
    expect(reply.body).toMatchObject({ code: 'invalid_fields', fields: { [field]: code } });
    expect(await held()).toEqual([]);
  });

  it('may be as long as the limit, and name figures and sizes', async () => {
    const { id } = await order();
    const text = '205/55R16 for 3,500.50 L.E. each... '.padEnd(REVIEW_TEXT_MAX_CHARS, 'x');
    expect((await send(id, { text, km: REVIEW_KM_MAX })).status).toBe(201);
    expect((await held())[0]?.text).toBe(text);
  });

  it('says clearly that the store is down, and can be sent again', async () => {
    const { id } = await order();
    vi.spyOn(shop.backend.store.reviews, 'submit').mockRejectedValueOnce(new ShopError('store_unavailable'));
    expect(codeOf(await send(id))).toBe('store_unavailable');
    expect((await send(id)).status).toBe(201);
  });

  it('is limited by address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      const reply = await nobody.post(REVIEW, reviewBody(1, plenty.id), { from: '203.0.113.9' });
      statuses.push(reply.status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the reviews of a product', () => {
  it('are paged, newest first, without anything of the order or its customer', async () => {
    for (let number = 1; number <= REVIEWS_PER_PAGE + 1; number += 1) {
      await send((await order()).id, { text: `Review ${number}` });
    }
    await shop.reviews.approveAll();
    const first = await pageOf();
    expect(first.next).toBe(2);
    expect(first.html.indexOf(`Review ${REVIEWS_PER_PAGE + 1}`)).toBeLessThan(first.html.indexOf('Review 2'));
    const second = await pageOf(2);
    expect(second.next).toBeNull();
    expect(second.html.match(/Review \d/g)).toEqual(['Review 1']);
    expect(await pageOf(3)).toEqual({ html: '', next: null });
    expect(first.html).not.toMatch(/Hassan|\+20|@|order/);
  });

  it('escape what people wrote, also where a store did not', async () => {
    const hostile = { author: '<img src=x onerror=alert(1)>', text: '"><script>alert(1)</script>' };
    const review = { ...hostile, rating: 5, car: null, km: null, writtenAt: '2026-11-22T10:00:00.000Z' };
    vi.spyOn(shop.backend.store.reviews, 'listApproved').mockResolvedValueOnce({
      reviews: [review],
      pages: 1,
    });
    const { html } = await pageOf();
    expect(html).not.toMatch(/<(?:img|script)/);
    expect(html).toContain('&lt;script&gt;');
  });
});

describe('the mail about waiting reviews', () => {
  it('tells the operator of the first review of an hour in both languages, and of no rejected one', async () => {
    const { id } = await order();
    expect((await send(id, { rating: 9 })).status).toBe(400);
    expect(shop.letters).toEqual([]);
    expect((await send(id, { rating: 4, text: 'Quiet on the ring road.' })).status).toBe(201);
    expect((await send((await order()).id)).status).toBe(201);
    await afterAnswers();
    expect(shop.letters).toHaveLength(1);
    const [letter] = shop.letters;
    expect(letter?.to).toBe('desk@shop.example');
    expect(letter?.text.match(/Quiet on the ring road\./g)).toHaveLength(2);
    expect(letter?.text).toContain('4 of 5');
  });

  it('is sent again after a failure, and never loses the review', async () => {
    vi.spyOn(shop.backend.mail, 'send').mockRejectedValueOnce(new Error('down'));
    expect((await send((await order()).id)).status).toBe(201);
    await afterAnswers();
    expect((await send((await order()).id)).status).toBe(201);
    await afterAnswers();
    expect(shop.letters).toHaveLength(1);
    expect(await held()).toHaveLength(2);
  });
});
