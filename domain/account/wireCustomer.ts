import { array, type InferOutput, nullable, number, object, string } from 'valibot';
import type { Address, Customer } from './customer.js';

/** A customer as `/api` answers: to the owner alone, and nothing that the shop does not show. */
export const CustomerSchema = object({
  id: number(),
  first_name: string(),
  last_name: string(),
  username: string(),
  email: nullable(string()),
  phone: nullable(string()),
  addresses: array(
    object({
      label: nullable(string()),
      governorate: string(),
      city: string(),
      address_1: string(),
      address_2: nullable(string()),
    }),
  ),
});

export type WireCustomer = InferOutput<typeof CustomerSchema>;

/** The customer as `/api` answers them, to themselves alone. */
export function toWireCustomer(customer: Customer): WireCustomer {
  return {
    id: customer.id,
    first_name: customer.firstName,
    last_name: customer.lastName,
    username: customer.username,
    email: customer.email,
    phone: customer.phone,
    addresses: customer.addresses.map(toWireAddress),
  };
}

function toWireAddress(address: Address): WireCustomer['addresses'][number] {
  const { label, governorate, city, address1, address2 } = address;
  return { label, governorate, city, address_1: address1, address_2: address2 };
}

/** Whether this is somebody's account, and not the empty customer that stands for a guest. */
export function hasAccount({ username }: WireCustomer): boolean {
  return username !== '';
}

/** What `customers/{id}` answers for a guest, who has no account. */
export function emptyCustomer(id: number): WireCustomer {
  return { id, first_name: '', last_name: '', username: '', email: null, phone: null, addresses: [] };
}
