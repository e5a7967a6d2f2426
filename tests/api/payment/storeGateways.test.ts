import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import { countedStock, inStock, required, someProduct } from '../../contract/support.js';
import { smallState } from '../../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../../support/woocommerce/standIn.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import { gatewaySettings } from '../../support/woocommerce/standInState.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';
import { redirectOf } from './card.js';

/* A shop without PAYMENT_WAYS offers what is switched on in WooCommerce. */

const PIECES = 2;
const CRON_SECRET = 'the secret of the daily caller';
const HOUR_MS = 3_600_000;
const standIn = await openStandIn(smallState());
afterAll(() => standIn.close());
const { state } = standIn;
const gateway = (id: string) => required(state.gateways.find((each) => each.id === id));
const ACCOUNT = { bank_name: 'Bank Misr', account_number: '100012345678' };
Object.assign(gateway('bacs'), {
  ...{ enabled: true, title: 'Transfer to our bank', description: 'We keep your tyres for two days.' },
  settings: gatewaySettings({ instructions: 'Write your name as well.' }),
  storefront: { texts: { title_ar: 'تحويل إلى حسابنا' }, accounts: [ACCOUNT], usual_description: '' },
});
Object.assign(gateway('cheque'), { enabled: true });
const shop = await openShop({
  STORE_URL: standIn.url,
  STORE_CONSUMER_KEY: KEYS.consumerKey,
  STORE_CONSUMER_SECRET: KEYS.consumerSecret,
  ...{ CRON_SECRET, ORDER_LETTERS: 'shop', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@example.com' },
});
const product = await someProduct(shop.backend.store.catalogue, inStock(9));
const email = 'mona@example.com';
const { id: customerId } = addUser(state, { email, username: email, role: 'customer', password: PASSWORD });
const mona = await shop.session('customer', customerId);
let cartId: number;

beforeEach(async () => {
  state.orders.clear();
  shop.orderLetters.length = 0;
  Object.assign(required(state.products.get(product.id)), { stock_quantity: 20, stock_status: 'instock' });
  cartId = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, PIECES)))).id;
});
afterEach(() => {
  vi.useRealTimers();
});

const record = () => required(state.orders.get(cartId));
const stock = async () =>
  countedStock(required((await shop.backend.store.catalogue.getCurrent([product.id]))[0]));
const checkout = (way: string) =>
  mona.post('/api/wcPost/checkout', checkoutBody(cartId, { payment_method: way }));
const letPass = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
const offered = async () => {
  const { body } = await shop.call('GET', '/api/payment/methods');
  return (body as { ways: { key: string }[] }).ways.map(({ key }) => key);
};
const read = async () => (await mona.get(`/api/wcFetch/order/${cartId}`)).body;

it('offers the store’s ways in its order, with its texts, and none that is off', async () => {
  const { body } = await shop.call('GET', '/api/payment/methods');
  expect(body).toMatchObject({
    methods: ['later'],
    mode: 'off',
    ways: [
      { key: 'bacs', kind: 'transfer', name: 'Transfer to our bank', name_ar: 'تحويل إلى حسابنا' },
      { key: 'cheque', kind: 'cheque', method: 'later', name: null, text: null },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('100012345678');
  expect(codeOf(await checkout('cod'))).toBe('invalid_fields');
});

it('holds an order by transfer with its stock, and says where to pay on its page and in its letter', async () => {
  const before = await stock();
  expect(redirectOf(await checkout('bacs'))).toMatch(/^\/thanks\//);
  expect(record()).toMatchObject({
    ...{ status: 'on-hold', payment_method: 'bacs', payment_method_title: 'Transfer to our bank' },
  });
  expect(await stock()).toBe(before - PIECES);
  const payTo = 'Bank Misr\nAccount number: 100012345678\n\nWrite your name as well.';
  expect(await read()).toMatchObject({
    ...{ payment_method: 'later', way: { kind: 'transfer', name: 'Transfer to our bank' } },
    awaited: { pay_to: payTo, pay_to_ar: expect.stringContaining('رقم الحساب: 100012345678') as string },
  });
  await afterAnswers();
  expect(shop.orderLetters.map(({ text }) => text)).toEqual([
    expect.stringContaining(`Payment: Transfer to our bank\nPay to: ${payTo}\nPay by: `),
  ]);
});

it('holds an order by cheque, and asks for the cheque in the customer’s language', async () => {
  mona.cookies[LOCALE_COOKIE] = 'ar';
  expect(redirectOf(await checkout('cheque'))).toMatch(/^\/thanks\//);
  Reflect.deleteProperty(mona.cookies, LOCALE_COOKIE);
  expect(record()).toMatchObject({ status: 'on-hold', payment_method: 'cheque' });
  expect(await read()).toMatchObject({ way: { kind: 'cheque', name: null }, awaited: { pay_to: null } });
  await afterAnswers();
  expect(shop.orderLetters[0]?.text).toContain('سلّمنا شيكًا');
});

it('keeps the words of an order whose way was switched off since', async () => {
  await checkout('bacs');
  gateway('bacs').enabled = false;
  letPass(1);
  expect(await read()).toMatchObject({ awaited: { pay_to: expect.stringContaining('Bank Misr') as string } });
  expect(await offered()).toEqual(['cheque']);
  gateway('bacs').enabled = true;
  letPass(1);
  expect(await offered()).toEqual(['bacs', 'cheque']);
});

it('cancels an order whose transfer did not come within two days, and returns its stock', async () => {
  const before = await stock();
  await checkout('bacs');
  letPass(48);
  const authorization = `Bearer ${CRON_SECRET}`;
  await shop.call('GET', '/api/payment/unconfirmed', { headers: { authorization } });
  expect(record().status).toBe('cancelled');
  expect(await stock()).toBe(before);
});

it('asks the store for its ways once, and then for an order no more often than for cash', async () => {
  const before = standIn.requests.length;
  await checkout('bacs');
  const sent = standIn.requests.slice(before);
  expect(sent, sent.join('\n')).toHaveLength(3);
});

it.each([
  ['bacs', 'transfer'],
  ['cheque', 'cheque'],
])('shows how an order of WooCommerce’s own checkout is paid, without a deadline: %s', async (id, kind) => {
  await checkout(id);
  record().meta_data = record().meta_data.filter(({ key }) => !key.includes('pay'));
  const order = await read();
  expect(order).toMatchObject({ status: 'on-hold', payment_method: 'later', way: { kind } });
  expect(order).not.toHaveProperty('awaited');
});

it('offers cash and cards while the store does not tell its ways', async () => {
  const shown = vi.spyOn(shop.backend.store, 'listWays').mockResolvedValue(null);
  expect(await offered()).toEqual(['cod']);
  shown.mockRestore();
});
