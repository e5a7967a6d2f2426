import type { Billing } from '../order/order.js';

export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  /** An email address, or a phone number in the form `01012345678`; random for a contact account. */
  username: string;
  /** Has no password and cannot be logged into: made from a name and a number, for one session. */
  isContact: boolean;
  email: string | null;
  /** E.164. */
  phone: string | null;
  addresses: Address[];
  /** Keys of the customer's cars, see `carKey.ts`; the first one is in use. */
  cars: string[];
}

/** An entry of the address book. */
export type Address = Pick<Billing, 'governorate' | 'city' | 'address1' | 'address2'> & {
  label: string | null;
};

const CONTACT_NAME = /^contact-[0-9a-f]{32}$/;

/** The user name of a contact account, from 32 random hexadecimal digits. */
export function contactName(digits: string): string {
  return `contact-${digits}`;
}

/** Whether a user name is that of a contact account; no number and no email address is. */
export function isContactName(username: string): boolean {
  return CONTACT_NAME.test(username);
}
