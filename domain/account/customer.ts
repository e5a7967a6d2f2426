import type { Billing } from '../order/order.js';

export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  /** An email address, or a phone number in the form `01012345678`. */
  username: string;
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
