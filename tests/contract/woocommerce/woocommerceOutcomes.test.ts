import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactName } from '../../../domain/account/customer.js';
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

/* A write whose response is lost may have succeeded, so the shop checks before it answers. */

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

describe.each(DONE_BUT_UNANSWERED)('a completed write whose response is %s', (interruption) => {
  test('finds the contact account that a lost write created, without a duplicate', async () => {
    const username = contactName(randomBytes(16).toString('hex'));
    const contact = { username, firstName: 'سلمى', lastName: '', phone: '+201012345678' };
    standIn.interruptions.push(interruption);
    const { id } = await shop.store.customers.createContact(contact);
    expect((await shop.store.customers.createContact(contact)).id).toBe(id);
  });

  test('finds the order whose owner a lost write changed', async () => {
    const [salma, account] = [
      await newCustomer(shop.store.customers),
      await newCustomer(shop.store.customers),
    ];
    const cart = await orders().createCart(salma.id, [lineOf(await battery(), 2)]);
    standIn.interruptions.push(interruption);
    expect(await shop.store.orders.changeOwner(cart, account.id)).toBe(true);
    expect([await piecesIn(salma.id), await piecesIn(account.id)]).toEqual([[], [[2]]]);
  });

  test('finds the cart that a lost write created, without a duplicate', async () => {
    const { id } = await newCustomer(shop.store.customers);
    const product = await battery();
    standIn.interruptions.push(interruption);
    const cart = await orders().createCart(id, [lineOf(product, 2)]);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(await piecesIn(id)).toEqual([[2]]);
  });

  test('finds the line that a lost write added to the cart, without a duplicate', async () => {
    const { id } = await newCustomer(shop.store.customers);
    const product = await battery();
    const cart = await orders().createCart(id, []);
    standIn.interruptions.push(interruption);
    await orders().changeLines(cart.id, { set: [], add: [lineOf(product, 2)] });
    expect(await piecesIn(id)).toEqual([[2]]);
  });

  test('finds the order that a lost checkout placed, and takes its stock once', async () => {
    const { id } = await newCustomer(shop.store.customers);
    const product = await battery();
    const cart = await orders().createCart(id, [lineOf(product, 2)]);
    standIn.interruptions.push(interruption);
    expect(await orders().placeOrder(cart.id, CASH_ON_DELIVERY)).toMatchObject({
      id: cart.id,
      status: 'processing',
      billing: CASH_ON_DELIVERY.billing,
    });
    const [after] = await shop.store.catalogue.getCurrent([product.id]);
    expect(after?.stock).toBe(Number(product.stock) - 2);
  });

  test('finds the account that a lost registration created, and lets its owner log in', async () => {
    const given = registration();
    standIn.interruptions.push(interruption);
    const customer = await shop.store.customers.createCustomer(given);
    expect(customer).toMatchObject({ username: given.username });
    expect(await shop.store.customers.verifyPassword(given.username, given.password)).toEqual(customer);
  });
});

test('reports an unknown outcome when nothing is found of a lost write', async () => {
  const { id } = await newCustomer(shop.store.customers);
  const product = await battery();
  standIn.interruptions.push('dropped');
  await expectShopError(orders().createCart(id, [lineOf(product, 1)]), 'outcome_unknown');
  expect(await piecesIn(id)).toEqual([]);
});

test('never takes another customer’s account for the one of a lost registration', async () => {
  const given = registration();
  const theirs = { email: given.username, username: given.username, role: 'customer', password: 'theirs' };
  addUser(standIn.state, theirs);
  standIn.interruptions.push('dropped');
  await expectShopError(
    shop.store.customers.createCustomer({ ...given, username: '01012345678' }),
    'outcome_unknown',
  );
});

test('treats a write to an unreachable store as not done, and a login as no write', async () => {
  const { id, username } = await newCustomer(shop.store.customers);
  const product = await battery();
  standIn.interruptions.push('dropped');
  await expectShopError(shop.store.customers.verifyPassword(username, 'whatever'), 'store_unavailable');
  await standIn.close();
  await expectShopError(orders().createCart(id, [lineOf(product, 1)]), 'store_unavailable');
});
