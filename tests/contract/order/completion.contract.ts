import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const MINUTE_MS = 60_000;

/** The contract of orders that arrive. */
export function describeCompletionContract(name: string, open: Open<OperatedStore>): void {
  describe(`${name}: delivering orders`, () => {
    let opened: Opened<OperatedStore>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('know when an order was delivered, and not before', async () => {
      const orders = lockedOrders(opened);
      const customer = await newCustomer(opened.store.customers);
      const battery = await someProduct(opened.store.catalogue, inStock(2));
      const cart = await orders.createCart(customer.id, [lineOf(battery, 1)]);
      const placed = await orders.placeOrder(cart.id, CASH_ON_DELIVERY);
      expect([cart.completedAt, placed.completedAt]).toEqual([null, null]);
      await opened.deliver(placed.id);
      const { status, completedAt } = required(await orders.getOrder(placed.id));
      expect(status).toBe('completed');
      expect(completedAt).toMatch(/^20\d\d-\d\d-\d\dT.*Z$/);
      expect(Math.abs(Date.now() - Date.parse(required(completedAt)))).toBeLessThan(MINUTE_MS);
    });
  });
}
