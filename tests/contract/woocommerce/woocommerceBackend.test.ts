import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readHealth } from '../../../server/actions/site/health.js';
import { forgetBackend, getBackend } from '../../../server/backend.js';
import type { OpenBackend } from '../../../server/http/routing/route.js';
import { smallState } from '../../support/woocommerce/smallState.js';
import { KEYS, openStandIn, type StandIn } from '../../support/woocommerce/standIn.js';
import {
  CASH_ON_DELIVERY,
  EVERYTHING,
  expectShopError,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  required,
  someProduct,
  temporaryDatabase,
} from '../support.js';

/* The complete backend, opened from its settings, on a store. */

let standIn: StandIn;
let backend: OpenBackend;
const place = temporaryDatabase();

beforeAll(async () => {
  standIn = await openStandIn(smallState());
  vi.stubEnv('STORE_URL', standIn.url);
  vi.stubEnv('STORE_CONSUMER_KEY', KEYS.consumerKey);
  vi.stubEnv('STORE_CONSUMER_SECRET', KEYS.consumerSecret);
  vi.stubEnv('DATABASE_URL', place.url);
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests that is long enough');
  backend = await getBackend();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  place.remove();
  await standIn.close();
});

test('lists the store’s products of a category', async () => {
  const [entry] = standIn.state.products.values();
  const [{ id: category }] = required(entry)['categories'] as [{ id: number }];
  const { items } = await backend.store.catalogue.listProducts({ ...EVERYTHING, category });
  expect(items.map(({ id }) => id)).toContain(required(entry).id);
});

test('takes no cards for a real store’s products without Geidea', () => {
  expect([backend.payments.size, backend.testCardPage]).toEqual([0, null]);
});

test('marks card orders in the store with Geidea’s name', async () => {
  forgetBackend();
  vi.stubEnv('GEIDEA_URL', 'https://api.merchant.geidea.net');
  vi.stubEnv('GEIDEA_PUBLIC_KEY', '11111111-2222');
  vi.stubEnv('GEIDEA_API_PASSWORD', 'password');
  const shop = await getBackend();
  const { id: customerId } = await newCustomer(shop.store.customers);
  const orders = lockedOrders(shop);
  const product = await someProduct(shop.store.catalogue, inStock(1));
  const cart = await orders.createCart(customerId, [lineOf(product, 1)]);
  const placement = { ...CASH_ON_DELIVERY, paymentMethod: 'card', transactionId: 's-1' } as const;
  await orders.placeOrder(cart.id, { ...placement, paymentReference: `${cart.id}-1`, status: 'pending' });
  const named = { payment_method: 'geidea', payment_method_title: 'Card' };
  expect(standIn.state.orders.get(cart.id)).toMatchObject(named);
});

test('renews the pages of what an order has sold once their stock was read again', async () => {
  const { catalogue, customers } = backend.store;
  const { id: customerId } = await newCustomer(customers);
  const product = await someProduct(catalogue, inStock(2));
  const cart = await lockedOrders(backend).createCart(customerId, [lineOf(product, 2)]);
  const renewed = new Promise((resolve) => {
    vi.spyOn(backend.publishing, 'refresh').mockImplementationOnce(async (tags) => {
      resolve({ tags, stock: (await catalogue.getProduct(product.id))?.stock });
      return 0;
    });
  });
  await lockedOrders(backend).placeOrder(cart.id, CASH_ON_DELIVERY);
  expect(await renewed).toEqual({ tags: [`product-${product.id}`], stock: Number(product.stock) - 2 });
});

/** Longer than a health result is cached. */
const laterMs = (times: number) => Date.now() + times * 11_000;

test('reports whether the store is up in its health', async () => {
  expect(await readHealth(backend)).toMatchObject({ status: 'up', store: 'up', payments: 'off' });
  standIn.state.plugins.woocommerce = false;
  expect(await readHealth(backend, laterMs(1))).toMatchObject({ status: 'down', store: 'down' });
});

test('reports in its health that the store is not called for a while after five failures', async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    standIn.interruptions.push('dropped');
    await expectShopError(backend.store.customers.verifyPassword('01012345678', 'x'), 'store_unavailable');
  }
  const before = standIn.requests.length;
  expect(await readHealth(backend, laterMs(2))).toMatchObject({ status: 'down', store: 'down' });
  expect(standIn.requests).toHaveLength(before);
});
