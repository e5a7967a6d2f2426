import type { Customer } from '../../domain/account/customer.js';
import type { OnCommit } from './records/state.js';

export interface Registration {
  firstName: string;
  lastName: string;
  /** An email address in lower case, or a phone number as `01012345678`. */
  username: string;
  email: string | null;
  phone: string | null;
  password: string;
}

/** A contact account: a customer without a password, who is known by a number to call. */
export interface NewContact {
  /** Random, so that nobody can guess it: a repeat of the request names the same. See `isContactName`. */
  username: string;
  firstName: string;
  /** Empty if only one name was given. */
  lastName: string;
  /** E.164; need not be unique. */
  phone: string;
}

export type CustomerChanges = Partial<
  Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phone' | 'addresses' | 'cars'>
>;

/** Customer accounts. Administrators and other staff are never returned. */
export interface CustomersPort {
  /** Throws `username_taken` or `email_taken`. */
  createCustomer(registration: Registration): Promise<Customer>;
  /** Creates a contact account; the existing one with this user name if there is one. */
  createContact(contact: NewContact): Promise<Customer>;
  getCustomer(id: number): Promise<Customer | null>;
  /**
   * The customer by user name or email and password; null for any wrong pair, in equal time. Throws `not_a_customer`
   * for the right pair of a user who is neither a customer nor staff. A contact account has no right pair. `known`: whom
   * this name has just been found to belong to, which may be returned without another look-up.
   */
  verifyPassword(username: string, password: string, known?: Customer | null): Promise<Customer | null>;
  /** Throws `customer_not_found`, `email_taken`. */
  updateCustomer(id: number, changes: CustomerChanges, onCommit?: OnCommit<Customer>): Promise<Customer>;
  /** Throws `customer_not_found`, also for a contact account. */
  changePassword(id: number, password: string): Promise<void>;
  /**
   * Deletes an account: its name, addresses and contact data are gone, and nobody can log in to it. An unknown id is no
   * error. Its orders stay; see `OrdersPort.forgetBuyer`.
   */
  deleteCustomer(id: number): Promise<void>;
  /** The customer with this user name or email address, never a contact account; null takes equally long. */
  findByUsername(username: string): Promise<Customer | null>;
}
