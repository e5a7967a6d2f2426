import type { Customer } from '../../domain/account/customer.js';
import type { OnCommit } from './state.js';

export interface Registration {
  firstName: string;
  lastName: string;
  /** An email address in lower case, or a phone number as `01012345678`. */
  username: string;
  email: string | null;
  phone: string | null;
  password: string;
}

export type CustomerChanges = Partial<
  Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phone' | 'addresses' | 'cars'>
>;

/** Customer accounts. Administrators and other staff are never returned. */
export interface CustomersPort {
  /** Throws `username_taken` or `email_taken`. */
  createCustomer(registration: Registration): Promise<Customer>;
  getCustomer(id: number): Promise<Customer | null>;
  /**
   * The customer by user name or email and password; null for any wrong pair, in equal time. Throws `not_a_customer`
   * for the right pair of a user who is neither a customer nor staff.
   */
  verifyPassword(username: string, password: string): Promise<Customer | null>;
  /** Throws `customer_not_found`, `email_taken`. */
  updateCustomer(id: number, changes: CustomerChanges, onCommit?: OnCommit<Customer>): Promise<Customer>;
  changePassword(id: number, password: string): Promise<void>;
  /** The customer with this user name or email address; null takes equally long. */
  findByUsername(username: string): Promise<Customer | null>;
}
