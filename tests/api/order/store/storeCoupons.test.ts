import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderTotal } from '../../../../domain/order/order.js';
import { CASH_ON_DELIVERY, EVERYTHING, inStock, required, someProduct } from '../../../contract/support.js';
import { addCoupon } from '../../../support/woocommerce/standInCoupons.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { BILLING, cartBody, lineOf, orderOf } from '../../bodies.js';
import { PASSWORD } from '../../shop.js';
import { withCoupons } from '../../coupon/couponShop.js';
import { openStandInStoreShop } from '../../standInStoreShop.js';

/* Coupons of a shop whose orders are in WooCommerce. */

const { standIn, state, shop } = await openStandInStoreShop({ COUPONS: 'on', LIMIT_COUPONS_ACCOUNT: '1000' });
const product = await someProduct(shop.backend.store.catalogue, inStock(9));
const { cartOf, add, remove, order, stored } = withCoupons(shop, product.id);
const newCustomer = async (email: string) =>
  shop.session(
    'customer',
    addUser(state, { email, username: email, role: 'customer', password: PASSWORD }).id,
  );
const mona = await newCustomer('mona@example.com');
const nadia = await newCustomer('nadia@example.com');
const record = (id: number) => required(state.orders.get(id));
const TOTAL = 2 * product.price;
const egp = (piastres: number) => (piastres / 100).toFixed(2);

/** Zones are read once, so that all tests have these. */
const way = (id: number, method_id: string, settings: Record<string, string>) => ({
  ...{ instance_id: id, title: method_id, enabled: true, method_id },
  settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, { value }])),
});
state.zones = [
  {
    ...{ id: 1, name: 'Egypt', order: 0, locations: [{ code: 'EG', type: 'country' }] },
    methods: [way(1, 'free_shipping', { requires: 'coupon' }), way(2, 'flat_rate', { cost: '60' })],
  },
];

beforeEach(() => {
  state.version = '10.0.2';
  state.orders.clear();
  state.coupons = [];
  Object.assign(required(state.products.get(product.id)), { stock_quantity: 1000 });
});

it('computes a cart’s coupon without using it up, and places the order with the store’s own', async () => {
  const coupon = addCoupon(state, 'WELCOME', { usage_limit: 1 });
  const cart = await cartOf(mona);
  const entered = await add(mona, cart, 'Welcome');
  expect(entered.body).toMatchObject({
    total: egp(TOTAL * 0.9),
    coupons: [{ code: 'welcome', discount: egp(TOTAL / 10), problem: null }],
  });
  expect(coupon.usage_count).toBe(0);
  expect(record(cart).coupon_lines).toEqual([]);
  expect(await order(mona, cart)).toBe('ordered');
  expect(coupon).toMatchObject({ usage_count: 1, used_by: [String(mona.id)] });
  expect(record(cart)).toMatchObject({
    status: 'processing',
    coupon_lines: [{ code: 'welcome', discount: egp(TOTAL / 10) }],
  });
  const placed = await stored(cart);
  expect(placed).toMatchObject({ adjustment: 0, coupons: [{ code: 'welcome', discount: TOTAL / 10 }] });
  expect(placed.items[0]?.price, 'before the coupon').toBe(product.price);
  expect(orderTotal(placed)).toBe(Number(record(cart).total) * 100);
});

it('gives the use back when the order is cancelled, and takes the coupon off a cart', async () => {
  const coupon = addCoupon(state, 'once', { usage_limit: 1 });
  const cart = await cartOf(mona);
  await add(mona, cart, 'once');
  await order(mona, cart);
  const hers = await cartOf(nadia);
  expect((await add(nadia, hers, 'once')).body).toMatchObject({ fields: { code: 'used_up' } });
  await mona.post('/api/wcPost/cancel_order', { order_id: cart });
  expect(coupon.usage_count).toBe(0);
  expect((await add(nadia, hers, 'once')).status).toBe(200);
  expect((await remove(nadia, hers, 'once')).body).toMatchObject({ total: egp(TOTAL), coupons: [] });
});

it('knows the own use of a coupon whose code is in Arabic digits', async () => {
  addCoupon(state, 'خصم١٠', { usage_limit: 1 });
  const cart = await cartOf(mona);
  await add(mona, cart, 'خصم10');
  await order(mona, cart);
  const user = { customerId: mona.id, phone: null };
  const [found] = await shop.backend.store.coupons.find(['خصم١٠'], user, { id: cart, productIds: [] });
  expect(found?.uses).toEqual({ all: 0, own: 0 });
});

it('gives the use back when an unpaid order is deleted', async () => {
  const coupon = addCoupon(state, 'paid', { usage_limit: 1 });
  const { carts, orders } = shop.backend.store;
  const cart = await cartOf(mona);
  await add(mona, cart, 'paid');
  await carts.placeOrder(await stored(cart), { ...CASH_ON_DELIVERY, status: 'pending' });
  expect(coupon.usage_count).toBe(1);
  await orders.deleteOrders([cart]);
  expect([coupon.usage_count, coupon.used_by]).toEqual([0, []]);
});

it('accepts a coupon for the account’s address in an order to another one', async () => {
  addCoupon(state, 'hers', { email_restrictions: ['mona@example.com'] });
  const cart = await cartOf(mona);
  await add(mona, cart, 'hers');
  expect(await order(mona, cart)).toBe('ordered');
  expect(record(cart)['billing']).toMatchObject({ email: BILLING.email });
  expect(record(cart).coupon_lines).toMatchObject([{ code: 'hers' }]);
});

it.each([
  ['unknown', 'nothing', {}],
  ['unknown', 'planned', { status: 'future' }],
  ['unsupported', 'foreign', { discount_type: 'sign_up_fee' }],
  ['expired', 'ended', { date_expires_gmt: '2026-01-01T00:00:00' }],
  ['minimum', 'big', { minimum_amount: '999999.00' }],
  ['products', 'others', { product_ids: [1] }],
  ['person', 'friends', { email_restrictions: ['ali@example.com'] }],
  ['used_by_you', 'own', { usage_limit_per_user: 1, used_by: [String(mona.id)], usage_count: 1 }],
])('says that a coupon is %s (%s)', async (problem, code, changes) => {
  if (code !== 'nothing') addCoupon(state, code, changes);
  const cart = await cartOf(mona);
  expect((await add(mona, cart, code)).body).toMatchObject({ fields: { code: problem } });
});

it.each([
  ['10.0.2', 'the dearest'],
  ['7.9.0', 'one of the largest line'],
] as const)(
  'orders in WooCommerce %s with a coupon for one piece, which lowers %s',
  async (version, goods) => {
    state.version = version;
    const { items } = await shop.backend.store.catalogue.listProducts(EVERYTHING);
    const simple = items.filter((item) => item.variations.length === 0 && inStock(9)(item));
    const sorted = simple.toSorted((a, b) => a.price - b.price);
    const [cheap, dear] = [required(sorted[0]), required(sorted.at(-1))];
    addCoupon(state, 'one', { amount: '50.00', limit_usage_to_x_items: 1 });
    const lines = cartBody(lineOf(cheap.id, 9), lineOf(dear.id));
    const cart = orderOf(await mona.post('/api/wcPost/place-order', lines));
    await add(mona, cart.id, 'one');
    const discount = (goods === 'the dearest' ? dear : cheap).price / 2;
    expect((await stored(cart.id)).coupons).toMatchObject([{ discount }]);
    expect(await order(mona, cart.id)).toBe('ordered');
    expect(record(cart.id).coupon_lines).toMatchObject([{ discount: egp(discount) }]);
  },
);

describe('the store has the last word', () => {
  it('on a coupon that somebody used up meanwhile: nothing is placed, and the cart says so', async () => {
    const coupon = addCoupon(state, 'last', { usage_limit: 1 });
    const cart = await cartOf(mona);
    await add(mona, cart, 'last');
    Object.assign(coupon, { usage_count: 1, used_by: ['77'] });
    expect(await order(mona, cart)).toBe('coupon_changed');
    expect(await stored(cart)).toMatchObject({
      status: 'pending-cart',
      coupons: [{ discount: 0, problem: { kind: 'used_up' } }],
    });
    expect(await order(mona, cart, { total: egp(TOTAL) })).not.toBe('coupon_changed');
  });

  it('on a coupon that a rule of its own refuses: it is removed, and the next try is without it', async () => {
    addCoupon(state, 'ruled');
    const cart = await cartOf(mona);
    await add(mona, cart, 'ruled');
    const quantityRuleField = state.coupons;
    const { placeOrder } = shop.backend.store.carts;
    vi.spyOn(shop.backend.store.carts, 'placeOrder').mockImplementationOnce(async (...args) => {
      state.coupons = [];
      return placeOrder(...args).finally(() => (state.coupons = quantityRuleField));
    });
    expect(await order(mona, cart)).toBe('coupon_changed');
    expect(await stored(cart)).toMatchObject({
      status: 'pending-cart',
      coupons: [],
      items: [{ quantity: 2 }],
    });
    expect(record(cart).coupon_lines).toEqual([]);
    expect(await order(mona, cart)).toBe('ordered');
  });

  it('on the discount: an order at another total is not placed, and its use is given back', async () => {
    const coupon = addCoupon(state, 'raised');
    const cart = await cartOf(mona);
    await add(mona, cart, 'raised');
    const { placeOrder } = shop.backend.store.carts;
    vi.spyOn(shop.backend.store.carts, 'placeOrder').mockImplementationOnce(async (...args) => {
      coupon.amount = '50.00';
      return placeOrder(...args);
    });
    expect(await order(mona, cart)).toBe('coupon_changed');
    expect(coupon.usage_count).toBe(0);
    expect(await stored(cart)).toMatchObject({ status: 'pending-cart', coupons: [{ discount: TOTAL / 2 }] });
    expect(await order(mona, cart)).toBe('ordered');
  });

  it('on a cart whose placing broke off with the coupon counted: it can be ordered', async () => {
    const coupon = addCoupon(state, 'half', { usage_limit: 1 });
    const cart = await cartOf(mona);
    await add(mona, cart, 'half');
    standIn.interruptions.push('lost');
    expect(await order(mona, cart)).toBe('outcome_unknown');
    expect(coupon.usage_count).toBe(1);
    expect((await stored(cart)).items[0]?.price).toBe(product.price);
    expect(await order(mona, cart)).toBe('ordered');
    expect(coupon.usage_count).toBe(1);
  });
});

it('offers free delivery that requires a coupon to a cart with one', async () => {
  addCoupon(state, 'free', { free_shipping: true, amount: '0.00' });
  const cart = await cartOf(mona);
  const ways = async () => {
    const { body } = await mona.get('/api/wcFetch/cart-shipping?governorate=EGC');
    const all = body as { id: string; cost: string; pickup: boolean }[];
    return all.filter(({ pickup }) => !pickup).map(({ id, cost }) => `${id} ${cost}`);
  };
  expect(await ways()).toEqual(['flat_rate:2 60.00']);
  await add(mona, cart, 'free');
  expect(await ways()).toEqual(['free_shipping:1 0.00', 'flat_rate:2 60.00']);
  expect(await order(mona, cart, { shipping_method: 'free_shipping:1', total: egp(TOTAL) })).toBe('ordered');
});

describe('a code in Arabic digits or with typographic dashes', () => {
  it.each([
    ['خصم١٥', 'خصم١٥'],
    ['خصم١٥', 'خصم15'],
    ['خصم۱۵', 'خصم١٥'],
    ['خصم15', 'خصم١٥'],
    ['nile٢٠٢٦', 'NILE2026'],
    ['save-10', 'SAVE–10'],
    ['save–10', 'save-10'],
    ['save—10', 'save–10'],
  ])('%s, entered as %s, is sent as the store writes it', async (code, entered) => {
    const coupon = addCoupon(state, code, { usage_limit: 1 });
    const cart = await cartOf(mona);
    expect((await add(mona, cart, entered)).body).toMatchObject({ coupons: [{ code, problem: null }] });
    expect((await add(mona, cart, entered)).body, 'once').toMatchObject({ coupons: [{ code }] });
    expect(await order(mona, cart)).toBe('ordered');
    expect(coupon.usage_count).toBe(1);
    expect(record(cart).coupon_lines).toMatchObject([{ code }]);
    expect((await stored(cart)).coupons).toMatchObject([{ code }]);
  });

  it('is taken out of a cart in either digits', async () => {
    addCoupon(state, 'خصم١٥');
    const cart = await cartOf(mona);
    await add(mona, cart, 'خصم15');
    expect((await remove(mona, cart, 'خصم15')).body).toMatchObject({ coupons: [] });
  });
});

describe('a condition that only the store knows', () => {
  const branded = (key: string, brand: number) => ({ meta_data: [{ id: 1, key, value: [brand] }] });
  const brand = (id: number) =>
    Object.assign(required(state.products.get(product.id)), { brands: [{ id, name: 'Nile', slug: 'nile' }] });

  it.each([
    ['of the product’s brand', branded('product_brands', 71), null],
    ['of another brand', branded('product_brands', 72), 'products'],
    ['of all but another brand', branded('exclude_product_brands', 72), null],
    ['of all but the product’s brand', branded('exclude_product_brands', 71), 'products'],
    [
      'of an extension',
      { meta_data: [{ id: 1, key: '_allowed_roles', value: ['wholesale'] }] },
      'unsupported',
    ],
    ['of an extension, not used', { meta_data: [{ id: 1, key: '_allowed_roles', value: [] }] }, null],
    ['that WordPress notes', { meta_data: [{ id: 1, key: '_edit_lock', value: '1:1' }] }, null],
  ])('a coupon for goods %s', async (_, conditions, problem) => {
    brand(71);
    addCoupon(state, 'brands', conditions);
    const cart = await cartOf(mona);
    const reply = await add(mona, cart, 'brands');
    if (problem === null) {
      expect(reply.body).toMatchObject({
        coupons: [{ code: 'brands', discount: egp(TOTAL / 10), problem: null }],
      });
      expect(await order(mona, cart)).toBe('ordered');
    } else {
      expect(reply.body).toMatchObject({ code: 'coupon_refused', fields: { code: problem } });
      expect((await stored(cart)).coupons).toEqual([]);
    }
  });

  it.each(['product_brands', 'exclude_product_brands'])(
    'a coupon with %s is refused for a product whose brands cannot be read',
    async (key) => {
      Object.assign(required(state.products.get(product.id)), { brands: 'odd' });
      addCoupon(state, 'brands', branded(key, 72));
      const cart = await cartOf(mona);
      expect((await add(mona, cart, 'brands')).body).toMatchObject({
        code: 'coupon_refused',
        fields: { code: 'products' },
      });
    },
  );
});
