import { describe, expect, test, vi } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.js';
import { orderTotal } from '../../../domain/order/order.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import { standInShop } from '../standInShop.js';
import {
  CASH_ON_DELIVERY,
  expectShopError,
  lineOf,
  newCustomer,
  PASSWORD,
  registration,
  lockedOrders,
  required,
} from '../support.js';

const world = standInShop();
const orders = () => lockedOrders(world.shop);
const stored = (id: number) => required(world.standIn.state.orders.get(id));

describe('WooCommerce orders', () => {
  test('never sends `variation_id: null`, and sends amounts as strings', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 2)]);
    expect(stored(cart.id).line_items[0]).toMatchObject({ variation_id: 0, quantity: 2 });
  });

  test('undoes a line of an unknown product, which WooCommerce accepts with 201 as product 0', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const known = await world.battery();
    const ghost: Product = { ...known, id: 987_654 };
    await expectShopError(orders().createCart(customer.id, [lineOf(ghost, 1)]), 'product_not_found');
    expect(world.standIn.state.orders.size).toBe(0);
    const cart = await orders().createCart(customer.id, [lineOf(known, 1)]);
    const add = [lineOf(known, 1, 987_655)];
    await expectShopError(orders().changeLines(cart.id, { set: [], add }), 'product_not_found');
    expect(await orders().getOrder(cart.id)).toMatchObject({ items: cart.items });
  });

  test('rejects a variation of another product, which WooCommerce would accept', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const variation = required((await world.model()).variations[0]);
    const wrong = [lineOf(await world.battery(), 1, variation.id)];
    await expectShopError(orders().createCart(customer.id, wrong), 'product_not_found');
  });

  test('sends amounts with a quantity, because WooCommerce would keep the old ones', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    const cart = await orders().createCart(customer.id, [lineOf(product, 1)]);
    const lineItemId = required(cart.items[0]).id;
    await orders().changeLines(cart.id, {
      set: [{ lineItemId, quantity: 3, price: product.price }],
      add: [],
    });
    expect(Number(stored(cart.id).total) * 100).toBe(3 * product.price);
  });

  test('merges the same product into its existing line', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    const cart = await orders().createCart(customer.id, [lineOf(product, 1), lineOf(product, 1)]);
    await orders().changeLines(cart.id, { set: [], add: [lineOf(product, 2)] });
    expect(stored(cart.id).line_items.map(({ quantity }) => quantity)).toEqual([4]);
  });

  test('creates one cart from ten parallel additions, with a total that matches its lines', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const { variations, ...parent } = await world.model();
    const choices = variations.slice(0, 3);
    const carts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const variation = required(choices[index % choices.length]);
        const line = lineOf({ ...parent, variations }, 1, variation.id);
        return orders().createCart(customer.id, [{ ...line, price: variation.price }]);
      }),
    );
    const cart = required(await orders().getOrder(required(carts[0]).id));
    expect(world.standIn.state.orders.size).toBe(1);
    expect(Number(stored(cart.id).total) * 100).toBe(orderTotal(cart));
  });

  test('queries orders by `customer=`, never `customer_id=`, and never returns another customer’s cart', async () => {
    const [one, other] = [
      await newCustomer(world.shop.store.customers),
      await newCustomer(world.shop.store.customers),
    ];
    const product = await world.battery();
    await orders().createCart(one.id, [lineOf(product, 1)]);
    expect(await orders().listOrders({ customerId: other.id, statuses: ['pending-cart'] })).toEqual([]);
  });

  test('names no customer in an order write, because WooCommerce would reassign the order', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    const cart = await orders().createCart(customer.id, [lineOf(product, 1)]);
    const before = world.sent.length;
    await orders().changeLines(cart.id, { set: [], add: [lineOf(product, 1)] });
    await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
    const writes = world.sent.slice(before).filter(({ method }) => method === 'POST');
    expect(writes.length).toBeGreaterThan(1);
    for (const { body } of writes) expect(body).not.toContain('customer_id');
  });

  test('changes an order by POST, because a proxy may repeat a PUT, which would add its new lines twice', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    const cart = await orders().createCart(customer.id, [lineOf(product, 1)]);
    const before = world.standIn.requests.length;
    const [line] = cart.items;
    await orders().changeLines(cart.id, {
      set: [{ ...lineOf(product, 0), lineItemId: required(line).id }],
      add: [],
    });
    await orders().changeLines(cart.id, { set: [], add: [lineOf(product, 1)] });
    await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
    const writes = world.standIn.requests.slice(before).filter((line) => !line.startsWith('GET'));
    expect(new Set(writes)).toEqual(new Set([`POST wc/v3/orders/${cart.id}`]));
  });

  test('reports a deleted order as unknown, whose change WooCommerce answers with 400', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    const cart = await orders().createCart(customer.id, [lineOf(product, 1)]);
    vi.spyOn(world.shop.store.catalogue, 'getCurrent').mockImplementationOnce((ids) => {
      world.standIn.state.orders.delete(cart.id);
      return world.shop.store.catalogue.getProducts(ids);
    });
    await expectShopError(orders().placeOrder(cart.id, CASH_ON_DELIVERY), 'order_not_found');
  });

  test('does not place a variable product without a variation, which WooCommerce sells at its lowest price', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.model(), 1)]);
    await expectShopError(orders().placeOrder(cart.id, CASH_ON_DELIVERY), 'insufficient_stock');
  });

  test('deletes orders permanently, without the trash', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 1)]);
    await orders().deleteOrders([cart.id]);
    expect(world.standIn.state.orders.has(cart.id)).toBe(false);
    await expectShopError(orders().changeLines(cart.id, { set: [], add: [] }), 'order_not_found');
  });

  test('treats an order in the trash as unknown', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 1)]);
    stored(cart.id).status = 'trash';
    expect(await orders().getOrder(cart.id)).toBeNull();
  });

  test('never sells stock below 0', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    const cart = await orders().createCart(customer.id, [lineOf(product, Number(product.stock))]);
    required(world.standIn.state.products.get(product.id))['stock_quantity'] = 1;
    await expectShopError(orders().placeOrder(cart.id, CASH_ON_DELIVERY), 'insufficient_stock', {
      available: 1,
    });
    expect(stored(cart.id).status).toBe('pending-cart');
  });

  test('sells variations that share stock only up to their joint stock', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const { id, variations } = await world.model();
    const [one, other] = [required(variations[0]), required(variations[1])];
    Object.assign(required(world.standIn.state.products.get(id)), { manage_stock: true, stock_quantity: 5 });
    for (const variation of [one, other]) {
      required(world.standIn.state.variations.get(variation.id))['manage_stock'] = 'parent';
    }
    await world.shop.store.catalogue.refresh([id]);
    const product = required(await world.shop.store.catalogue.getProduct(id));
    const order = (quantity: number) =>
      orders().createCart(customer.id, [lineOf(product, quantity, one.id), lineOf(product, 3, other.id)]);
    const cart = await order(3);
    await expectShopError(orders().placeOrder(cart.id, CASH_ON_DELIVERY), 'insufficient_stock', {
      available: 2,
    });
    const first = required(cart.items[0]);
    const set = [{ lineItemId: first.id, quantity: 2, price: first.price }];
    await orders().changeLines(cart.id, { set, add: [] });
    await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
    expect(world.standIn.state.products.get(id)).toMatchObject({ stock_quantity: 0 });
  });

  test('serialises writes to an order that the operator reassigns with its new customer’s', async () => {
    const [one, other] = [
      await newCustomer(world.shop.store.customers),
      await newCustomer(world.shop.store.customers),
    ];
    const product = await world.battery();
    const cart = await orders().createCart(one.id, [lineOf(product, 1)]);
    await orders().changeLines(cart.id, { set: [], add: [lineOf(product, 1)] });
    stored(cart.id).customer_id = other.id;
    const changed = await orders().changeLines(cart.id, { set: [], add: [lineOf(product, 1)] });
    expect(changed).toMatchObject({ customerId: other.id, items: [{ quantity: 3 }] });
  });

  test('reads group and payment from the order’s own meta', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 1)]);
    stored(cart.id).meta_data = [
      { id: 1, key: 'geidea_transaction_id', value: 'gd-1' },
      { id: 2, key: 'storefront_group', value: 'g-7' },
    ];
    expect(await orders().getOrder(cart.id)).toMatchObject({ transactionId: 'gd-1', group: 'g-7' });
  });
});

describe('WooCommerce customers', () => {
  test('does not accept the store’s administrator as a customer by id or login', async () => {
    const boss = { email: 'boss@example.com', username: 'boss', role: 'administrator', password: PASSWORD };
    const { id } = addUser(world.standIn.state, boss);
    expect(await world.shop.store.customers.getCustomer(id)).toBeNull();
    expect(await world.shop.store.customers.verifyPassword('boss', PASSWORD)).toBeNull();
    await expectShopError(
      world.shop.store.customers.changePassword(id, 'four calling birds'),
      'customer_not_found',
    );
  });

  test.each(['shop_manager', 'editor', 'administrator'])(
    'answers a %s with the right password like a wrong password',
    async (role) => {
      addUser(world.standIn.state, {
        email: `${role}@example.com`,
        username: role,
        role,
        password: PASSWORD,
      });
      expect(await world.shop.store.customers.verifyPassword(role, PASSWORD)).toBeNull();
      expect(await world.shop.store.customers.findByUsername(`${role}@example.com`)).toBeNull();
    },
  );

  test('tells a subscriber with the right password, and nobody else, that the account cannot shop', async () => {
    const reader = { email: 'reader@example.com', username: 'reader@example.com', role: 'subscriber' };
    addUser(world.standIn.state, { ...reader, password: PASSWORD });
    const { customers } = world.shop.store;
    await expectShopError(customers.verifyPassword(reader.email, PASSWORD), 'not_a_customer');
    expect(await customers.verifyPassword(reader.email, 'wrong wrong')).toBeNull();
    expect(await customers.findByUsername(reader.email)).toBeNull();
  });

  test('does not overwrite an address book that WooCommerce hides from the key', async () => {
    const { customers } = world.shop.store;
    const { id } = await newCustomer(customers);
    const address = {
      ...{ label: null, governorate: 'EGC', city: 'Nasr City' },
      ...{ address1: '14 El Yasmin Street', address2: null },
    };
    expect(await customers.updateCustomer(id, { addresses: [address] })).toMatchObject({
      addresses: [address],
    });
    world.standIn.state.plugins.companion = false;
    const writes = () => world.sent.filter(({ method }) => method === 'PUT').length;
    const before = writes();
    await expectShopError(customers.updateCustomer(id, { addresses: [] }), 'store_unavailable');
    expect(writes()).toBe(before);
    expect(world.problems).toEqual([expect.stringMatching(/companion plugin.*1\.4/)]);
    expect(await customers.updateCustomer(id, { firstName: 'Nadia' })).toMatchObject({ firstName: 'Nadia' });
    world.standIn.state.plugins.companion = true;
    expect(await customers.getCustomer(id)).toMatchObject({ addresses: [address] });
  });

  test('makes as many calls for an unknown user name as for a known one', async () => {
    const { customers } = world.shop.store;
    const { username } = await newCustomer(customers);
    const askedFor = async (name: string) => {
      const before = world.standIn.requests.length;
      await customers.findByUsername(name);
      return world.standIn.requests.length - before;
    };
    expect(await askedFor(username)).toBe(await askedFor('nobody@example.com'));
  });

  test('gives a customer with a phone number only a placeholder email that is never shown', async () => {
    const given = registration({ username: '01012345678', email: null });
    const customer = await world.shop.store.customers.createCustomer(given);
    expect(customer.email).toBeNull();
    expect(world.standIn.state.customers.get(customer.id)?.['email']).toBe('01012345678@customers.invalid');
  });

  test('reports an unknown customer alike in WooCommerce 10 and 7.9', async () => {
    expect(await world.shop.store.customers.getCustomer(987)).toBeNull();
    world.standIn.state.version = '7.9.0';
    expect(await world.shop.store.customers.getCustomer(987)).toBeNull();
  });

  test('reads the user of a login’s token', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    expect(await world.shop.store.customers.verifyPassword(customer.username, PASSWORD)).toEqual(customer);
    expect(world.standIn.requests.slice(-2)).toEqual([
      'POST jwt-auth/v1/token',
      `GET wc/v3/customers/${customer.id}`,
    ]);
  });
});

test('delivers from a country-wide zone to its governorates, and nowhere else', async () => {
  const [zone] = world.standIn.state.zones;
  Object.assign(required(zone), { locations: [{ code: 'EG', type: 'country' }], order: -1 });
  const methods = (governorate: string) => world.shop.store.shipping.listMethods(governorate, null);
  expect((await methods('EGC')).length).toBeGreaterThan(0);
  expect(await methods('EGXX')).toEqual([]);
});

test('submits a review that waits for approval, and is marked as written by a buyer', async () => {
  const { id } = await world.battery();
  const review = { productId: id, author: 'Mona', rating: 4, text: 'Quiet', car: null, km: null };
  await world.shop.store.reviews.submit({ ...review, orderId: 71_000 });
  const stored = [...world.standIn.state.reviews.values()];
  expect(stored).toMatchObject([{ product_id: id, status: 'hold', verified: true }]);
});
