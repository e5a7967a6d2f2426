import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../domain/order/order.js';
import { openWooCommerce, type WooCommerce } from '../../../server/adapters/woocommerce/woocommerce.js';
import { smallState } from '../../support/woocommerce/smallState.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import {
  type Interruption,
  KEYS,
  LATE_MS,
  openStandIn,
  type StandIn,
} from '../../support/woocommerce/standIn.js';
import {
  CARDS,
  CASH_ON_DELIVERY,
  expectShopError,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  registration,
  someProduct,
  temporaryDatabase,
} from '../support.js';

/* A write whose answer is lost may have been done: the shop looks before it says anything. */

let standIn: StandIn;
let shop: WooCommerce;
let place: ReturnType<typeof temporaryDatabase>;

beforeAll(async () => {
  standIn = await openStandIn(smallState());
  place = temporaryDatabase();
  shop = await openWooCommerce({
    url: standIn.url,
    ...KEYS,
    cards: CARDS,
    database: { url: place.url },
    refusalMs: 0,
    writeTimeoutMs: LATE_MS / 2,
  });
});
afterAll(async () => {
  shop.close();
  place.remove();
  await standIn.close();
});

const orders = () => lockedOrders(shop);
const battery = () => someProduct(shop.store.catalogue, inStock(2));
const piecesIn = async (customerId: number) =>
  (await orders().listOrders({ customerId, statuses: ORDER_STATUSES })).map(({ items }) =>
    items.map(({ quantity }) => quantity),
  );

const DONE_BUT_UNANSWERED: Interruption[] = ['lost', 'late', 'garbled', 'failed'];

describe.each(DONE_BUT_UNANSWERED)('a write that was done, but whose answer is %s', (interruption) => {
  test('made the cart, once', async () => {
    const { id } = await newCustomer(shop.store.customers);
    const product = await battery();
    standIn.interruptions.push(interruption);
    const cart = await orders().createCart(id, [lineOf(product, 2)]);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(await piecesIn(id)).toEqual([[2]]);
  });

  test('added to the cart, once', async () => {
    const { id } = await newCustomer(shop.store.customers);
    const product = await battery();
    const cart = await orders().createCart(id, []);
    standIn.interruptions.push(interruption);
    await orders().changeLines(cart.id, { set: [], add: [lineOf(product, 2)] });
    expect(await piecesIn(id)).toEqual([[2]]);
  });

  test('placed the order, and took its stock once', async () => {
    const { id } = await newCustomer(shop.store.customers);
    const product = await battery();
    const cart = await orders().createCart(id, [lineOf(product, 2)]);
    standIn.interruptions.push(interruption);
    expect(await orders().placeOrder(cart.id, CASH_ON_DELIVERY)).toMatchObject({
      id: cart.id,
      status: 'processing',
      billing: CASH_ON_DELIVERY.billing,
    });
    expect((await shop.store.catalogue.getProduct(product.id))?.stock).toBe(Number(product.stock) - 2);
  });

  test('made the account, which its owner can use', async () => {
    const given = registration();
    standIn.interruptions.push(interruption);
    const customer = await shop.store.customers.createCustomer(given);
    expect(customer).toMatchObject({ username: given.username });
    expect(await shop.store.customers.verifyPassword(given.username, given.password)).toEqual(customer);
  });
});

test('a write of which nothing is found is told as one whose outcome is unknown', async () => {
  const { id } = await newCustomer(shop.store.customers);
  const product = await battery();
  standIn.interruptions.push('dropped');
  await expectShopError(orders().createCart(id, [lineOf(product, 1)]), 'outcome_unknown');
  expect(await piecesIn(id)).toEqual([]);
});

test('an account of somebody else is never taken for the one that was to be made', async () => {
  const given = registration();
  const theirs = { email: given.username, username: given.username, role: 'customer', password: 'theirs' };
  addUser(standIn.state, theirs);
  standIn.interruptions.push('dropped');
  await expectShopError(
    shop.store.customers.createCustomer({ ...given, username: '01012345678' }),
    'outcome_unknown',
  );
});

test('a store that cannot be reached has done nothing, and a login is no write', async () => {
  const { id, username } = await newCustomer(shop.store.customers);
  const product = await battery();
  standIn.interruptions.push('dropped');
  await expectShopError(shop.store.customers.verifyPassword(username, 'whatever'), 'store_unavailable');
  await standIn.close();
  await expectShopError(orders().createCart(id, [lineOf(product, 1)]), 'store_unavailable');
});
