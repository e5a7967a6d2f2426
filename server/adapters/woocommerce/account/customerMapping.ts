import * as v from 'valibot';
import { type Customer, isContactName } from '../../../../domain/account/customer.js';
import { mobileUsername, parseMobile } from '../../../../domain/egypt/mobile.js';
import { ShopError } from '../../../../domain/core/errors.js';
import { foldUsername, isEmail } from '../../../../domain/forms/fields.js';
import { ADDRESS_BOOK } from '../../../ports/shared/addressBook.js';
import { SAVED_CARS } from '../../../ports/fitment.js';
import { PER_PAGE, type Query, type StoreClient } from '../../wpRest/client.js';
import { ENTRIES } from '../../wpRest/fields.js';
import { CUSTOMERS } from '../../wpRest/recordKinds.js';
import { metaText, parsed, type WcCustomer } from '../../wpRest/shapes.js';

/**
 * WooCommerce requires an email address. Customers who register with a phone number get one that can never be delivered
 * to (RFC 2606); the shop shows it as none.
 */
const NO_EMAIL_HOST = 'customers.invalid';
/** User meta of the address book, as JSON. */
export const ADDRESSES = 'storefront_addresses';
/** User meta of the cars, as JSON. */
export const CARS = 'storefront_cars';

/**
 * WooCommerce reports only one of several roles, so staff may look like a customer; the companion plugin checks all of
 * them.
 */
export function isCustomer({ role, storefront_shopper }: WcCustomer): boolean {
  return role === 'customer' && storefront_shopper !== false;
}

/**
 * Recognised by the address, which an operator may replace to make an ordinary account of it; other plugins may give
 * users any name.
 */
export function isContact({ email }: Pick<WcCustomer, 'email'>): boolean {
  const [name = '', host] = foldUsername(email).split('@');
  return host === NO_EMAIL_HOST && isContactName(name);
}

/** Addresses of accounts without one are reserved, so that nobody can take a number by its address. */
export function givenEmail(text: string): string {
  const email = foldUsername(text);
  if (email.endsWith(`@${NO_EMAIL_HOST}`)) throw new ShopError('invalid_email');
  return email;
}

/** The address of an account without one; a user name that is an address is its own. */
export function syntheticEmail(username: string): string {
  return isEmail(username) ? username : `${username}@${NO_EMAIL_HOST}`;
}

/** The first page of customers that match the filter. */
export async function listCustomers(client: StoreClient, filter: Query): Promise<WcCustomer[]> {
  const query = { ...filter, role: 'customer', per_page: PER_PAGE };
  const { body } = await client.request({ method: 'GET', path: 'wc/v3/customers', query });
  return client.records.list(CUSTOMERS, parsed(ENTRIES, body)).filter(isCustomer);
}

/** Anything malformed in these fields counts as empty. */
const KEPT_ADDRESSES = v.fallback(v.pipe(v.string(), v.parseJson(), ADDRESS_BOOK), []);
const STORED_CARS = v.fallback(v.pipe(v.string(), v.parseJson(), SAVED_CARS), []);

/** Whether customers of this shop may have such a user name. */
export function isCustomerName(username: string): boolean {
  return mobileUsername(username) === username || isEmail(username);
}

/** A user of the store as a customer of the shop. */
export function toCustomer(user: WcCustomer): Customer {
  const email = foldUsername(user.email);
  const username = foldUsername(user.username);
  return {
    id: user.id,
    firstName: user.first_name ?? '',
    lastName: user.last_name ?? '',
    username: isContact(user) || isCustomerName(username) ? username : email,
    isContact: isContact(user),
    email: email.endsWith(`@${NO_EMAIL_HOST}`) ? null : email,
    phone: parseMobile(user.billing.phone ?? ''),
    addresses: v.parse(KEPT_ADDRESSES, metaText(user.meta_data ?? [], ADDRESSES) ?? '[]'),
    cars: v.parse(STORED_CARS, metaText(user.meta_data ?? [], CARS) ?? '[]'),
  };
}
