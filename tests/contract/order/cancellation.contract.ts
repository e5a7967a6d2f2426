import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { ALL_BUT_CARTS, type Order } from '../../../domain/order/order.js';
import {
  CASH_ON_DELIVERY,
  countedStock,
  expectShopError,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  type Open,
  type Opened,
  required,
  someProduct,
  type WithLocks,
} from '../support.js';

const PIECES = 2;

/** The contract of cancelling placed orders, for a shop that tracks stock. */
export function describeCancellationContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: cancelling orders`, () => {
    let opened: Opened<WithLocks>;
    let customer: Customer;
    let battery: Product;
    let before: number;
    let order: Order;
    const orders = () => lockedOrders(opened);
    const stock = async () =>
      countedStock(required((await opened.store.catalogue.getCurrent([battery.id]))[0]));
    const payLate = (id: number) =>
      orders().settlePayment(id, {
        expected: { status: 'cancelled', transactionId: null },
        outcome: { kind: 'paid', status: 'on-hold', transactionId: 'p-1', paymentReference: `${id}-1` },
      });

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      customer = await newCustomer(opened.store.customers);
      battery = await someProduct(opened.store.catalogue, inStock(5));
      before = await stock();
      const cart = await orders().createCart(customer.id, [lineOf(battery, PIECES)]);
      order = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
    });

    test('is a change, from whose time on the order is listed', async () => {
      const { order: cancelled } = await orders().cancelOrder(order.id, 'customer');
      const listedSince = async (ms: number) => {
        const changedSince = new Date(Date.parse(cancelled.updatedAt) + ms);
        const listed = await orders().listOrders({ statuses: ALL_BUT_CARTS, changedSince });
        return listed.filter(({ id }) => id === order.id);
      };
      expect(await listedSince(0)).toEqual([cancelled]);
      expect(await listedSince(5_000)).toEqual([]);
    });

    test('cancels a placed order, returns its stock, and keeps lines, address and reason', async () => {
      expect(await stock()).toBe(before - PIECES);
      const { order: cancelled, isDone } = await orders().cancelOrder(order.id, 'unconfirmed');
      expect(isDone).toBe(true);
      expect(cancelled).toMatchObject({
        ...{ id: order.id, key: order.key, status: 'cancelled', cancelledFor: 'unconfirmed' },
        ...{ items: order.items, billing: order.billing, createdAt: order.createdAt },
      });
      expect(await orders().getOrder(order.id)).toEqual(cancelled);
      expect(await stock()).toBe(before);
    });

    test('returns the stock once, however often an order is cancelled', async () => {
      const first = await orders().cancelOrder(order.id, 'customer');
      expect(await orders().cancelOrder(order.id, 'shop')).toEqual({ order: first.order, isDone: false });
      expect(await stock()).toBe(before);
    });

    test('cancels once of ten parallel requests', async () => {
      const results = await Promise.all(
        Array.from({ length: 10 }, () => orders().cancelOrder(order.id, 'customer')),
      );
      expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(results.every((result) => result.order.status === 'cancelled')).toBe(true);
      expect(await stock()).toBe(before);
    });

    test('leaves an order that has changed since it was read', async () => {
      const { order: changed } = await orders().cancelOrder(order.id, 'customer');
      expect(await opened.store.orders.cancelOrder(order, 'unconfirmed')).toEqual({
        order: changed,
        isDone: false,
      });
      expect(await stock()).toBe(before);
    });

    test('takes the stock again if money for the cancelled order arrives late', async () => {
      await orders().cancelOrder(order.id, 'unconfirmed');
      expect((await payLate(order.id)).order.status).toBe('on-hold');
      expect(await stock()).toBe(before - PIECES);
      expect((await orders().cancelOrder(order.id, 'shop')).isDone).toBe(true);
      expect(await stock()).toBe(before);
    });

    test('gives no stock back for a held order that has reduced none', async () => {
      await orders().cancelOrder(order.id, 'unconfirmed');
      const rival = await newCustomer(opened.store.customers);
      const cart = await orders().createCart(rival.id, [lineOf(battery, before - 1)]);
      await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
      expect((await payLate(order.id)).order.status).toBe('on-hold');
      await orders().cancelOrder(order.id, 'shop');
      expect(await stock()).toBe(1);
    });

    test('rejects carts, orders that wait for a payment, and unknown ones', async () => {
      const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
      await expectShopError(orders().cancelOrder(cart.id, 'customer'), 'order_not_open');
      const pending = await orders().placeOrder(cart.id, {
        ...CASH_ON_DELIVERY,
        ...{ status: 'pending', paymentMethod: 'card', paymentReference: `${cart.id}-1` },
      });
      await expectShopError(orders().cancelOrder(pending.id, 'customer'), 'order_not_open');
      await expectShopError(
        opened.store.orders.cancelOrder({ ...order, id: 987_654_321 }, 'customer'),
        'order_not_found',
      );
    });
  });
}
