import { expect, test } from 'vitest';
import { standInShop } from '../standInShop.js';
import {
  CASH_ON_DELIVERY,
  expectShopError,
  lineOf,
  lockedOrders,
  newCustomer,
  required,
} from '../support.js';
import { COLOUR, global, openGoods, own } from './openGoods.js';

/* Orders of options that a variation leaves open ("Any colour…"). */

const world = standInShop();
const catalogue = () => world.shop.store.catalogue;
const orders = () => lockedOrders(world.shop);
const { addTerms, sells } = openGoods(world);

async function goodsAndChoices() {
  addTerms();
  const goods = await sells([COLOUR], []);
  const product = required(await goods.product());
  const [black, grey] = product.variations.map(({ id }) => id);
  const customer = await newCustomer(world.shop.store.customers);
  return { goods, product, black: required(black), grey: required(grey), customer };
}
const stored = (id: number) => required(world.standIn.state.orders.get(id));
const fields = (id: number) =>
  stored(id).line_items.map(({ meta_data }) =>
    Object.fromEntries(meta_data.map(({ key, value }) => [key, value])),
  );

test('keeps two options as two lines and merges the same one, as WooCommerce writes them itself', async () => {
  const { goods, product, black, grey, customer } = await goodsAndChoices();
  const cart = await orders().createCart(customer.id, [lineOf(product, 1, black), lineOf(product, 1, grey)]);
  await orders().createCart(customer.id, [lineOf(product, 1, grey)]);
  expect(stored(cart.id).line_items).toMatchObject([
    { product_id: goods.id, variation_id: goods.kept[0], quantity: 1 },
    { product_id: goods.id, variation_id: goods.kept[0], quantity: 2 },
  ]);
  expect(fields(cart.id)).toMatchObject([{ pa_colour: 'black' }, { pa_colour: 'dark-grey-2' }]);
  const read = required(await orders().getOrder(cart.id));
  expect(read.items.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
    [black, 1],
    [grey, 2],
  ]);
});

test('never sells more than the variation has, whichever options are chosen', async () => {
  const { product, black, grey, customer } = await goodsAndChoices();
  const cart = await orders().createCart(customer.id, [lineOf(product, 2, black), lineOf(product, 2, grey)]);
  await expectShopError(orders().placeOrder(cart.id, CASH_ON_DELIVERY), 'insufficient_stock', {
    available: 1,
  });
  const [, second] = cart.items;
  await orders().changeLines(cart.id, {
    set: [{ lineItemId: required(second).id, quantity: 1, price: 500_00 }],
    add: [],
  });
  const placed = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
  expect(placed.items.map(({ variationId }) => variationId)).toEqual([black, grey]);
  const { stock } = required((await catalogue().getCurrent([product.id]))[0]);
  expect(stock).toBe(0);
});

test('names a product’s own attribute as WooCommerce does, in Arabic too', async () => {
  const goods = await sells([own('اللون', ['أسود', 'أبيض']), own('Valve cap', ['Plain', 'Chrome'])], []);
  const product = required(await goods.product());
  const customer = await newCustomer(world.shop.store.customers);
  const last = required(product.variations.at(-1)).id;
  const cart = await orders().createCart(customer.id, [lineOf(product, 1, last)]);
  const colour = '%d8%a7%d9%84%d9%84%d9%88%d9%86';
  expect(fields(cart.id)).toMatchObject([{ [colour]: 'أبيض', 'valve-cap': 'Chrome' }]);
  expect(cart.items[0]?.variationId).toBe(last);
  // WooCommerce answers keys and values escaped or not, depending on its version.
  for (const { meta_data } of stored(cart.id).line_items) {
    for (const entry of meta_data) {
      Object.assign(entry, {
        key: decodeURIComponent(entry.key),
        value: decodeURIComponent(String(entry.value)),
      });
    }
  }
  expect((await orders().getOrder(cart.id))?.items[0]?.variationId).toBe(last);
});

test('takes an option that the operator changes in an order for the customer’s', async () => {
  const { product, black, grey, customer } = await goodsAndChoices();
  const { id } = await orders().createCart(customer.id, [lineOf(product, 1, black)]);
  const [line] = stored(id).line_items;
  for (const entry of required(line).meta_data) {
    if (entry.key === 'pa_colour') entry.value = 'dark-grey-2';
  }
  expect((await orders().getOrder(id))?.items[0]?.variationId).toBe(grey);
});

test('reads a line that WooCommerce’s own shop has written as its variation', async () => {
  const { goods, product, black, customer } = await goodsAndChoices();
  const { id } = await orders().createCart(customer.id, [lineOf(product, 1, black)]);
  const line = required(stored(id).line_items[0]);
  line.meta_data = line.meta_data.filter(({ key }) => !key.startsWith('_'));
  expect((await orders().getOrder(id))?.items[0]?.variationId).toBe(goods.kept[0]);
});

test('adds no choice that the operator has just removed', async () => {
  const { goods, product, grey, customer } = await goodsAndChoices();
  required(world.standIn.state.products.get(goods.id))['attributes'] = [
    global('Colour', ['Black', 'Dark blue']),
  ];
  await catalogue().refresh([goods.id]);
  await expectShopError(orders().createCart(customer.id, [lineOf(product, 1, grey)]), 'product_not_found');
});

test('puts the choices of an unpaid order back into the newer cart', async () => {
  const { product, black, grey, customer } = await goodsAndChoices();
  const card = { ...CASH_ON_DELIVERY, status: 'pending', paymentMethod: 'card' } as const;
  const first = await orders().createCart(customer.id, [lineOf(product, 1, black)]);
  await orders().placeOrder(first.id, { ...card, paymentReference: 'ref-1' });
  const newer = await orders().createCart(customer.id, [lineOf(product, 1, grey)]);
  await orders().settlePayment(first.id, {
    expected: { status: 'pending', transactionId: null },
    outcome: { kind: 'unpaid' },
  });
  expect((await orders().getOrder(newer.id))?.items.map(({ variationId }) => variationId)).toEqual([
    grey,
    black,
  ]);
});

test('puts back what is left of an unpaid order, if a choice of it is no longer sold', async () => {
  const { goods, product, black, grey, customer } = await goodsAndChoices();
  const card = { ...CASH_ON_DELIVERY, status: 'pending', paymentMethod: 'card' } as const;
  const first = await orders().createCart(customer.id, [lineOf(product, 1, black), lineOf(product, 1, grey)]);
  await orders().placeOrder(first.id, { ...card, paymentReference: 'ref-1' });
  const newer = await orders().createCart(customer.id, [lineOf(await world.battery(), 1)]);
  required(world.standIn.state.products.get(goods.id))['attributes'] = [
    global('Colour', ['Black', 'Dark blue']),
  ];
  await catalogue().refresh([goods.id]);
  await orders().settlePayment(first.id, {
    expected: { status: 'pending', transactionId: null },
    outcome: { kind: 'unpaid' },
  });
  expect((await orders().getOrder(newer.id))?.items.map(({ variationId }) => variationId)).toEqual([
    null,
    black,
  ]);
});
