import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { cashDue } from '../../../domain/order/deposit.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import type { Settlement } from '../../../server/ports/order/orders.js';
import {
  CASH_ON_DELIVERY,
  countedStock,
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
const DUE = 50_000;

/** The contract of cash orders with a deposit by card, for a shop that tracks stock. */
export function describeDepositContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: deposits`, () => {
    let opened: Opened<WithLocks>;
    let customer: Customer;
    let battery: Product;
    let before: number;
    let order: Order;
    const orders = () => lockedOrders(opened);
    const stock = async () =>
      countedStock(required((await opened.store.catalogue.getCurrent([battery.id]))[0]));
    const settle = (
      outcome: Settlement['outcome'],
      { status, transactionId }: Settlement['expected'] = order,
    ) => orders().settlePayment(order.id, { expected: { status, transactionId }, outcome });
    const paid = (
      amount: number | null,
      status: 'processing' | 'on-hold' = 'processing',
    ): Settlement['outcome'] => ({
      kind: 'paid',
      ...{ status, transactionId: `p-${order.id}`, paymentReference: `${order.id}-1` },
      ...(amount === null ? {} : { deposit: { due: DUE, paid: amount } }),
    });

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      customer = await newCustomer(opened.store.customers);
      battery = await someProduct(
        opened.store.catalogue,
        (product) => inStock(5)(product) && product.price * PIECES > DUE,
      );
      before = await stock();
      const cart = await orders().createCart(customer.id, [lineOf(battery, PIECES)]);
      order = await orders().placeOrder(cart.id, {
        ...CASH_ON_DELIVERY,
        ...{ status: 'pending', transactionId: `session-${cart.id}`, paymentReference: `${cart.id}-1` },
        deposit: { due: DUE, paid: 0 },
      });
    });

    test('keeps a cash order pending with its deposit, and takes no stock', async () => {
      expect(order).toMatchObject({
        ...{ status: 'pending', paymentMethod: 'cod', deposit: { due: DUE, paid: 0 } },
      });
      expect(await orders().getOrder(order.id)).toEqual(order);
      expect(await stock()).toBe(before);
      expect((await orders().listOrders({ waitingFor: 'card' })).map(({ id }) => id)).toContain(order.id);
    });

    test('stays a cash order for the rest once the deposit is paid', async () => {
      const { order: after } = await settle(paid(DUE));
      expect(after).toMatchObject({
        ...{ status: 'processing', paymentMethod: 'cod', deposit: { due: DUE, paid: DUE } },
        ...{ transactionId: `p-${order.id}`, paymentReference: `${order.id}-1` },
      });
      expect(orderTotal(after)).toBe(orderTotal(order));
      expect(cashDue(after)).toBe(orderTotal(order) - DUE);
      expect(await orders().getOrder(order.id)).toEqual(after);
      expect(await stock()).toBe(before - PIECES);
    });

    test('takes one of ten parallel payments of the deposit, and the stock once', async () => {
      const results = await Promise.all(Array.from({ length: 10 }, () => settle(paid(DUE))));
      expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect((await orders().getOrder(order.id))?.deposit).toEqual({ due: DUE, paid: DUE });
      expect(await stock()).toBe(before - PIECES);
    });

    test('has no deposit any more as a cart, nor as an order placed from it', async () => {
      const { order: cart } = await settle({ kind: 'unpaid' });
      expect(cart).toMatchObject({ status: 'pending-cart', paymentMethod: null, deposit: null });
      expect((await orders().placeOrder(cart.id, CASH_ON_DELIVERY)).deposit).toBeNull();
    });

    test('is a card order if the whole total was paid instead', async () => {
      const { order: after } = await settle(paid(null, 'on-hold'));
      expect(after).toMatchObject({ status: 'on-hold', paymentMethod: 'card', deposit: null });
      expect(cashDue(after)).toBe(0);
    });

    test('keeps what was paid when the order is cancelled', async () => {
      await settle(paid(DUE));
      const { order: cancelled } = await orders().cancelOrder(order.id, 'customer');
      expect(cancelled).toMatchObject({ status: 'cancelled', deposit: { due: DUE, paid: DUE } });
      expect(await stock()).toBe(before);
    });
  });
}
