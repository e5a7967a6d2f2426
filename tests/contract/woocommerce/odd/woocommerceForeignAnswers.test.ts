import { expect, test } from 'vitest';
import { standInShop } from '../../standInShop.js';
import { expectShopError, lineOf, newCustomer, lockedOrders } from '../../support.js';

/* JSON that is not WooCommerce's, from a plugin, a cache or a firewall in between. */

const world = standInShop();

/** Replaces the response to every following request. */
function answerWith(body: unknown, times = 1): void {
  for (let count = 0; count < times; count += 1) {
    world.standIn.faults.push((answer) => {
      answer.body = JSON.stringify(body);
    });
  }
}

test.each([[{ hello: 'world' }], [[]], [null], ['maintenance'], [{ id: 'seven' }]])(
  'reports %j in place of an order as a store outage, with a message for the operator',
  async (body) => {
    answerWith(body);
    await expect(world.shop.store.orders.getOrder(7)).rejects.toMatchObject({
      code: 'store_unavailable',
      cause: { message: expect.stringContaining('in another form than WooCommerce') as string },
    });
  },
);

test('reports an unexpected response in place of a list as a store outage', async () => {
  const { id } = await newCustomer(world.shop.store.customers);
  answerWith({ hello: 'world' });
  const orders = world.shop.store.orders.listOrders({ customerId: id, statuses: ['processing'] });
  await expectShopError(orders, 'store_unavailable');
});

test('reports an unexpected response to a login as an outage, not as a wrong password', async () => {
  answerWith({ hello: 'world' });
  const login = world.shop.store.customers.verifyPassword('01012345678', 'whatever');
  await expectShopError(login, 'store_unavailable');
});

test('finds a completed write although its response was replaced', async () => {
  const { id } = await newCustomer(world.shop.store.customers);
  const product = await world.battery();
  world.standIn.interruptions.push('foreign');
  const cart = await lockedOrders(world.shop).createCart(id, [lineOf(product, 1)]);
  expect(world.standIn.state.orders.has(cart.id)).toBe(true);
  expect(world.standIn.state.orders.size).toBe(1);
});
