import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { isAwaited, orderTotal } from '../../../domain/order/order.js';
import type { OrderPayment } from '../../../domain/payment/orderPayment.js';
import type { Placement } from '../../../server/ports/order/carts.js';
import {
  CASH_ON_DELIVERY,
  countedStock,
  DELIVERY,
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
const FEE = 1250;
const UNTIL = '2026-11-25T16:00:00.000Z';
const TRANSFER: OrderPayment = { way: 'instapay', provider: null, until: UNTIL, code: null, proof: null };

/** The contract of orders that are paid after they were placed, and of fees, for a shop that tracks stock. */
export function describeLaterContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: paying later`, () => {
    let opened: Opened<WithLocks>;
    let customer: Customer;
    let battery: Product;
    let before: number;
    const orders = () => lockedOrders(opened);
    const stock = async () =>
      countedStock(required((await opened.store.catalogue.getCurrent([battery.id]))[0]));
    const place = async (changes: Partial<Placement> = {}) => {
      const cart = await orders().createCart(customer.id, [lineOf(battery, PIECES)]);
      return orders().placeOrder(cart.id, {
        ...CASH_ON_DELIVERY,
        ...{ status: 'on-hold', paymentMethod: 'later', payment: TRANSFER },
        ...changes,
      });
    };
    const read = async (id: number) => required(await opened.store.orders.getOrder(id));
    const pending = async () => {
      const cart = await orders().createCart(customer.id, [lineOf(battery, PIECES)]);
      return orders().placeOrder(cart.id, {
        ...CASH_ON_DELIVERY,
        ...{ status: 'pending', paymentMethod: 'card', transactionId: `s-${cart.id}`, fee: FEE },
        payment: { ...TRANSFER, way: 'kiosk', provider: 'acme', until: null },
        paymentReference: `${cart.id}-1`,
      });
    };
    const billed: OrderPayment = { ...TRANSFER, way: 'kiosk', provider: 'acme', code: '123456789' };

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      customer = await newCustomer(opened.store.customers);
      battery = await someProduct(opened.store.catalogue, inStock(5));
      before = await stock();
    });

    test('holds an order whose money is awaited, with its stock, and lists it', async () => {
      const order = await place();
      expect(order).toMatchObject({ status: 'on-hold', paymentMethod: 'later', payment: TRANSFER });
      expect(await read(order.id)).toMatchObject({ payment: TRANSFER });
      expect(isAwaited(order)).toBe(true);
      expect(await stock()).toBe(before - PIECES);
      expect((await opened.store.orders.listOrders({ waitingFor: 'money' })).map(({ id }) => id)).toContain(
        order.id,
      );
      expect(
        (await opened.store.orders.listOrders({ statuses: ['processing', 'on-hold'] })).map(({ id }) => id),
      ).toContain(order.id);
    });

    test('places no awaited order without stock', async () => {
      const cart = await orders().createCart(customer.id, [lineOf(battery, before + 1)]);
      const work = orders().placeOrder(cart.id, {
        ...CASH_ON_DELIVERY,
        ...{ status: 'on-hold', paymentMethod: 'later', payment: TRANSFER },
      });
      await expectShopError(work, 'insufficient_stock', { available: before });
    });

    test('returns the stock of an order that was not paid in time, once', async () => {
      const order = await place();
      const [first, second] = await Promise.all([
        orders().cancelOrder(order.id, 'unpaid'),
        orders().cancelOrder(order.id, 'unpaid'),
      ]);
      expect([first.isDone, second.isDone].sort()).toEqual([false, true]);
      expect(await read(order.id)).toMatchObject({ status: 'cancelled', cancelledFor: 'unpaid' });
      expect(await stock()).toBe(before);
      expect(
        (await opened.store.orders.listOrders({ waitingFor: 'money' })).map(({ id }) => id),
      ).not.toContain(order.id);
    });

    test('keeps what the customer says of their transfer, on the order as read only', async () => {
      const order = await place();
      const proof = {
        text: 'IPN 551 ×2',
        photo: 'https://example.com/1.jpg',
        at: '2026-11-24T10:00:00.000Z',
      };
      expect((await orders().patchOrder(order.id, { payment: { ...TRANSFER, proof } })).isDone).toBe(true);
      expect((await read(order.id)).payment).toEqual({ ...TRANSFER, proof });
      await orders().cancelOrder(order.id, 'shop');
      expect((await opened.store.orders.patchOrder(order, { payment: TRANSFER })).isDone).toBe(false);
    });

    test('adds the fee for a way to the total, and takes it back with the order', async () => {
      const order = await pending();
      expect(order).toMatchObject({ adjustment: FEE, fee: FEE });
      expect(orderTotal(order)).toBe(PIECES * battery.price + DELIVERY.cost + FEE);
      const { order: cart } = await orders().settlePayment(order.id, {
        expected: { status: 'pending', transactionId: order.transactionId },
        outcome: { kind: 'unpaid' },
      });
      expect(cart).toMatchObject({
        status: 'pending-cart',
        paymentMethod: null,
        payment: null,
        adjustment: 0,
      });
      const again = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
      expect(again.adjustment).toBe(0);
      expect(orderTotal(again)).toBe(PIECES * battery.price + DELIVERY.cost);
    });

    test.each([
      ['its fee again to a cart', true, FEE],
      ['its fee to an order that was placed with another', false, 900],
      ['no fee to an order that was placed with one', false, 0],
    ])('gives late money %s', async (_, isCart, fee) => {
      const order = await pending();
      const expected = { status: 'pending', transactionId: order.transactionId } as const;
      const known = isCart
        ? (await orders().settlePayment(order.id, { expected, outcome: { kind: 'unpaid' } })).order
        : order;
      const { order: paid } = await orders().settlePayment(order.id, {
        expected: known,
        outcome: {
          ...{ kind: 'paid', status: 'on-hold', transactionId: 'p-1', paymentReference: `${order.id}-1` },
          ...{ fee, payment: { ...TRANSFER, way: 'wallet', provider: 'acme', until: null } },
          ...(isCart ? { delivery: DELIVERY } : {}),
        },
      });
      expect(paid).toMatchObject({ status: 'on-hold', paymentMethod: 'card', fee, adjustment: fee });
      expect(orderTotal(paid)).toBe(PIECES * battery.price + DELIVERY.cost + fee);
      expect(paid.payment).toMatchObject({ way: 'wallet', provider: 'acme' });
      expect(await read(order.id)).toEqual(paid);
      expect(await stock()).toBe(before - PIECES);
    });

    test('holds a pending order once its shopper has a number to pay with, and takes its stock once', async () => {
      const order = await pending();
      const settlement = {
        expected: { status: 'pending', transactionId: order.transactionId },
        outcome: { kind: 'awaited', payment: billed },
      } as const;
      const settled = await orders().settlePayment(order.id, settlement);
      expect(settled.isDone).toBe(true);
      expect(settled.order).toMatchObject({ status: 'on-hold', paymentMethod: 'later', payment: billed });
      expect((await orders().settlePayment(order.id, settlement)).isDone).toBe(false);
      expect(await stock()).toBe(before - PIECES);
    });

    test('settles a billed order when its money comes, with the stock that it has', async () => {
      const order = await pending();
      const { order: held } = await orders().settlePayment(order.id, {
        expected: { status: 'pending', transactionId: order.transactionId },
        outcome: { kind: 'awaited', payment: billed },
      });
      const { order: paid } = await orders().settlePayment(order.id, {
        expected: { status: 'on-hold', transactionId: held.transactionId },
        outcome: {
          ...{ kind: 'paid', status: 'processing', transactionId: 'p-1', paymentReference: `${order.id}-1` },
          payment: { ...billed, until: null },
        },
      });
      const expected = { ...billed, until: null };
      expect(paid).toMatchObject({ status: 'processing', paymentMethod: 'card', payment: expected });
      expect(isAwaited(paid)).toBe(false);
      expect(await stock()).toBe(before - PIECES);
    });

    test('leaves a pending order as it is if its goods are gone when the number comes', async () => {
      const order = await pending();
      const other = await newCustomer(opened.store.customers);
      const cart = await orders().createCart(other.id, [lineOf(battery, before)]);
      await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
      const work = orders().settlePayment(order.id, {
        expected: { status: 'pending', transactionId: order.transactionId },
        outcome: { kind: 'awaited', payment: billed },
      });
      await expectShopError(work, 'insufficient_stock', { available: 0 });
      expect((await read(order.id)).status).toBe('pending');
      await orders().cancelOrder(cart.id, 'shop');
    });
  });
}
