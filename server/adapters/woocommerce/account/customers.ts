import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '../../../../domain/account/customer.js';
import { ShopError } from '../../../../domain/core/errors.js';
import { foldUsername, isEmail } from '../../../../domain/forms/fields.js';
import type { CustomerChanges, CustomersPort, Registration } from '../../../ports/customers.js';
import type { StatePort } from '../../../ports/records/state.js';
import type { StoreClient } from '../../wpRest/client.js';
import { refusedAs, StoreRefusal } from '../../wpRest/refusals.js';
import { createContact } from './contactAccounts.js';
import {
  ADDRESSES,
  CARS,
  givenEmail,
  isContact,
  isCustomer,
  isCustomerName,
  listCustomers,
  syntheticEmail,
  toCustomer,
} from './customerMapping.js';
import { checkPassword } from './login.js';
import { recoverLostWrite } from '../../wpRest/recoverLostWrite.js';
import { unavailable } from '../../wpRest/problems.js';
import { CUSTOMERS } from '../../wpRest/recordKinds.js';
import { metaText, type WcCustomer } from '../../wpRest/shapes.js';

interface CustomersOptions {
  client: StoreClient;
  state: StatePort;
  /**
   * Minimum duration of a rejected login in ms: WordPress responds faster for an unknown user, which would reveal it.
   */
  refusalMs?: number | undefined;
  /** Receives problems of the store, one line each, for the operator. */
  onProblem?: ((line: string) => void) | undefined;
}

const REGISTRATION = 'storefront_registration';
const REFUSAL_MS = 700;

/** Customers of WooCommerce, by the REST API keys. Users with any other role are treated as unknown. */
export function storeCustomers(options: CustomersOptions): CustomersPort {
  const { client, state, refusalMs = REFUSAL_MS, onProblem } = options;
  return {
    createCustomer: (registration) => createCustomer(client, state, registration),
    createContact: (contact) => createContact(client, state, contact),
    getCustomer: (id) => findCustomer(client, id),
    async verifyPassword(username, password, known) {
      const refusal = sleep(refusalMs);
      const id = password === '' ? null : await checkPassword(client, foldUsername(username), password);
      if (id !== null && id === known?.id && !known.isContact) return known;
      const user = id === null ? null : await readUser(client, id);
      if (user !== null && isCustomer(user) && !isContact(user)) return toCustomer(user);
      await refusal;
      // Staff get the response for a wrong password, so that it does not reveal whether theirs was right.
      if (user?.storefront_shopper === true) throw new ShopError('not_a_customer');
      return null;
    },
    updateCustomer: (id, changes) => updateCustomer(client, id, changes, onProblem),
    async changePassword(id, password) {
      if (isContact(await requireCustomer(client, id))) throw new ShopError('customer_not_found');
      await client.request({ method: 'PUT', path: `wc/v3/customers/${id}`, body: { password } });
    },
    deleteCustomer: (id) => deleteCustomer(client, id, onProblem),
    findByUsername: (username) => findByUsername(client, foldUsername(username)),
  };
}

const UNKNOWN = ['wc_user_invalid_id', 'woocommerce_rest_invalid_id'];

/** WooCommerce returns any user by id, including administrators. */
async function readUser(client: StoreClient, id: number): Promise<WcCustomer | null> {
  try {
    const { body } = await client.request({ method: 'GET', path: `wc/v3/customers/${id}` });
    return client.records.require(CUSTOMERS, body);
  } catch (error) {
    if (error instanceof StoreRefusal && UNKNOWN.includes(error.refusal)) return null;
    throw error;
  }
}

async function findCustomer(client: StoreClient, id: number): Promise<Customer | null> {
  const user = await readUser(client, id);
  return user !== null && isCustomer(user) ? toCustomer(user) : null;
}

async function requireCustomer(client: StoreClient, id: number): Promise<WcCustomer> {
  const user = await readUser(client, id);
  if (user === null || !isCustomer(user)) throw new ShopError('customer_not_found');
  return user;
}

/**
 * WordPress has no unique index on user names, so two concurrent registrations would both succeed without this lock.
 */
async function createCustomer(
  client: StoreClient,
  state: StatePort,
  registration: Registration,
): Promise<Customer> {
  const { firstName, lastName, phone, password } = registration;
  const username = foldUsername(registration.username);
  const email = registration.email === null ? syntheticEmail(username) : givenEmail(registration.email);
  const body = {
    email,
    username: storedUsername(username),
    password,
    first_name: firstName,
    last_name: lastName,
    billing: { first_name: firstName, last_name: lastName, ...(phone === null ? {} : { phone }) },
    // After a lost response, this id tells our new account from somebody else's.
    meta_data: [{ key: REGISTRATION, value: randomUUID() }],
  };
  const isOurs = ({ meta_data }: WcCustomer) =>
    metaText(meta_data ?? [], REGISTRATION) === body.meta_data[0]?.value;
  const locks = [username, email].map((name) => `registration of ${name}`);
  return state.withLocks(locks, async () => {
    if (isEmail(username) && username !== email && (await findByUsername(client, username)) !== null) {
      throw new ShopError('username_taken');
    }
    const refusals: Parameters<typeof refusedAs>[0] = {
      'registration-error-username-exists': 'username_taken',
      // WordPress's own words, if somebody else registers at the same moment.
      existing_user_login: 'username_taken',
      existing_user_email: registration.email === null ? 'username_taken' : 'email_taken',
      // WooCommerce checks the address first, even if it was derived from the user name.
      'registration-error-email-exists':
        registration.email === null || email === username ? 'username_taken' : 'email_taken',
      'registration-error-invalid-username': 'invalid_fields',
      customer_invalid_email: 'invalid_email',
      'registration-error-invalid-email': 'invalid_email',
    };
    const created = await recoverLostWrite(
      async () => {
        const post = { method: 'POST', path: 'wc/v3/customers', body } as const;
        const reply = await refusedAs(refusals, () => client.request(post));
        return client.records.requireOutcome(CUSTOMERS, reply.body);
      },
      async () => (await listCustomers(client, { email })).find(isOurs) ?? null,
    );
    return toCustomer(created);
  });
}

const WORDPRESS_USERNAME = /^[a-z0-9._@-]{1,60}$/;

/**
 * WordPress allows few characters in a user name; customers with others log in by email under a generated user name.
 */
function storedUsername(username: string): string {
  return WORDPRESS_USERNAME.test(username) ? username : `customer-${randomUUID()}`;
}

const OLD_PLUGIN =
  'A customer could not be deleted: upload the companion plugin (wordpress/storefront-companion, 1.6 or newer) again';

/** WooCommerce lets only administrators delete users, so the companion plugin does it for a shop manager's key. */
async function deleteCustomer(
  client: StoreClient,
  id: number,
  onProblem: CustomersOptions['onProblem'],
): Promise<void> {
  try {
    await client.request({ method: 'DELETE', path: `wc-storefront/v1/customers/${id}` });
  } catch (error) {
    if (!(error instanceof StoreRefusal)) throw error;
    if (error.refusal === 'storefront_unknown_customer') return;
    if (error.refusal !== 'rest_no_route') throw error;
    onProblem?.(OLD_PLUGIN);
    throw unavailable(OLD_PLUGIN, error);
  }
}

const UNREADABLE_META =
  'WooCommerce does not return customers’ saved addresses and cars to this key, so they cannot be changed: upload the companion plugin (wordpress/storefront-companion, 1.4 or newer) again';

/** What cannot be read back would be overwritten by the next change, so it is rejected before it is written. */
async function updateCustomer(
  client: StoreClient,
  id: number,
  changes: CustomerChanges,
  onProblem: CustomersOptions['onProblem'],
): Promise<Customer> {
  const user = await requireCustomer(client, id);
  const { firstName, lastName, email, phone, addresses, cars } = changes;
  const kept = [
    ...(addresses === undefined ? [] : [{ key: ADDRESSES, value: JSON.stringify(addresses) }]),
    ...(cars === undefined ? [] : [{ key: CARS, value: JSON.stringify(cars) }]),
  ];
  const refuse = () => {
    onProblem?.(UNREADABLE_META);
    return unavailable(UNREADABLE_META);
  };
  if (kept.length > 0 && user.meta_data === undefined) throw refuse();
  const billing = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(phone === undefined ? {} : { phone: phone ?? '' }),
  };
  const body = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(email === undefined
      ? {}
      : { email: email === null ? syntheticEmail(user.username) : givenEmail(email) }),
    ...(Object.keys(billing).length === 0 ? {} : { billing }),
    ...(kept.length === 0 ? {} : { meta_data: kept }),
  };
  const updated = await refusedAs(
    { woocommerce_rest_customer_invalid_email: 'email_taken', customer_invalid_email: 'invalid_email' },
    () => client.request({ method: 'PUT', path: `wc/v3/customers/${id}`, body }),
  );
  const answer = client.records.require(CUSTOMERS, updated.body);
  if (kept.some(({ key, value }) => metaText(answer.meta_data ?? [], key) !== value)) throw refuse();
  return toCustomer(answer);
}

/**
 * Finds a customer by exact name: a phone number is the WordPress user name, and an email address only the address,
 * because WordPress does not search user names for one. It searches by substring, so one page is enough to find an exact
 * match; anybody can trigger this, so no more is read.
 */
async function findByUsername(client: StoreClient, username: string): Promise<Customer | null> {
  if (!isCustomerName(username)) return null;
  const users = await listCustomers(client, isEmail(username) ? { email: username } : { search: username });
  const named = users
    .filter((user) => !isContact(user))
    .map(toCustomer)
    .find((customer) => [customer.username, customer.email].includes(username));
  return named ?? null;
}
