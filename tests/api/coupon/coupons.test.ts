import { beforeEach, describe, expect, it } from 'vitest';
import { orderTotal } from '../../../domain/order/order.js';
import { afterAnswers } from '../call.js';
import { BILLING, cartBody, lineOf, orderOf } from '../bodies.js';
import { Browser, type Customer } from '../browser.js';
import { findGoods, UNKNOWN_ID } from '../goods.js';
import { openShop, PASSWORD } from '../shop.js';
import { FEE, PRICE, withCoupons } from './couponShop.js';

const shop = await openShop({ LIMIT_COUPONS_ADDRESS: '1000000' });
const { plenty, other } = await findGoods(shop);
const { keep, cartOf, add, remove, order, stored } = withCoupons(shop, plenty.id);
let mona: Customer;
let cart: number;

const prove = (customer: Customer, phone: string) => shop.backend.state.saveProof(customer.id, phone);

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(1000, plenty.id, other.id);
  await shop.items.setPrice(plenty.id, PRICE);
  mona = await shop.customer();
  cart = await cartOf(mona);
});

describe('a coupon of a cart', () => {
  it('lowers the total, follows every change of the cart, and can be removed', async () => {
    await keep('welcome');
    const entered = await add(mona, cart, ' WelCome ');
    expect(entered.body).toMatchObject({
      total: '1800.00',
      coupons: [{ code: 'welcome', discount: '200.00', free_shipping: false, problem: null, missing: null }],
    });
    const more = await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 2)));
    expect(more.body).toMatchObject({ total: '3600.00', coupons: [{ discount: '400.00' }] });
    const read = await mona.get(`/api/wcFetch/customer-orders?status=pending-cart`);
    expect(read.body).toMatchObject({ single: [{ total: '3600.00', coupons: [{ code: 'welcome' }] }] });
    expect((await add(mona, cart, 'welcome')).body, 'again').toMatchObject({
      coupons: [{ code: 'welcome' }],
    });
    expect((await remove(mona, cart, 'WELCOME')).body).toMatchObject({ total: '4000.00', coupons: [] });
    expect((await remove(mona, cart, 'welcome')).status, 'again').toBe(200);
  });

  it('stays with its reason while the cart does not fit, and counts again when it does', async () => {
    await keep('big', { minimum: 3 * PRICE });
    await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id)));
    await add(mona, cart, 'big');
    const line = (await stored(cart)).items[0];
    const set = (quantity: number) =>
      mona.put('/api/wcPost/update-order', { order_id: cart, line_items: [{ id: line?.id, quantity }] });
    expect((await set(2)).body).toMatchObject({
      total: '2000.00',
      coupons: [{ discount: '0.00', problem: 'minimum', missing: '1000.00' }],
    });
    expect(await order(mona, cart, { total: '2060.00' }), 'as it was shown').toBe('ordered');
    expect(await stored(cart)).toMatchObject({ coupons: [], status: 'processing' });
  });

  it('counts for the goods of a visitor who logs in, with the visitor’s own coupon', async () => {
    await keep('welcome');
    await keep('visit', { amount: 500 });
    await add(mona, cart, 'welcome');
    const visitor = new Browser();
    await visitor.post('/api/post/continue', { name: 'Mona Elsayed', phone: '01066612345' });
    const { id } = orderOf(await visitor.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
    await visitor.post('/api/wcPost/add-coupon', { order_id: id, code: 'visit' });
    await visitor.post('/api/post/login', { username: mona.username, password: PASSWORD });
    const read = await visitor.get('/api/wcFetch/customer-orders?status=pending-cart');
    expect(read.body).toMatchObject({
      single: [
        {
          total: '2550.00',
          coupons: [
            { code: 'welcome', discount: '300.00' },
            { code: 'visit', discount: '150.00' },
          ],
        },
      ],
    });
  });

  it.each([
    ['unknown', 'no such code', null],
    ['expired', { endsAt: '2026-01-01T00:00:00Z' }, null],
    ['not_yet', { startsAt: '2999-01-01T00:00:00Z' }, null],
    ['minimum', { minimum: 250_000 }, '500.00'],
    ['products', { productIds: [UNKNOWN_ID] }, null],
    ['person', { allowed: ['ali@example.com'] }, null],
    ['used_up', { usageLimit: 0 }, null],
  ])('is refused as %s with nothing changed', async (problem, terms, missing) => {
    const code = typeof terms === 'string' ? terms : `refused ${problem}`;
    if (typeof terms !== 'string') await keep(code, terms);
    const before = await stored(cart);
    const reply = await add(mona, cart, code);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      ...{ code: 'coupon_refused', fields: { code: problem } },
      ...(missing === null ? {} : { missing }),
    });
    expect(await stored(cart)).toEqual(before);
  });

  it('is refused beside one that stands alone', async () => {
    await keep('alone', { individualUse: true });
    await keep('second');
    await add(mona, cart, 'alone');
    expect((await add(mona, cart, 'second')).body).toMatchObject({ fields: { code: 'together' } });
  });

  it('is for a category and everything below it', async () => {
    const [below] = plenty.categoryIds;
    const category = (await shop.backend.store.catalogue.listCategories()).find(({ id }) => id === below);
    await keep('category', { categoryIds: [category?.parent ?? below ?? 0] });
    expect((await add(mona, cart, 'category')).body).toMatchObject({ coupons: [{ discount: '200.00' }] });
  });

  it.each([
    ['', 'required'],
    ['x'.repeat(41), 'too_long'],
    ['\u202e', 'required'],
    [7, 'invalid'],
  ])('is no code: %j', async (code, problem) => {
    const reply = await mona.post('/api/wcPost/add-coupon', { order_id: cart, code });
    expect([reply.status, reply.body]).toMatchObject([400, { fields: { code: problem } }]);
  });

  it('is one of at most five', async () => {
    for (const code of ['a', 'b', 'c', 'd', 'e', 'f']) await keep(code, { amount: 100 });
    for (const code of ['a', 'b', 'c', 'd', 'e']) expect((await add(mona, cart, code)).status).toBe(200);
    expect((await add(mona, cart, 'f')).body).toMatchObject({ fields: { code: 'too_many' } });
  });

  it('cannot be guessed: codes of one account are counted', async () => {
    for (let tries = 0; tries < 20; tries += 1) await add(mona, cart, `guess ${tries}`);
    await keep('secret');
    const reply = await add(mona, cart, 'secret');
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an order with a coupon', () => {
  it('is placed at the lower total, and says so to its customer', async () => {
    await keep('welcome');
    await add(mona, cart, 'welcome');
    expect(await order(mona, cart, { total: '1860.00' })).toBe('ordered');
    await afterAnswers();
    const placed = await stored(cart);
    expect(orderTotal(placed)).toBe(180_000 + FEE);
    expect(placed.coupons).toMatchObject([{ code: 'welcome', discount: 20_000 }]);
    const letter = shop.orderLetters.at(-1)?.text;
    expect(letter).toContain('Coupon');
    expect(letter).toContain('1,860');
    const read = await mona.get(`/api/wcFetch/order/${cart}?key=${placed.key}`);
    expect(read.body).toMatchObject({ total: '1860.00', coupons: [{ code: 'welcome', discount: '200.00' }] });
  });

  it('is delivered free with a coupon for that, and says so before', async () => {
    await keep('free', { amount: 0, freeShipping: true });
    await add(mona, cart, 'free');
    const ways = await mona.get('/api/wcFetch/cart-shipping?governorate=EGC');
    expect(ways.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'standard', cost: '0.00' }),
        expect.objectContaining({ id: 'express', cost: '120.00' }),
      ]),
    );
    expect(await order(mona, cart, { total: '2000.00' })).toBe('ordered');
    expect(await order(mona, cart, { total: '2000.00' }), 'repeated').toBe('ordered');
  });

  it('is not placed when the coupon ended meanwhile: the cart says why, and the next try is without it', async () => {
    await keep('short');
    await add(mona, cart, 'short');
    await keep('short', { endsAt: '2026-01-01T00:00:00Z' });
    expect(await order(mona, cart, { total: '1860.00' })).toBe('coupon_changed');
    const read = await mona.get('/api/wcFetch/customer-orders?status=pending-cart');
    expect(read.body).toMatchObject({
      single: [{ total: '2000.00', coupons: [{ code: 'short', discount: '0.00', problem: 'expired' }] }],
    });
    expect(await order(mona, cart, { total: '2060.00' })).toBe('ordered');
  });

  it('is for an address or a number that only the order tells', async () => {
    await keep('friends', { allowed: ['01012345678'] });
    const ali = await shop.customer();
    const his = await cartOf(ali);
    expect((await add(ali, his, 'friends')).status, 'an account without a number').toBe(200);
    const billing = { ...BILLING, phone: '01012345679' };
    expect(await order(ali, his, { billing }), 'another number').toBe('coupon_changed');
    const guest = await shop.customer();
    const id = await cartOf(guest);
    await add(guest, id, 'friends');
    expect(await order(guest, id)).toBe('ordered');
    expect(await stored(id)).toMatchObject({ coupons: [{ code: 'friends', discount: 20_000 }] });
  });

  it('is for one of several addresses', async () => {
    const guest = await shop.customer();
    const id = await cartOf(guest);
    await keep('both', { allowed: [BILLING.email, guest.username] });
    expect((await add(guest, id, 'both')).status).toBe(200);
    expect(await order(guest, id)).toBe('ordered');
  });

  it('gives the use back when it is cancelled, once', async () => {
    await keep('once', { usageLimit: 1 });
    await add(mona, cart, 'once');
    await order(mona, cart);
    const nadia = await shop.customer();
    const hers = await cartOf(nadia);
    expect((await add(nadia, hers, 'once')).body).toMatchObject({ fields: { code: 'used_up' } });
    expect((await mona.post('/api/wcPost/cancel_order', { order_id: cart })).status).toBe(200);
    expect((await add(nadia, hers, 'once')).status).toBe(200);
    expect(await order(nadia, hers)).toBe('ordered');
    await mona.post('/api/wcPost/cancel_order', { order_id: cart });
    const again = await cartOf(mona);
    expect((await add(mona, again, 'once')).body).toMatchObject({ fields: { code: 'used_up' } });
  });

  it('counts as its customer’s own, and as that of the number that it goes to', async () => {
    await keep('one each', { usageLimitPerCustomer: 1 });
    expect((await add(mona, cart, 'one each')).body, 'told before').toMatchObject({
      coupons: [{ per_customer: 1 }],
    });
    expect(await order(mona, cart)).toBe('number_unproven');
    await prove(mona, '+201012345678');
    expect(await order(mona, cart)).toBe('ordered');
    const again = await cartOf(mona);
    expect((await add(mona, again, 'one each')).body).toMatchObject({ fields: { code: 'used_by_you' } });
    const second = await shop.customer();
    await prove(second, '+201012345678');
    const hers = await cartOf(second);
    expect((await add(second, hers, 'one each')).status, 'the number is not known yet').toBe(200);
    expect(await order(second, hers)).toBe('coupon_changed');
    await remove(second, hers, 'one each');
    await add(second, hers, 'one each');
    const elsewhere = { billing: { ...BILLING, phone: '01112345678' } };
    expect(await order(second, hers, elsewhere), 'a number that is invented').toBe('number_unproven');
    await prove(second, '+201112345678');
    expect(await order(second, hers, elsewhere)).toBe('ordered');
  });
});

describe('at the same time', () => {
  const places = async (customers: readonly Customer[], code: string) => {
    const carts = await Promise.all(customers.map((customer) => cartOf(customer)));
    await Promise.all(customers.map((customer, index) => add(customer, carts[index] ?? 0, code)));
    const results = await Promise.all(
      customers.map((customer, index) => {
        const phone = `0101000000${index}`;
        return order(customer, carts[index] ?? 0, { billing: { ...BILLING, phone } });
      }),
    );
    return { carts, results: results.sort() };
  };

  it('is used by one of five customers if it may be used once; the others lose nothing', async () => {
    await keep('one', { usageLimit: 1 });
    const customers = await Promise.all(Array.from({ length: 5 }, () => shop.customer()));
    const { carts, results } = await places(customers, 'one');
    expect(results).toEqual([...Array.from({ length: 4 }, () => 'coupon_changed'), 'ordered']);
    const orders = await Promise.all(carts.map(stored));
    const left = orders.filter(({ status }) => status === 'pending-cart');
    expect(left).toHaveLength(4);
    for (const each of left) {
      expect(each.items).toHaveLength(1);
      expect(each.coupons).toMatchObject([{ discount: 0, problem: { kind: 'used_up' } }]);
    }
  });

  it('is used once by a customer with two tabs', async () => {
    await keep('own', { usageLimitPerCustomer: 1 });
    await prove(mona, '+201012345678');
    await add(mona, cart, 'own');
    const tabs = await Promise.all([order(mona, cart), order(mona, cart)]);
    expect(tabs).toContain('ordered');
    const used = (await shop.ordersOf(mona.id)).filter(({ coupons }) => coupons.length > 0);
    expect(used).toHaveLength(1);
  });
});
