import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorePort } from '../../server/ports/store.js';
import { expectShopError, newCustomer, type Open, type Opened, PASSWORD, registration } from './support.js';

/** The contract of the customer store. */
export function describeCustomersContract(name: string, open: Open<{ store: StorePort }>): void {
  describe(`${name}: customers`, () => {
    let opened: Opened<{ store: StorePort }>;
    const customers = () => opened.store.customers;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('stores a registered customer', async () => {
      const given = registration();
      const customer = await customers().createCustomer(given);
      expect(customer).toMatchObject({
        firstName: 'Mona',
        lastName: 'Hassan',
        username: given.username,
        email: given.email,
        phone: '+201012345678',
        addresses: [],
        cars: [],
      });
      expect(await customers().getCustomer(customer.id)).toEqual(customer);
      expect(await customers().findByUsername(given.username)).toEqual(customer);
    });

    test('registers a phone number as user name without an email address', async () => {
      const username = `010${String(Date.now()).slice(-8)}`;
      const customer = await customers().createCustomer(registration({ username, email: null }));
      expect(customer).toMatchObject({ username, email: null });
    });

    test('never returns a password or its hash', async () => {
      const customer = await newCustomer(customers());
      expect(JSON.stringify(customer)).not.toMatch(/password|scrypt|three blind mice/i);
    });

    test('finds and authenticates by user name or email, with the right password only', async () => {
      const username = `011${String(Date.now()).slice(-8)}`;
      const customer = await customers().createCustomer(registration({ username }));
      expect(await customers().findByUsername(username)).toEqual(customer);
      expect(await customers().findByUsername(String(customer.email))).toEqual(customer);
      expect(await customers().verifyPassword(username, PASSWORD)).toEqual(customer);
      expect(await customers().verifyPassword(String(customer.email), PASSWORD)).toEqual(customer);
      expect(await customers().verifyPassword(username, 'three blind mouse')).toBeNull();
      expect(await customers().verifyPassword(username, '')).toBeNull();
      expect(await customers().verifyPassword('nobody@example.com', PASSWORD)).toBeNull();
    });

    test('rejects a taken user name regardless of case', async () => {
      const { username } = await newCustomer(customers());
      await expectShopError(customers().createCustomer(registration({ username })), 'username_taken');
      await expectShopError(
        customers().createCustomer(registration({ username: username.toUpperCase() })),
        'username_taken',
      );
    });

    test('rejects a taken phone number', async () => {
      const username = `012${String(Date.now()).slice(-8)}`;
      await customers().createCustomer(registration({ username, email: null }));
      await expectShopError(
        customers().createCustomer(registration({ username, email: null })),
        'username_taken',
      );
    });

    test('rejects a taken email address', async () => {
      const { email } = await newCustomer(customers());
      await expectShopError(customers().createCustomer(registration({ email })), 'email_taken');
    });

    test('registers a user name for one of two parallel requests', async () => {
      const given = registration();
      const results = await Promise.allSettled([
        customers().createCustomer(given),
        customers().createCustomer(given),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('updates only the given fields of a customer', async () => {
      const customer = await newCustomer(customers());
      const address = {
        label: 'Home',
        governorate: 'EGC',
        city: 'Nasr City',
        address1: '14 شارع الياسمين',
        address2: null,
      };
      const changed = await customers().updateCustomer(customer.id, {
        firstName: 'منى',
        phone: null,
        addresses: [address],
      });
      expect(changed).toEqual({ ...customer, firstName: 'منى', phone: null, addresses: [address] });
      expect(await customers().getCustomer(customer.id)).toEqual(changed);
    });

    test('keeps a customer’s cars in their order, beside the addresses', async () => {
      const customer = await newCustomer(customers());
      const cars = ['toyota-corolla_2018_205-55-R16', 'hyundai-verna_2010'];
      expect(await customers().updateCustomer(customer.id, { cars })).toEqual({ ...customer, cars });
      await customers().updateCustomer(customer.id, { addresses: [] });
      expect(await customers().getCustomer(customer.id)).toEqual({ ...customer, cars });
      const fewer = await customers().updateCustomer(customer.id, { cars: cars.slice(1) });
      expect(fewer.cars).toEqual(['hyundai-verna_2010']);
    });

    test('rejects another customer’s email address', async () => {
      const [one, other] = [await newCustomer(customers()), await newCustomer(customers())];
      await expectShopError(customers().updateCustomer(one.id, { email: other.email }), 'email_taken');
      expect(await customers().updateCustomer(one.id, { email: one.email })).toEqual(one);
    });

    test('invalidates the old password when it changes', async () => {
      const customer = await newCustomer(customers());
      await customers().changePassword(customer.id, 'four calling birds');
      expect(await customers().verifyPassword(customer.username, PASSWORD)).toBeNull();
      expect(await customers().verifyPassword(customer.username, 'four calling birds')).toEqual(customer);
    });

    test('finds no customer by an unknown id or name', async () => {
      expect(await customers().getCustomer(987_654_321)).toBeNull();
      expect(await customers().findByUsername('nobody@example.com')).toBeNull();
      await expectShopError(
        customers().updateCustomer(987_654_321, { firstName: 'Nobody' }),
        'customer_not_found',
      );
      await expectShopError(customers().changePassword(987_654_321, PASSWORD), 'customer_not_found');
    });
  });
}
