import { describe, expect, test } from 'vitest';
import { inEveryLocale, LOCALES } from '../../../domain/core/locale.js';
import { itemsTotal, type Order, orderTotal } from '../../../domain/order/order.js';
import { ALL_BUT_CARTS } from '../../../domain/order/order.js';
import type { DeliveryAtCost } from '../../../server/ports/order/orders.js';
import { standInShop } from '../standInShop.js';
import {
  CASH_ON_DELIVERY,
  DELIVERY,
  expectShopError,
  lineOf,
  lockedOrders,
  newCustomer,
  required,
} from '../support.js';

const world = standInShop();
const orders = () => lockedOrders(world.shop);
const stored = (id: number) => required(world.standIn.state.orders.get(id));

const PICKUP: DeliveryAtCost = {
  id: 'local_pickup:4',
  title: {
    ...inEveryLocale((locale) => `Collect in ${locale}`),
    ...{ en: 'Collect in Nasr City', ar: 'استلام من مدينة نصر' },
  },
  isPickup: true,
  cost: 0,
  arrives: { from: '2026-11-24', to: '2026-11-24' },
};

async function placed(delivery = CASH_ON_DELIVERY.delivery): Promise<Order> {
  const customer = await newCustomer(world.shop.store.customers);
  const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 2)]);
  return orders().placeOrder(cart.id, { ...CASH_ON_DELIVERY, delivery });
}

const read = async ({ id }: Order) => required(await orders().getOrder(id));

describe('the delivery method', () => {
  test('stores the selected delivery by method, instance and title', async () => {
    const order = await placed();
    expect(stored(order.id).shipping_lines).toEqual([
      expect.objectContaining({
        method_id: 'flat_rate',
        instance_id: '7',
        method_title: LOCALES.map((locale) => DELIVERY.title[locale]).join(' | '),
        total: '60.00',
      }),
    ]);
  });

  test('stores free delivery, and pickup as without a courier', async () => {
    const order = await placed(PICKUP);
    expect(stored(order.id).shipping_lines).toEqual([
      expect.objectContaining({ method_id: 'local_pickup', instance_id: '4', total: '0.00' }),
    ]);
    const { id, title, isPickup, arrives } = PICKUP;
    expect((await read(order)).delivery).toEqual({ id, title, isPickup, arrives });
  });

  test('reads an older order without a stored delivery method', async () => {
    const order = await placed();
    Object.assign(required(stored(order.id).shipping_lines[0]), {
      instance_id: '',
      method_title: 'Delivery',
    });
    expect((await read(order)).delivery).toBeNull();
  });

  test('removes the delivery method when the order becomes a cart again, a free one too', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 1)]);
    const pending = await orders().placeOrder(cart.id, {
      ...CASH_ON_DELIVERY,
      ...{ delivery: PICKUP, status: 'pending', paymentMethod: 'card' },
    });
    await orders().settlePayment(cart.id, {
      expected: { status: 'pending', transactionId: pending.transactionId },
      outcome: { kind: 'unpaid' },
    });
    expect(stored(cart.id).shipping_lines).toEqual([]);
    expect((await read(cart)).delivery).toBeNull();
  });
});

describe('the promised date', () => {
  const arrivesOf = (order: Order) =>
    stored(order.id).meta_data.find(({ key }) => key === 'storefront_arrives')?.value;

  test('is kept on the order, where the operator sees and may change it', async () => {
    const order = await placed();
    expect(arrivesOf(order)).toBe('2026-11-24/2026-11-25');
    expect((await read(order)).delivery?.arrives).toEqual(DELIVERY.arrives);
    required(stored(order.id).meta_data.find(({ key }) => key === 'storefront_arrives')).value = '2026-12-01';
    expect((await read(order)).delivery?.arrives).toEqual({ from: '2026-12-01', to: '2026-12-01' });
  });

  test.each(['tomorrow', '2026-02-30', '2026-11-25/2026-11-24', '2026-11-24/2026-11-25/x', ''])(
    'is none where it was changed to "%s"',
    async (value) => {
      const order = await placed();
      required(stored(order.id).meta_data.find(({ key }) => key === 'storefront_arrives')).value = value;
      expect((await read(order)).delivery).toMatchObject({ id: DELIVERY.id, arrives: null });
    },
  );

  test('is forgotten when the order becomes a cart again', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 1)]);
    const pending = await orders().placeOrder(cart.id, {
      ...CASH_ON_DELIVERY,
      ...{ status: 'pending', paymentMethod: 'card' },
    });
    await orders().settlePayment(cart.id, {
      expected: { status: 'pending', transactionId: pending.transactionId },
      outcome: { kind: 'unpaid' },
    });
    expect(arrivesOf(cart)).toBe('');
  });
});

describe('a placed order’s total', () => {
  test.each([
    ['a fee', 2500],
    ['a discount', -4000],
  ])('reads WooCommerce’s total after the operator has added %s', async (_, change) => {
    const order = await placed();
    const record = stored(order.id);
    record.total = ((orderTotal(order) + change) / 100).toFixed(2);
    const changed = await read(order);
    expect(changed.adjustment).toBe(change);
    expect(orderTotal(changed)).toBe(orderTotal(order) + change);
    expect(itemsTotal(changed.items)).toBe(itemsTotal(order.items));
  });

  test('includes a tax that WooCommerce has added in the total', async () => {
    const order = await placed();
    Object.assign(stored(order.id), {
      total_tax: '14.00',
      total: (orderTotal(order) / 100 + 14).toFixed(2),
    });
    expect(orderTotal(await read(order))).toBe(orderTotal(order) + 1400);
  });

  test('keeps the total after a partial refund, and states the refunded amount', async () => {
    const order = await placed();
    stored(order.id)['refunds'] = [
      { id: 1, reason: '', total: '-50.00' },
      { id: 2, reason: 'late', total: '-10.50' },
    ];
    const changed = await read(order);
    expect(orderTotal(changed)).toBe(orderTotal(order));
    expect(changed.refunded).toBe(6050);
  });

  test('calculates a cart’s total from its lines, because WooCommerce loses some', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 2)]);
    stored(cart.id).total = '1.00';
    expect((await read(cart)).adjustment).toBe(0);
  });
});

describe('unusual orders', () => {
  test('reads an order with a negative line or delivery fee, with a correct sum', async () => {
    const order = await placed();
    const record = stored(order.id);
    const [line] = record.line_items;
    record.line_items.push({ ...required(line), id: 999, quantity: 1, total: '-30.00', name: 'Discount' });
    record['shipping_total'] = '-5.00';
    record.total = ((itemsTotal(order.items) - 3500) / 100).toFixed(2);
    const changed = await read(order);
    expect(orderTotal(changed)).toBe(itemsTotal(order.items) - 3500);
    expect(changed.items.every(({ price }) => price >= 0)).toBe(true);
    expect(changed.shippingTotal).toBe(0);
  });

  test.each([
    ['an amount that is none', { total: 'free' }],
    ['lines of another form', { line_items: 'none' }],
    ['no key', { order_key: null }],
  ])('leaves an order with %s out of a list, and reports it', async (_, changes) => {
    const strange = await placed();
    const cart = await orders().createCart(strange.customerId, [lineOf(await world.battery(), 1)]);
    const good = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
    Object.assign(stored(strange.id), changes);
    const filter = { customerId: strange.customerId, statuses: ALL_BUT_CARTS };
    expect((await orders().listOrders(filter)).map(({ id }) => id)).toEqual([good.id]);
    expect(world.problems).toEqual([expect.stringContaining(`Order ${strange.id} is left out`)]);
    const { id } = strange;
    await expectShopError(orders().getOrder(id), 'store_unavailable');
  });

  test('reads an order whose placement was edited into something else, and reports it', async () => {
    const { id } = await placed();
    Object.assign(stored(id), { meta_data: [{ id: 1, key: '_storefront_placed', value: '{' }] });
    expect(await orders().getOrder(id)).toMatchObject({ id, createdAt: expect.any(String) as string });
    expect(world.problems).toEqual([expect.stringContaining(`Order ${id} `)]);
  });

  test('reads a line whose custom fields are a dictionary, as PHP writes a list with gaps', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 2)]);
    const [line] = stored(cart.id).line_items;
    Object.assign(required(line), { meta_data: { '1': { id: 3, key: '_name_ar', value: 'بطارية' } } });
    const { items } = await read(cart);
    expect(items).toMatchObject([{ quantity: 2, name: { ar: 'بطارية' } }]);
    expect(world.problems).toEqual([]);
    Object.assign(required(line), { meta_data: 'none' });
    expect((await read(cart)).items).toMatchObject([{ quantity: 2, name: { ar: null } }]);
    expect(world.problems).toEqual([
      expect.stringMatching(/^Order \d+ is read in part.*line_items\.0\.meta_data/),
    ]);
  });
});
