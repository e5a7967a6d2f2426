import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import {
  CASH_ON_DELIVERY,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  type Open,
  type Opened,
  type OperatedStore,
  required,
  someProduct,
} from '../support.js';

/** The contract of what the operator tells a customer on an order, and of the money that they return. */
export function describeNotesContract(name: string, open: Open<OperatedStore>): void {
  describe(`${name}: notes and refunds`, () => {
    let opened: Opened<OperatedStore>;
    let order: Order;
    const orders = () => lockedOrders(opened);
    const read = async () => required(await orders().getOrder(order.id));
    const notes = async () => orders().readNotes(await read());

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      const customer = await newCustomer(opened.store.customers);
      const battery = await someProduct(opened.store.catalogue, inStock(5));
      const cart = await orders().createCart(customer.id, [lineOf(battery, 2)]);
      order = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
    });

    test('has neither notes nor refunds at first', async () => {
      expect(await notes()).toEqual({ notes: [], refunds: [] });
    });

    test('keeps what the operator tells the customer, with its lines and its time', async () => {
      const before = Date.now();
      await opened.tell(order.id, 'We call you today.\nUntil 5 pm.');
      const { notes: told } = await notes();
      expect(told.map(({ text }) => text)).toEqual(['We call you today.\nUntil 5 pm.']);
      expect(Math.abs(Date.parse(required(told[0]).at) - before)).toBeLessThan(60_000);
    });

    test('keeps two partial refunds with their reasons, and an unchanged total', async () => {
      await opened.deliver(order.id);
      await opened.refund(order.id, 5000, 'One tyre came back');
      await opened.refund(order.id, 1050, '');
      const after = await read();
      expect(after).toMatchObject({ status: 'completed', refunded: 6050 });
      expect(after.refunds.map(({ amount }) => amount)).toEqual([5000, 1050]);
      expect(new Set(after.refunds.map(({ id }) => id)).size).toBe(2);
      expect(orderTotal(after)).toBe(orderTotal(order));
      const { refunds } = await notes();
      expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual(
        expect.arrayContaining([
          [5000, 'One tyre came back'],
          [1050, null],
        ]),
      );
      expect(refunds).toHaveLength(2);
    });

    test('is refunded as a whole once everything has been returned', async () => {
      await opened.deliver(order.id);
      await opened.refund(order.id, 5000, '');
      await opened.refund(order.id, orderTotal(order) - 5000, '');
      expect(await read()).toMatchObject({ status: 'refunded', refunded: orderTotal(order) });
    });
  });
}
