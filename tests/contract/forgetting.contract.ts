import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderTotal } from '../../domain/order/order.js';
import {
  CASH_ON_DELIVERY,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  type Open,
  type Opened,
  PASSWORD,
  registration,
  required,
  someProduct,
  type OperatedStore,
} from './support.js';

/** The contract of deleting an account and of keeping its orders without the person. */
export function describeForgettingContract(name: string, open: Open<OperatedStore>): void {
  describe(`${name}: deleting accounts`, () => {
    let opened: Opened<OperatedStore>;
    const customers = () => opened.store.customers;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('leaves nobody who could log in or be found', async () => {
      const username = `010${String(Date.now()).slice(-8)}`;
      const given = registration({ username });
      const { id } = await customers().createCustomer(given);
      await customers().deleteCustomer(id);
      expect(await customers().getCustomer(id)).toBeNull();
      expect(await customers().findByUsername(username)).toBeNull();
      expect(await customers().findByUsername(String(given.email))).toBeNull();
      expect(await customers().verifyPassword(username, PASSWORD)).toBeNull();
    });

    test('lets the name and address be registered again', async () => {
      const given = registration();
      await customers().deleteCustomer((await customers().createCustomer(given)).id);
      expect(await customers().createCustomer(given)).toMatchObject({ email: given.email });
    });

    test('may be repeated, and ignores an unknown account', async () => {
      const { id } = await newCustomer(customers());
      await customers().deleteCustomer(id);
      await customers().deleteCustomer(id);
      await customers().deleteCustomer(987_654_321);
    });

    test('keeps lines and sums of an order, and nothing of the person', async () => {
      const customer = await newCustomer(customers());
      const orders = lockedOrders(opened);
      const battery = await someProduct(opened.store.catalogue, inStock(2));
      const cart = await orders.createCart(customer.id, [lineOf(battery, 1)]);
      const billing = {
        ...required(CASH_ON_DELIVERY.billing),
        ...{ address2: 'Floor 3', email: 'mona@example.com', notes: 'Ring twice' },
      };
      const order = await orders.placeOrder(cart.id, { ...CASH_ON_DELIVERY, billing });
      const review = { productId: battery.id, author: 'Mona', rating: 5, text: 'Good', car: null, km: null };
      await opened.store.reviews.submit({ ...review, orderId: order.id });
      await opened.moderate(battery.id, 'approved');
      await opened.store.reviews.renameAuthor(order.id, 'A customer');
      await orders.forgetBuyer(order);
      await customers().deleteCustomer(customer.id);
      const shown = await opened.store.reviews.listApproved(battery.id, { page: 1, perPage: 10 });
      expect(shown.reviews.map(({ author, text: said }) => [author, said])).toEqual([['A customer', 'Good']]);
      expect(await opened.store.reviews.listReviewed(order.id)).toEqual([battery.id]);
      const kept = required(await orders.getOrder(order.id));
      expect(kept.items).toEqual(order.items);
      expect(orderTotal(kept)).toBe(orderTotal(order));
      expect(kept.status).toBe(order.status);
      const text = JSON.stringify(kept);
      for (const words of ['Mona', 'Hassan', '1012345678', 'Yasmin', 'Floor 3', 'mona@', 'Ring twice'])
        expect(text).not.toContain(words);
    });
  });
}
