import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import { DEFAULT_CALENDAR } from '../../../server/config/parsing/deliveryCalendar.js';
import { countedStock, inStock, required, someProduct } from '../../contract/support.js';
import { callbackFor, PAYMOB, startPaymob } from '../../support/standIns/paymobStandIn.js';
import { smallState } from '../../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../../support/woocommerce/standIn.js';
import { addCoupon } from '../../support/woocommerce/standInCoupons.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';
import { redirectOf } from './card.js';

/* Ways to pay of a shop whose orders are in WooCommerce. */

const PIECES = 2;
const CRON_SECRET = 'the secret of the daily caller';
const HOUR_MS = 3_600_000;
const [standIn, paymob] = await Promise.all([openStandIn(smallState()), startPaymob()]);
afterAll(() => Promise.all([standIn.close(), paymob.close()]));
const { state } = standIn;
const shop = await openShop({
  STORE_URL: standIn.url,
  STORE_CONSUMER_KEY: KEYS.consumerKey,
  STORE_CONSUMER_SECRET: KEYS.consumerSecret,
  ...{ PAYMOB_URL: paymob.url, ...PAYMOB, CRON_SECRET, CONTACT_EMAIL: 'operator@example.com' },
  COUPONS: 'on',
  PAYMENT_WAYS: JSON.stringify([
    { kind: 'cash', fee: 20 },
    { kind: 'card', fee: 10, fee_percent: 1 },
    {
      ...{ kind: 'instapay', name: { en: 'InstaPay', ar: 'إنستاباي' }, fee: 5, hours: 24 },
      pay_to: { en: 'rasfa@instapay', ar: 'rasfa@instapay' },
    },
  ]),
});
const product = await someProduct(shop.backend.store.catalogue, inStock(9));
const email = 'mona@example.com';
const { id: customerId } = addUser(state, { email, username: email, role: 'customer', password: PASSWORD });
const mona = await shop.session('customer', customerId);
let cartId: number;

/** A new cart, the only order in the store. */
async function fillCart(): Promise<void> {
  state.orders.clear();
  cartId = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, PIECES)))).id;
}

beforeEach(async () => {
  state.notes = [];
  state.coupons = [];
  state.taxes = null;
  shop.letters.length = 0;
  Object.assign(required(state.products.get(product.id)), { stock_quantity: 20, stock_status: 'instock' });
  await fillCart();
});
afterEach(() => {
  vi.useRealTimers();
});

const order = async (): Promise<Order> => required(await shop.backend.store.orders.getOrder(cartId));
const record = () => required(state.orders.get(cartId));
const fees = () => (record().fee_lines ?? []).map(({ name, total }) => `${name} ${total}`);
const meta = (key: string) => record().meta_data.find((field) => field.key === key)?.value ?? null;
const stock = async () =>
  countedStock(required((await shop.backend.store.catalogue.getCurrent([product.id]))[0]));
const checkout = (way: string) =>
  mona.post('/api/wcPost/checkout', checkoutBody(cartId, { payment_method: way }));
const leave = () => mona.post('/api/payment/cancel', { order_id: cartId });
const read = () => mona.get(`/api/wcFetch/order/${cartId}`);
const runJob = () =>
  shop.call('GET', '/api/payment/unconfirmed', { headers: { authorization: `Bearer ${CRON_SECRET}` } });
const letPass = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });

/** Starts a payment; returns its session and what is to be paid. */
async function begin(): Promise<{ session: string; due: number }> {
  expect(redirectOf(await checkout('card'))).toContain(paymob.url);
  const { transactionId } = await order();
  return { session: required(transactionId), due: orderTotal(await order()) };
}

function pay(session: string) {
  const { body, hmac } = callbackFor(required(paymob.end(session, 'approve')));
  const path = `/api/payment/callback/paymob?hmac=${hmac}`;
  return shop.call('POST', path, { body, headers: { origin: undefined } });
}

it('gives a cart whose money comes late its delivery, its method and its fee line again', async () => {
  const before = await stock();
  const { session, due } = await begin();
  await leave();
  expect([(await order()).status, fees()]).toEqual(['pending-cart', []]);
  expect((await pay(session)).status).toBe(200);
  const { fee } = await order();
  expect(fees()).toEqual([`Payment fee ${(fee / 100).toFixed(2)}`]);
  expect(fee).toBeGreaterThan(1000);
  expect(record()).toMatchObject({
    status: 'on-hold',
    payment_method: 'paymob',
    total: (due / 100).toFixed(2),
  });
  expect(record().shipping_lines).toHaveLength(1);
  expect(await order()).toMatchObject({ payment: { way: 'card' }, deposit: null });
  expect(await stock()).toBe(before - PIECES);
});

it.each(['cod', 'instapay'])('replaces the fee line of an order placed for %s meanwhile', async (way) => {
  const { session, due } = await begin();
  await leave();
  expect((await checkout(way)).status).toBe(200);
  expect(fees()).toEqual([way === 'cod' ? 'Payment fee 20.00' : 'Payment fee 5.00']);
  await pay(session);
  expect(record()).toMatchObject({
    status: 'on-hold',
    payment_method: 'paymob',
    total: (due / 100).toFixed(2),
  });
  expect(fees()).toHaveLength(1);
  expect((await order()).payment).toMatchObject({ way: 'card', provider: 'paymob', until: null });
});

const addTenth = async () => {
  const coupon = addCoupon(state, 'tenth', { usage_limit: 1 });
  expect((await mona.post('/api/wcPost/add-coupon', { order_id: cartId, code: 'tenth' })).status).toBe(200);
  return coupon;
};
it.each([null, { included: true, percent: 14 }])(
  'holds an order with a coupon at the price that was paid late, with the tax %j',
  async (taxes) => {
    state.taxes = taxes;
    await fillCart();
    const coupon = await addTenth();
    const { session, due } = await begin();
    await leave();
    expect(coupon.usage_count).toBe(0);
    expect((await pay(session)).status).toBe(200);
    expect(record()).toMatchObject({
      ...{ status: 'on-hold', total: (due / 100).toFixed(2), coupon_lines: [{ code: 'tenth' }] },
    });
    expect(coupon.usage_count).toBe(1);
  },
);

it.each([null, { included: true, percent: 14 }])(
  'holds an order that is paid late without the coupon that somebody else used up, with the tax %j',
  async (taxes) => {
    state.taxes = taxes;
    await fillCart();
    const coupon = await addTenth();
    const { session } = await begin();
    await leave();
    coupon.usage_count = 1;
    expect((await pay(session)).status).toBe(200);
    expect(record()).toMatchObject({ status: 'on-hold', coupon_lines: [] });
    const { adjustment, fee } = await order();
    expect(adjustment, 'nothing but the fee').toBe(fee);
  },
);

it('gives the coupon of an unpaid order to the newer cart that gets its lines', async () => {
  await addTenth();
  await begin();
  const newer = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, 1))));
  await leave();
  const { items, coupons } = required(await shop.backend.store.orders.getOrder(newer.id));
  expect([items[0]?.quantity, coupons.map(({ code }) => code)]).toEqual([PIECES + 1, ['tenth']]);
});

it('keeps the operator’s own fees and discounts when late money brings its fee', async () => {
  const { session } = await begin();
  await leave();
  await checkout('cod');
  const own = { id: 900, name: 'Gift wrap', total: '7.00' };
  record().fee_lines = [...(record().fee_lines ?? []), own];
  await pay(session);
  expect(fees()).toEqual(['Gift wrap 7.00', expect.stringMatching(/^Payment fee /)]);
});

it('settles an order with a tax and a fee that is paid after the cut-off, with its later dates', async () => {
  state.taxes = { included: true, percent: 14 };
  await fillCart();
  const egypt = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Cairo' });
  const [hour = 0, minute = 0] = egypt.format(Date.now()).split(':').map(Number);
  const calendar = { ...DEFAULT_CALENDAR, cutOffMinute: hour * 60 + minute + 5, daysOff: [], holidays: [] };
  const settings = vi.spyOn(shop.backend.settings, 'deliveryCalendar', 'get').mockReturnValue(calendar);
  const { session, due } = await begin();
  const promised = required((await order()).delivery?.arrives);
  letPass(1 / 6);
  expect((await pay(session)).status).toBe(200);
  settings.mockRestore();
  expect(record()).toMatchObject({ status: 'processing', total: (due / 100).toFixed(2) });
  expect(fees()).toHaveLength(1);
  expect(required((await order()).delivery?.arrives).from > promised.from).toBe(true);
});

it('holds a transfer with its stock, its fee and its name in the store, and returns them in time', async () => {
  const before = await stock();
  expect(redirectOf(await checkout('instapay'))).toMatch(/^\/thanks\//);
  expect(record()).toMatchObject({
    ...{ status: 'on-hold', payment_method: 'bacs', payment_method_title: 'InstaPay' },
  });
  expect([fees(), meta('storefront_payment_way')]).toEqual([['Payment fee 5.00'], 'instapay']);
  expect((await read()).body).toMatchObject({ awaited: { pay_to: 'rasfa@instapay', said_at: null } });
  expect(await stock()).toBe(before - PIECES);
  letPass(24);
  const replies = await Promise.all([runJob(), runJob(), read()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([record().status, meta('storefront_cancelled')]).toEqual(['cancelled', 'unpaid']);
  expect(await stock()).toBe(before);
});

it('notes what the customer says for the operator, and then waits for them', async () => {
  await checkout('instapay');
  const said = await mona.post('/api/wcPost/say-paid', { order_id: cartId, text: 'IPN 551' });
  expect([said.status, said.body]).toMatchObject([200, { awaited: { said: 'IPN 551' } }]);
  await afterAnswers();
  expect(state.notes).toEqual([
    expect.objectContaining({ order: cartId, note: expect.stringContaining('IPN 551') as string }),
  ]);
  expect(shop.letters.map(({ to }) => to)).toEqual(['operator@example.com']);
  letPass(30);
  await runJob();
  expect(record().status).toBe('on-hold');
});

it('awaits no money any more once the operator has set the order to processing', async () => {
  await checkout('instapay');
  record().status = 'processing';
  expect((await read()).body).not.toHaveProperty('awaited');
  expect(codeOf(await mona.post('/api/wcPost/say-paid', { order_id: cartId }))).toBe('not_awaited');
  letPass(25);
  await runJob();
  expect(record().status).toBe('processing');
});

it('waits as long as the operator has written into the order', async () => {
  await checkout('instapay');
  const field = required(record().meta_data.find(({ key }) => key === 'storefront_pay_until'));
  field.value = new Date(Date.now() + 48 * HOUR_MS).toISOString();
  letPass(25);
  await runJob();
  expect(record().status).toBe('on-hold');
  letPass(24);
  await runJob();
  expect(record().status).toBe('cancelled');
});
