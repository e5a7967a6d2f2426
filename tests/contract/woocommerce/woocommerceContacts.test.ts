import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contactName } from '../../../domain/account/customer.js';
import type { Caller } from '../../../domain/account/identity.js';
import { ORDER_STATUSES } from '../../../domain/order/order.js';
import { joinContact } from '../../../server/actions/account/joinContact.js';
import type { Backend } from '../../../server/ports/backend.js';
import { openWooCommerce } from '../../../server/adapters/woocommerce/woocommerce.js';
import { KEYS } from '../../support/woocommerce/standIn.js';
import { standInShop } from '../standInShop.js';
import {
  CARDS,
  CASH_ON_DELIVERY,
  expectShopError,
  lineOf,
  lockedOrders,
  newCustomer,
  registration,
  required,
  temporaryDatabase,
} from '../support.js';

/* Contact accounts as users of WordPress, and their orders when they join an account. */

const world = standInShop();

const contact = (phone = '+201055512345') =>
  world.shop.store.customers.createContact({
    username: contactName(randomBytes(16).toString('hex')),
    ...{ firstName: 'سلمى', lastName: '', phone },
  });

test('creates a customer that the companion plugin’s clean-up knows, with a password that nobody has', async () => {
  const { id, username } = await contact();
  const user = required(world.standIn.state.customers.get(id));
  expect(user).toMatchObject({
    username,
    email: `${username}@customers.invalid`,
    role: 'customer',
    billing: { first_name: 'سلمى', phone: '+201055512345' },
    meta_data: [expect.objectContaining({ key: 'storefront_guest', value: '1' })],
  });
  expect(user.password.length).toBeGreaterThanOrEqual(40);
  expect((await contact()).id).not.toBe(id);
});

test('finds the account that another shop with the same store creates at the same moment', async () => {
  const place = temporaryDatabase();
  const other = await openWooCommerce({
    ...{ url: world.standIn.url, ...KEYS, cards: CARDS, database: { url: place.url } },
  });
  onTestFinished(() => {
    other.close();
    place.remove();
  });
  const username = contactName(randomBytes(16).toString('hex'));
  const given = { username, firstName: 'سلمى', lastName: '', phone: '+201055512345' };
  const shops = [world.shop, other];
  const [one, two] = await Promise.all(shops.map(({ store }) => store.customers.createContact(given)));
  expect(required(two).id).toBe(required(one).id);
});

test('makes an ordinary account of a contact whose address the operator has replaced', async () => {
  const { id } = await contact();
  Object.assign(required(world.standIn.state.customers.get(id)), { email: 'salma@example.com' });
  expect(await world.shop.store.customers.findByUsername('salma@example.com')).toMatchObject({
    id,
    isContact: false,
  });
});

test('lets nobody take a number by registering its reserved address', async () => {
  const { customers } = world.shop.store;
  const reserved = '01055512345@customers.invalid';
  for (const username of [reserved, registration().username]) {
    await expectShopError(
      customers.createCustomer(registration({ username, email: reserved })),
      'invalid_email',
    );
  }
  const { id } = await newCustomer(customers);
  await expectShopError(customers.updateCustomer(id, { email: reserved }), 'invalid_email');
  const owner = registration({ username: '01055512345', email: null });
  expect(await customers.createCustomer(owner)).toMatchObject({ username: '01055512345' });
});

/** Records of features are the shop's own, which no store holds. */
const OWN = { features: {} };

describe('joining an account', () => {
  /** A contact with an order and a cart, and an account with the same number and a cart. */
  async function openBoth() {
    const { store, state } = world.shop;
    const orders = lockedOrders(world.shop);
    const battery = await world.battery();
    const [salma, account] = [await contact('+201012345678'), await newCustomer(store.customers)];
    const placed = await orders.placeOrder(
      (await orders.createCart(salma.id, [lineOf(battery, 1)])).id,
      CASH_ON_DELIVERY,
    );
    await orders.createCart(salma.id, [lineOf(battery, 2)]);
    await orders.createCart(account.id, [lineOf(battery, 1)]);
    const caller: Caller = { kind: 'customer', id: salma.id, sessionId: 's', isContact: true };
    const join = () => joinContact({ store, state, ...OWN } as Backend, caller, account);
    const held = async (customerId: number) =>
      (await store.orders.listOrders({ customerId, statuses: ORDER_STATUSES }))
        .map(({ id, status, items }) => ({ id, status, pieces: items.map(({ quantity }) => quantity) }))
        .sort((one, other) => one.status.localeCompare(other.status));
    return { placed, join, ofContact: () => held(salma.id), ofAccount: () => held(account.id) };
  }

  test('moves orders to the account and merges the cart, however often it is repeated', async () => {
    const { placed, join, ofContact, ofAccount } = await openBoth();
    for (let times = 0; times < 2; times += 1) {
      await join();
      expect(await ofContact()).toEqual([]);
      expect(await ofAccount()).toEqual([
        { id: expect.any(Number) as number, status: 'pending-cart', pieces: [3] },
        { id: placed.id, status: 'processing', pieces: [1] },
      ]);
    }
  });

  test.each(['listOrders', 'changeOwner', 'changeLines', 'deleteOrders'] as const)(
    'completes a join that stopped at %s',
    async (step) => {
      const { placed, join, ofContact, ofAccount } = await openBoth();
      const { carts, orders } = world.shop.store;
      const port = step === 'changeLines' ? carts : orders;
      const real: unknown = Reflect.get(port, step);
      Object.assign(port, { [step]: () => Promise.reject(new Error('The connection broke')) });
      await expect(join()).rejects.toThrow('The connection broke');
      Object.assign(port, { [step]: real });
      await join();
      expect(await ofContact()).toEqual([]);
      expect((await ofAccount()).map(({ pieces }) => pieces)).toEqual([[3], [1]]);
      expect((await ofAccount()).map(({ id }) => id)).toContain(placed.id);
    },
  );

  test('joins the rest of a cart with a product that is no longer sold', async () => {
    const { store } = world.shop;
    const orders = lockedOrders(world.shop);
    const [battery, model] = [await world.battery(), await world.model()];
    const variation = required(model.variations.find(({ stock }) => Number(stock) > 1));
    const [salma, account] = [await contact(), await newCustomer(store.customers)];
    await orders.createCart(salma.id, [lineOf(battery, 2), lineOf(model, 1, variation.id)]);
    await orders.createCart(account.id, [lineOf(battery, 1)]);
    world.standIn.state.products.delete(model.id);
    const caller: Caller = { kind: 'customer', id: salma.id, sessionId: 's', isContact: true };
    await joinContact({ store, state: world.shop.state, ...OWN } as Backend, caller, account);
    const { cart } = await store.carts.findCart(account.id);
    expect(cart?.items.find(({ productId }) => productId === battery.id)?.quantity).toBe(3);
    expect((await store.carts.findCart(salma.id)).cart).toBeNull();
  });
});
