import { portOf } from '../payment/card.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { parsePrice, toDecimal } from '../../../domain/core/money.js';
import { findGoods, UNKNOWN_ID } from '../goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import type { Reply } from '../call.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const goods = await findGoods(shop);
const mona = await shop.customer();
const methods = await shop.backend.store.shipping.listMethods('EGC', null);
let cartId: number;

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(9, goods.plenty.id, goods.other.id);
  const body = cartBody(lineOf(goods.plenty.id, 2), lineOf(goods.other.id, 1));
  cartId = orderOf(await mona.post('/api/wcPost/place-order', body)).id;
});

const checkout = (changes: Record<string, unknown> = {}) =>
  mona.post('/api/wcPost/checkout', checkoutBody(cartId, changes));

async function expectRefused(work: () => Promise<Reply>, status: number, answer: Record<string, unknown>) {
  const state = async () => [
    await shop.ordersOf(mona.id),
    await shop.stockOf(goods.plenty.id),
    await shop.stockOf(goods.other.id),
  ];
  const before = await state();
  const reply = await work();
  expect(reply.body).toMatchObject({ statusCode: status, ...answer });
  expect(await state()).toEqual(before);
}

describe('checkout with cash on delivery', () => {
  it('turns a cash cart into an order, takes the stock and returns the thank-you page', async () => {
    const reply = await checkout();
    expect(reply.status).toBe(200);
    const [order] = await shop.ordersOf(mona.id);
    expect(reply.body).toEqual({ order_id: cartId, redirect: `/thanks-cod/${cartId}?key=${order?.key}` });
    expect(order).toMatchObject({
      id: cartId,
      status: 'processing',
      paymentMethod: 'cod',
      transactionId: null,
      billing: {
        firstName: 'Mona',
        lastName: 'Hassan',
        phone: '+201012345678',
        governorate: 'EGC',
        city: 'Nasr City',
        address1: '14 El Yasmin Street',
        address2: 'Floor 3',
        email: 'mona.private@example.com',
        notes: 'Ring twice',
      },
    });
    expect([await shop.stockOf(goods.plenty.id), await shop.stockOf(goods.other.id)]).toEqual([7, 8]);
  });

  it('charges the shop’s price for the selected or cheapest delivery method', async () => {
    const dearest = methods.at(-1);
    expect(methods.length).toBeGreaterThan(1);
    const goodsTotal = 2 * goods.plenty.price + goods.other.price;
    await checkout({ shipping_method: dearest?.id });
    const chosen = orderOf(await mona.get(`/api/wcFetch/order/${cartId}`));
    expect(chosen.shipping_total).toBe(toDecimal(dearest?.cost ?? NaN));
    expect(parsePrice(chosen.total)).toBe(goodsTotal + (dearest?.cost ?? NaN));
    const next = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.other.id))));
    await mona.post('/api/wcPost/checkout', checkoutBody(next.id));
    const cheapest = orderOf(await mona.get(`/api/wcFetch/order/${next.id}`));
    expect(cheapest.shipping_total).toBe(toDecimal(methods[0]?.cost ?? NaN));
    expect(chosen.delivery).toMatchObject({ title: dearest?.title.en, pickup: false });
    expect(cheapest.delivery).toMatchObject({ title: methods[0]?.title.en });
  });

  it('accepts Arabic phones and names, and omits empty fields', async () => {
    const billing = {
      ...BILLING,
      first_name: ' منى ',
      phone: '٠١١ ٢٣٤٥ ٦٧٨٩',
      address_2: '',
      email: null,
      notes: undefined,
    };
    expect((await checkout({ billing })).status).toBe(200);
    const [order] = await shop.ordersOf(mona.id);
    expect(order?.billing).toMatchObject({
      firstName: 'منى',
      phone: '+201123456789',
      address2: null,
      email: null,
      notes: null,
    });
  });

  it('leaves no cart after the checkout, and allows a new one', async () => {
    await checkout();
    const carts = await mona.get('/api/wcFetch/customer-orders?status=pending-cart');
    expect(carts.body).toEqual({ single: [], grouped: [] });
    const next = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
    expect(next.id).not.toBe(cartId);
  });
});

describe('checkout', () => {
  it('returns the existing order for a repeated checkout, even without a key', async () => {
    const first = await checkout();
    const again = await checkout();
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await shop.stockOf(goods.plenty.id)).toBe(7);
    expect(await shop.ordersOf(mona.id)).toHaveLength(1);
  });

  it.each([
    ['to another street', () => ({ billing: { ...BILLING, address_1: '15 El Yasmin Street' } })],
    ['to another phone', () => ({ billing: { ...BILLING, phone: '0101 234 5679' } })],
    ['by another delivery', () => ({ shipping_method: methods.at(-1)?.id })],
  ])('rejects a repeated checkout %s after the order was placed', async (_, changes) => {
    await checkout();
    await expectRefused(() => checkout(changes()), 409, { code: 'order_not_open' });
  });

  it('rejects the checkout of a cancelled order', async () => {
    await checkout();
    await shop.orders.setStatus(cartId, 'cancelled');
    await expectRefused(checkout, 409, { code: 'order_not_open' });
  });

  it('rejects the checkout of another customer’s order as not found', async () => {
    await checkout();
    const nadia = await shop.customer();
    const reply = await nadia.post('/api/wcPost/checkout', checkoutBody(cartId));
    expect([reply.status, codeOf(reply)]).toEqual([404, 'order_not_found']);
  });

  it('rejects the checkout of an empty cart', async () => {
    await shop.cartLines.clear();
    await expectRefused(checkout, 409, { code: 'empty_cart' });
  });

  it('rejects the checkout of an unknown order', async () => {
    await expectRefused(() => mona.post('/api/wcPost/checkout', checkoutBody(UNKNOWN_ID)), 404, {
      code: 'order_not_found',
    });
  });

  it('reports that a card cannot be charged, and keeps the cart', async () => {
    vi.spyOn(portOf(shop), 'openSession').mockRejectedValueOnce(new ShopError('payment_unavailable'));
    await expectRefused(() => checkout({ payment_method: 'card' }), 503, { code: 'payment_unavailable' });
  });

  it('reports a changed price before the order, and charges it on the next attempt', async () => {
    await shop.cartLines.lowerPrices(goods.plenty.id, 100);
    const told = await checkout();
    expect([told.status, codeOf(told)]).toEqual([409, 'price_changed']);
    expect(await shop.stockOf(goods.plenty.id)).toBe(9);
    const [cart] = await shop.ordersOf(mona.id);
    expect(cart).toMatchObject({ status: 'pending-cart' });
    expect(cart?.items[0]?.price).toBe(goods.plenty.price);
    expect((await checkout()).status).toBe(200);
  });

  it('reports the available stock when it is too low, and keeps stock and cart', async () => {
    await shop.items.setStock(1, goods.plenty.id);
    await expectRefused(checkout, 409, { code: 'insufficient_stock', available: 1 });
    await shop.items.setStock(9, goods.plenty.id);
    await shop.items.setStock(0, goods.other.id);
    await expectRefused(checkout, 409, { code: 'insufficient_stock', available: 0 });
  });

  it('rejects the checkout of a deleted product, and keeps the cart', async () => {
    await shop.cartLines.replaceProduct(goods.other.id, UNKNOWN_ID);
    await expectRefused(checkout, 404, { code: 'product_not_found' });
  });

  it.each([
    ['without a name', { first_name: '' }, { 'billing.first_name': 'required' }],
    [
      'with markup in the name',
      { first_name: '<img src=x onerror=alert(1)>' },
      { 'billing.first_name': 'invalid' },
    ],
    ['with a name that cannot be seen', { first_name: '\u202e' }, { 'billing.first_name': 'required' }],
    ['with markup in the street', { address_1: '14 <script>' }, { 'billing.address_1': 'invalid' }],
    ['with a foreign phone', { phone: '+49 170 1234567' }, { 'billing.phone': 'invalid_phone' }],
    ['with a landline', { phone: '02 2345 6789' }, { 'billing.phone': 'invalid_phone' }],
    [
      'to a governorate that is none',
      { governorate: 'EGX' },
      { 'billing.governorate': 'invalid_governorate' },
    ],
    [
      'to the governorate "constructor"',
      { governorate: 'constructor' },
      { 'billing.governorate': 'invalid_governorate' },
    ],
    ['without a street', { address_1: '   ' }, { 'billing.address_1': 'required_street' }],
    ['with an endless street', { address_1: 'x'.repeat(201) }, { 'billing.address_1': 'too_long' }],
    ['with markup in the notes', { notes: '<script>' }, { 'billing.notes': 'invalid' }],
    ['with an endless note', { notes: 'x'.repeat(501) }, { 'billing.notes': 'too_long' }],
    ['with a broken email', { email: 'mona@' }, { 'billing.email': 'invalid_email' }],
    ['with fields of its own', { country: 'EG' }, { 'billing.country': 'unknown' }],
    ['with a city that is a number', { city: 5 }, { 'billing.city': 'invalid' }],
  ])('rejects a checkout %s, naming the field', async (_, changes, fields) => {
    await expectRefused(() => checkout({ billing: { ...BILLING, ...changes } }), 400, {
      code: 'invalid_fields',
      fields,
    });
  });

  it.each([
    { payment_method: 'free' },
    { payment_method: undefined },
    { status: 'completed' },
    { set_paid: true },
    { total: 'free' },
    { shipping_total: '0.00' },
    { shipping_cost: 0 },
    { customer_id: 1 },
    { shipping_method: 'pigeon' },
    { shipping_method: '' },
    { shipping_method: 5 },
    { return_to: '/profile' },
    { return_to: 'https://evil.example/checkout' },
    { order_id: [] },
    { billing: undefined },
    { billing: [] },
  ])('rejects a checkout with %j', async (changes) => {
    await expectRefused(() => checkout(changes), 400, { code: 'invalid_fields' });
  });
});
