import { beforeEach, describe, expect, test } from 'vitest';
import type { AppliedCoupon } from '../../../domain/coupon/coupon.js';
import { goodsTotal, type Order, orderTotal } from '../../../domain/order/order.js';
import { addCoupon } from '../../support/woocommerce/standInCoupons.js';
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

/*
 * A store whose prices contain the tax. WooCommerce keeps amounts without it and adds it: the shop's figures are still
 * those that the customer has seen.
 */

const world = standInShop();
const orders = () => lockedOrders(world.shop);
const stored = (id: number) => required(world.standIn.state.orders.get(id));
const read = async ({ id }: Pick<Order, 'id'>) => required(await orders().getOrder(id));
const egp = (piastres: number) => (piastres / 100).toFixed(2);

beforeEach(() => {
  world.standIn.state.taxes = { included: true, percent: 14 };
});

async function cartOf(price: number, quantity: number): Promise<Order> {
  const customer = await newCustomer(world.shop.store.customers);
  return orders().createCart(customer.id, [{ ...lineOf(await world.battery(), quantity), price }]);
}

const place = (cart: Order, changes: Partial<typeof CASH_ON_DELIVERY> = {}) =>
  orders().placeOrder(cart.id, { ...CASH_ON_DELIVERY, ...changes });

const CARD = { status: 'pending', paymentMethod: 'card', transactionId: 's-1' } as const;

describe('the cost of delivery by a formula', () => {
  const deliverBy = (method_id: string, settings: Record<string, string>) => {
    const values = Object.entries(settings).map(([id, value]) => [id, { id, value }] as const);
    const method = {
      instance_id: 1,
      title: method_id,
      enabled: true,
      method_id,
      settings: Object.fromEntries(values),
    };
    const locations = [{ code: 'EG', type: 'country' }];
    world.standIn.state.zones = [{ id: 1, name: 'Egypt', order: 0, locations, methods: [method] }];
  };
  const costOf = async ({ items }: Order, shares: number[] = []) =>
    (await world.shop.store.shipping.listMethods('EGC', items, { freeShipping: false, shares }))[0]?.cost;

  test.each([
    ['80 + 15*[qty] + [fee percent="2"]', [], 39_518],
    ['80 + [cost] * 0.02', [], 35_018],
    ['80 + 15*[qty] + [fee percent="2"]', [154_000], 36_816],
    ['80', [], 8000],
  ])('counts goods without tax, as WooCommerce does: %s, %j off', async (cost, shares, piastres) => {
    deliverBy('flat_rate', { cost });
    const cart = await cartOf(513_333, 3);
    expect(await costOf(cart, shares)).toBe(piastres);
  });

  test('counts the whole price where there is no tax', async () => {
    deliverBy('flat_rate', { cost: '[fee percent="10"]' });
    world.standIn.state.taxes = null;
    expect(await costOf(await cartOf(100_000, 1))).toBe(10_000);
  });

  test('is free from an amount on that contains the tax', async () => {
    deliverBy('free_shipping', { requires: 'min_amount', min_amount: '1000' });
    expect(await costOf(await cartOf(100_000, 1))).toBe(0);
    expect(await costOf(await cartOf(99_999, 1))).toBeUndefined();
  });
});

describe('an order with prices that contain tax', () => {
  test.each([
    [10_000, 1],
    [312_599, 3],
    [99, 5],
    [1, 1],
    [1_456_025, 4],
    [777_777, 2],
  ])('costs in WooCommerce what the customer has seen, at %d piastres × %d', async (price, quantity) => {
    const cart = await cartOf(price, quantity);
    expect(cart.items[0]?.price).toBe(price);
    const order = await place(cart);
    const total = price * quantity + DELIVERY.cost;
    expect(stored(order.id).total).toBe(egp(total));
    expect(orderTotal(order)).toBe(total);
    expect(order).toMatchObject({ status: 'processing', adjustment: 0, shippingTotal: DELIVERY.cost });
    expect(order.items[0]?.price).toBe(price);
    expect(await read(order)).toEqual(order);
  });

  test('states the tax that WooCommerce computes', async () => {
    const order = await place(await cartOf(57_000, 2));
    expect(order.tax).toBe(Math.round((114_000 / 1.14) * 0.14) + Math.round((6000 / 1.14) * 0.14));
    expect(egp(required(order.tax))).toBe(stored(order.id)['total_tax']);
  });

  test.each([
    ['percent', '12.50', 14_250],
    ['fixed_cart', '77.77', 7777],
  ])('takes a coupon of %s off the price with tax', async (discount_type, amount, discount) => {
    const coupon = addCoupon(world.standIn.state, 'save', { discount_type, amount });
    const cart = await cartOf(57_000, 2);
    const coupons: AppliedCoupon[] = [{ code: 'save', discount, freeShipping: false, problem: null }];
    const order = await place(await orders().changeLines(cart.id, { set: [], add: [], coupons }));
    expect(order.coupons).toEqual(coupons);
    expect(order.items[0]?.price).toBe(57_000);
    expect(order.adjustment).toBe(0);
    expect(stored(order.id).total).toBe(egp(114_000 - discount + DELIVERY.cost));
    expect(coupon.usage_count).toBe(1);
  });

  test('places nothing with a coupon that WooCommerce computes otherwise, and the cart is as before', async () => {
    const coupon = addCoupon(world.standIn.state, 'save', { amount: '10.00' });
    const cart = await cartOf(57_000, 2);
    const coupons = [{ code: 'save', discount: 999, freeShipping: false, problem: null }];
    const before = await orders().changeLines(cart.id, { set: [], add: [], coupons });
    await expectShopError(place(before), 'coupon_changed');
    const after = await read(cart);
    expect(after).toMatchObject({ status: 'pending-cart', delivery: null, shippingTotal: 0 });
    expect(after.items).toEqual(before.items);
    expect(coupon.usage_count).toBe(0);
  });

  test('costs the same where the rate is another one', async () => {
    world.standIn.state.taxes = { included: true, percent: 14, states: { EGC: 5 } };
    const order = await place(await cartOf(57_000, 2));
    expect(stored(order.id).total).toBe(egp(114_000 + DELIVERY.cost));
    expect(order.tax).toBe(Math.round((114_000 / 1.05) * 0.05) + Math.round((6000 / 1.05) * 0.05));
  });

  test('costs the same where only the address has a tax', async () => {
    world.standIn.state.taxes = { included: true, percent: 0, states: { EGC: 14 } };
    const order = await place(await cartOf(57_000, 2));
    expect(stored(order.id).total).toBe(egp(114_000 + DELIVERY.cost));
    expect(order).toMatchObject({ status: 'processing', adjustment: 0 });
    expect(order.items[0]?.price).toBe(57_000);
    expect(order.tax).toBeGreaterThan(0);
    expect(world.problems).toEqual([]);
  });

  test('is a cart at the same prices again when the card is not charged, and can be ordered', async () => {
    const cart = await cartOf(57_000, 2);
    const pending = await place(cart, CARD);
    expect(orderTotal(pending)).toBe(114_000 + DELIVERY.cost);
    const { status, transactionId } = pending;
    await orders().settlePayment(cart.id, {
      ...{ expected: { status, transactionId }, outcome: { kind: 'unpaid' } },
    });
    const again = await read(cart);
    expect(again).toMatchObject({ status: 'pending-cart', items: cart.items, delivery: null });
    expect(goodsTotal(again)).toBe(114_000);
    expect(orderTotal(await place(again))).toBe(114_000 + DELIVERY.cost);
  });

  test('costs what was paid when the money arrives after it had become a cart again', async () => {
    const cart = await cartOf(57_000, 2);
    const { status, transactionId } = await place(cart, CARD);
    const expected = { status, transactionId };
    await orders().settlePayment(cart.id, { expected, outcome: { kind: 'unpaid' } });
    const { order } = await orders().settlePayment(cart.id, {
      expected: { status: 'pending-cart', transactionId: null },
      outcome: {
        ...{ kind: 'paid', status: 'on-hold', transactionId: 'p-1', paymentReference: 'r-1' },
        delivery: DELIVERY,
      },
    });
    expect(order).toMatchObject({ status: 'on-hold', adjustment: 0, shippingTotal: DELIVERY.cost });
    expect(stored(cart.id).total).toBe(egp(114_000 + DELIVERY.cost));
  });
});

describe('a store that would raise the total', () => {
  test('places nothing where taxes are added to the prices, and tells the operator', async () => {
    world.standIn.state.taxes = { included: false, percent: 14 };
    const cart = await cartOf(57_000, 2);
    await expectShopError(place(cart), 'store_unavailable');
    expect(await read(cart)).toMatchObject({ status: 'pending-cart', items: cart.items, delivery: null });
  });

  test('places nothing where the store arrives at another total, and the cart stays', async () => {
    const cart = await cartOf(57_000, 2);
    const { fee_lines } = stored(cart.id);
    stored(cart.id).fee_lines = [{ id: 1, name: 'Gift wrap', total: '7.00' }];
    await expectShopError(place(cart), 'store_unavailable');
    expect(await read(cart)).toMatchObject({ status: 'pending-cart', items: cart.items, delivery: null });
    stored(cart.id).fee_lines = fee_lines ?? [];
    expect(orderTotal(await place(await read(cart)))).toBe(114_000 + DELIVERY.cost);
  });

  test('keeps the cart when the connection breaks before the order is placed', async () => {
    const cart = await cartOf(57_000, 2);
    world.standIn.interruptions.push('lost');
    await expectShopError(place(cart), 'outcome_unknown');
    expect(await read(cart)).toMatchObject({ status: 'pending-cart', items: cart.items, delivery: null });
    expect(orderTotal(await place(await read(cart)))).toBe(114_000 + DELIVERY.cost);
  });
});

test('asks a store without taxes for nothing more', async () => {
  world.standIn.state.taxes = null;
  const cart = await cartOf(57_000, 2);
  world.sent.length = 0;
  const order = await place(cart);
  expect(order).not.toHaveProperty('tax');
  expect(world.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
