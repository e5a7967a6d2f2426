import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Order } from '../../../domain/order/order.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { Settlement } from '../../../server/ports/order/orders.js';
import {
  CASH_ON_DELIVERY,
  DELIVERY,
  countedStock,
  expectShopError,
  inStock,
  lineOf,
  newCustomer,
  type Open,
  type Opened,
  lockedOrders,
  required,
  someProduct,
  type WithLocks,
} from '../support.js';

const PIECES = 2;
const UNPAID: Settlement['outcome'] = { kind: 'unpaid' };

/** The contract of orders awaiting card payment, for a shop that tracks stock. */
export function describeSettlementContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: settling payments`, () => {
    let opened: Opened<WithLocks>;
    let customer: Customer;
    let battery: Product;
    let before: number;
    let order: Order;
    const orders = () => lockedOrders(opened);
    const stock = async () => {
      const [current] = await opened.store.catalogue.getCurrent([battery.id]);
      return countedStock(required(current));
    };
    const newCart = (quantity = PIECES) => orders().createCart(customer.id, [lineOf(battery, quantity)]);
    const paid = (status: 'processing' | 'on-hold' = 'processing', attempt = 1): Settlement['outcome'] => ({
      kind: 'paid',
      status,
      transactionId: `payment-${order.id}-${attempt}`,
      paymentReference: `${order.id}-${attempt}`,
    });
    const settle = (outcome: Settlement['outcome'], expected: Settlement['expected'] = order) =>
      orders().settlePayment(order.id, {
        expected: { status: expected.status, transactionId: expected.transactionId },
        outcome,
      });
    const cartsOf = () => orders().listOrders({ customerId: customer.id, statuses: ['pending-cart'] });

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      customer = await newCustomer(opened.store.customers);
      battery = await someProduct(opened.store.catalogue, inStock(5));
      before = await stock();
      const cart = await newCart();
      order = await orders().placeOrder(cart.id, {
        ...CASH_ON_DELIVERY,
        status: 'pending',
        paymentMethod: 'card',
        transactionId: `session-${cart.id}`,
        paymentReference: `${cart.id}-1`,
      });
    });

    const sellAllButOne = async () => {
      const rival = await newCustomer(opened.store.customers);
      const cart = await orders().createCart(rival.id, [lineOf(battery, before - 1)]);
      await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
    };

    test('stores session and attempt reference on a pending order', () => {
      expect(order).toMatchObject({
        transactionId: `session-${order.id}`,
        paymentReference: `${order.id}-1`,
      });
    });

    test('settles a paid order: processing, stock taken, payment number stored', async () => {
      const settled = await settle(paid());
      expect(settled).toMatchObject({
        isDone: true,
        order: {
          id: order.id,
          key: order.key,
          status: 'processing',
          paymentMethod: 'card',
          transactionId: `payment-${order.id}-1`,
          paymentReference: `${order.id}-1`,
          shippingTotal: order.shippingTotal,
        },
      });
      expect(settled.order.items).toEqual(order.items);
      expect(await stock()).toBe(before - PIECES);
      expect(await orders().getOrder(order.id)).toEqual(settled.order);
    });

    test('changes nothing on a second settlement', async () => {
      const first = await settle(paid());
      for (const outcome of [paid(), paid('on-hold'), UNPAID]) {
        expect(await settle(outcome)).toEqual({ isDone: false, order: first.order });
      }
      expect(await stock()).toBe(before - PIECES);
    });

    test('settles once of ten parallel settlements, and takes the stock once', async () => {
      const results = await Promise.all(Array.from({ length: 10 }, () => settle(paid())));
      expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(results.every((result) => result.order.status === 'processing')).toBe(true);
      expect(await stock()).toBe(before - PIECES);
    });

    test('applies one of parallel “paid” and “unpaid”', async () => {
      const results = await Promise.all([settle(UNPAID), settle(paid())]);
      expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
      const after = required(await orders().getOrder(order.id));
      expect(await stock()).toBe(after.status === 'processing' ? before - PIECES : before);
    });

    test('ignores a transaction other than the expected one', async () => {
      expect(await settle(paid(), { status: 'pending', transactionId: 'another' })).toEqual({
        isDone: false,
        order,
      });
      expect(await stock()).toBe(before);
    });

    test('cancels a paid order without stock in one write, takes none, and keeps its payment', async () => {
      await sellAllButOne();
      const settled = await settle(paid());
      expect(settled).toMatchObject({
        isDone: true,
        order: {
          ...{ status: 'cancelled', cancelledFor: 'sold_out', paymentMethod: 'card' },
          ...{ transactionId: `payment-${order.id}-1`, paymentReference: `${order.id}-1` },
        },
      });
      expect(settled.order.items).toEqual(order.items);
      expect(await orders().getOrder(order.id)).toEqual(settled.order);
      expect(await stock()).toBe(1);
    });

    test('holds an order without stock when its payment needs a review, and takes none', async () => {
      await sellAllButOne();
      expect((await settle(paid('on-hold'))).order).toMatchObject({
        ...{ status: 'on-hold', cancelledFor: null },
      });
      expect(await stock()).toBe(1);
    });

    test('holds an order and its stock when a payment needs a review', async () => {
      expect((await settle(paid('on-hold'))).order.status).toBe('on-hold');
      expect(await stock()).toBe(before - PIECES);
    });

    test('turns an unpaid order back into the cart with its id and lines', async () => {
      const settled = await settle(UNPAID);
      expect(settled).toMatchObject({
        isDone: true,
        order: {
          id: order.id,
          status: 'pending-cart',
          paymentMethod: null,
          transactionId: null,
          paymentReference: `${order.id}-1`,
          shippingTotal: 0,
          delivery: null,
        },
      });
      expect(settled.order.items).toEqual(order.items);
      expect(await cartsOf()).toEqual([settled.order]);
      expect(await stock()).toBe(before);
      expect((await newCart(1)).id).toBe(order.id);
    });

    test('moves an unpaid order’s lines into the newer cart, and cancels the order', async () => {
      const newer = await newCart(1);
      const settled = await settle(UNPAID);
      expect(settled.order).toMatchObject({ id: order.id, status: 'cancelled', transactionId: null });
      expect(settled.order.items).toEqual(order.items);
      const carts = await cartsOf();
      expect(carts.map(({ id, items }) => [id, items.map(({ quantity }) => quantity)])).toEqual([
        [newer.id, [PIECES + 1]],
      ]);
    });

    test('gives the next attempt a reference of its own, and settles it alike', async () => {
      const cart = (await settle(UNPAID)).order;
      order = await orders().placeOrder(cart.id, {
        ...CASH_ON_DELIVERY,
        status: 'pending',
        paymentMethod: 'card',
        transactionId: 'session-b',
        paymentReference: `${cart.id}-2`,
      });
      expect((await settle(paid('processing', 2))).order).toMatchObject({
        status: 'processing',
        paymentReference: `${cart.id}-2`,
      });
      expect(await stock()).toBe(before - PIECES);
    });

    test('holds an order that is paid after it became a cart again', async () => {
      const cart = (await settle(UNPAID)).order;
      const late = { ...paid('on-hold'), delivery: DELIVERY };
      expect((await settle(late, cart)).order).toMatchObject({
        id: order.id,
        status: 'on-hold',
        paymentMethod: 'card',
        transactionId: `payment-${order.id}-1`,
        shippingTotal: DELIVERY.cost,
        delivery: { id: DELIVERY.id, title: DELIVERY.title, isPickup: false, arrives: DELIVERY.arrives },
      });
      expect(await cartsOf()).toEqual([]);
      expect(await stock()).toBe(before - PIECES);
    });

    test('holds a processing order that is paid again, without taking stock twice', async () => {
      const cart = (await settle(UNPAID)).order;
      const sent = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
      expect(sent.paymentReference).toBe(`${order.id}-1`);
      expect((await settle(paid('on-hold'), sent)).order).toMatchObject({
        status: 'on-hold',
        paymentMethod: 'card',
      });
      expect(await stock()).toBe(before - PIECES);
    });

    test('does not turn an order back into a cart that awaits no payment', async () => {
      const { order: processed } = await settle(paid());
      await expectShopError(settle(UNPAID, processed), 'order_not_open');
      expect(await orders().getOrder(order.id)).toEqual(processed);
    });

    test('rejects settling an unknown order', async () => {
      await expectShopError(
        orders().settlePayment(987_654_321, { expected: order, outcome: UNPAID }),
        'order_not_found',
      );
    });

    test('lists only orders that await payment', async () => {
      const listed = async () =>
        (await orders().listOrders({ waitingFor: 'card' })).filter(
          ({ customerId }) => customerId === customer.id,
        );
      expect(await listed()).toEqual([order]);
      const { order: cart } = await settle(UNPAID);
      expect(await listed()).toEqual([]);
      await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
      expect(await listed()).toEqual([]);
    });
  });
}
