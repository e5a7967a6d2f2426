import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactName } from '../../domain/account/customer.js';
import { ORDER_STATUSES } from '../../domain/order/order.js';
import {
  CASH_ON_DELIVERY,
  expectShopError,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  type Open,
  type Opened,
  PASSWORD,
  registration,
  someProduct,
  type WithLocks,
} from './support.js';

const PHONE = '+201055512345';

/** The contract of contact accounts, and of orders that change their owner. */
export function describeContactsContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: contact accounts`, () => {
    let opened: Opened<WithLocks>;
    const customers = () => opened.store.customers;
    const contact = (changes: { username?: string; lastName?: string } = {}) =>
      customers().createContact({
        username: contactName(randomBytes(16).toString('hex')),
        ...{ firstName: 'سلمى', lastName: 'حسن', phone: PHONE },
        ...changes,
      });

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('stores a contact account, also with one name only', async () => {
      const salma = await contact();
      expect(salma).toMatchObject({ firstName: 'سلمى', lastName: 'حسن', phone: PHONE, isContact: true });
      expect([salma.email, salma.addresses, salma.cars]).toEqual([null, [], []]);
      expect(await customers().getCustomer(salma.id)).toEqual(salma);
      expect(await contact({ lastName: '' })).toMatchObject({ firstName: 'سلمى', lastName: '' });
    });

    test('creates one account for two requests with the same name, even at once', async () => {
      const username = contactName(randomBytes(16).toString('hex'));
      const [one, other] = await Promise.all([contact({ username }), contact({ username })]);
      const third = await contact({ username });
      expect([other.id, third.id]).toEqual([one.id, one.id]);
    });

    test('takes the same number any number of times, and leaves it to be registered', async () => {
      const ids = [await contact(), await contact()].map(({ id }) => id);
      expect(new Set(ids).size).toBe(2);
      const owner = await customers().createCustomer(
        registration({ username: '01055512345', email: null, phone: PHONE }),
      );
      expect(owner.isContact).toBe(false);
      await contact();
      expect((await customers().findByUsername('01055512345'))?.id).toBe(owner.id);
      expect((await customers().verifyPassword('01055512345', PASSWORD))?.id).toBe(owner.id);
    });

    test('is never found by a name, and no password opens it', async () => {
      const { username, id } = await contact();
      for (const known of [username, `${username}@customers.invalid`]) {
        expect(await customers().findByUsername(known)).toBeNull();
        expect(await customers().verifyPassword(known, '')).toBeNull();
        expect(await customers().verifyPassword(known, PASSWORD)).toBeNull();
      }
      await expectShopError(customers().changePassword(id, PASSWORD), 'customer_not_found');
      expect(await customers().verifyPassword(username, PASSWORD)).toBeNull();
    });

    test('changes name and number without becoming an ordinary account', async () => {
      const { id } = await contact();
      const changed = await customers().updateCustomer(id, { firstName: 'منى', phone: '+201112345678' });
      expect(changed).toMatchObject({ firstName: 'منى', phone: '+201112345678', isContact: true });
      expect(await customers().getCustomer(id)).toEqual(changed);
    });

    test('gives orders to another customer with their ids, keys and lines', async () => {
      const orders = lockedOrders(opened);
      const product = await someProduct(opened.store.catalogue, inStock(3));
      const [salma, account] = [await contact(), await newCustomer(customers())];
      const { id } = await orders.createCart(salma.id, [lineOf(product, 1)]);
      const placed = await orders.placeOrder(id, CASH_ON_DELIVERY);
      const cart = await orders.createCart(salma.id, [lineOf(product, 2)]);
      for (const order of [placed, cart, placed]) {
        expect(await opened.store.orders.changeOwner(order, account.id)).toBe(true);
      }
      const listed = { customerId: account.id, statuses: ORDER_STATUSES };
      const owned = await opened.store.orders.listOrders(listed);
      expect(owned.map((order) => order.id).sort()).toEqual([placed.id, cart.id].sort());
      expect(owned.find((order) => order.id === placed.id)).toMatchObject({
        key: placed.key,
        items: placed.items,
        billing: placed.billing,
      });
      expect(await opened.store.orders.listOrders({ ...listed, customerId: salma.id })).toEqual([]);
    });

    test('gives no second cart to a customer who has one', async () => {
      const orders = lockedOrders(opened);
      const product = await someProduct(opened.store.catalogue, inStock(3));
      const [salma, account] = [await contact(), await newCustomer(customers())];
      const cart = await orders.createCart(salma.id, [lineOf(product, 1)]);
      const own = await orders.createCart(account.id, [lineOf(product, 1)]);
      expect(await opened.store.orders.changeOwner(cart, account.id)).toBe(false);
      expect((await opened.store.carts.findCart(account.id)).cart?.id).toBe(own.id);
      expect((await opened.store.carts.findCart(salma.id)).cart?.id).toBe(cart.id);
    });
  });
}
