import { randomBytes } from 'node:crypto';
import type { Customer } from '../../../../domain/account/customer.js';
import type { NewContact } from '../../../ports/customers.js';
import type { StatePort } from '../../../ports/records/state.js';
import type { StoreClient } from '../../wpRest/client.js';
import { StoreRefusal } from '../../wpRest/refusals.js';
import { CUSTOMERS } from '../../wpRest/recordKinds.js';
import { recoverLostWrite } from '../../wpRest/recoverLostWrite.js';
import { isContact, listCustomers, syntheticEmail, toCustomer } from './customerMapping.js';

/** Marks accounts that the companion plugin's clean-up deletes if they order nothing. */
const GUEST = 'storefront_guest';
/** The second two are WordPress's own, for two requests at the same moment. */
const CONTACT_EXISTS: ReadonlySet<string> = new Set([
  ...['registration-error-email-exists', 'registration-error-username-exists'],
  ...['existing_user_email', 'existing_user_login'],
]);
const UNUSED_PASSWORD_BYTES = 32;

/**
 * Creates a contact account, or finds the one that an earlier request with the same name has created. The password is
 * discarded, so nobody can log in to WordPress with the account either.
 */
export async function createContact(
  client: StoreClient,
  state: StatePort,
  contact: NewContact,
): Promise<Customer> {
  // WordPress has no unique index on user names.
  return state.withLocks([`registration of ${contact.username}`], () => findOrCreate(client, contact));
}

async function findOrCreate(client: StoreClient, contact: NewContact): Promise<Customer> {
  const { username, firstName, lastName, phone } = contact;
  const name = { first_name: firstName, last_name: lastName };
  const email = syntheticEmail(username);
  const body = {
    ...{ email, username, ...name },
    password: randomBytes(UNUSED_PASSWORD_BYTES).toString('base64url'),
    billing: { ...name, phone },
    meta_data: [{ key: GUEST, value: '1' }],
  };
  const find = async () => (await listCustomers(client, { email })).find(isContact) ?? null;
  const created = await recoverLostWrite(async () => {
    try {
      const reply = await client.request({ method: 'POST', path: 'wc/v3/customers', body });
      return client.records.requireOutcome(CUSTOMERS, reply.body);
    } catch (error) {
      // An earlier request with a lost response has created it.
      const found = error instanceof StoreRefusal && CONTACT_EXISTS.has(error.refusal) ? await find() : null;
      if (found === null) throw error;
      return found;
    }
  }, find);
  return toCustomer(created);
}
