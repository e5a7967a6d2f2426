import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot';
import type { Address, Customer } from './customer.js';

/** A customer in `/api`: returned only to themselves, with only the fields that the shop shows. */
export const CustomerSchema = object({
  id: number(),
  first_name: string(),
  last_name: string(),
  username: string(),
  /** Has no password: the account of this browser's session only. */
  is_contact: boolean(),
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
  /** Keys; the first car is in use. */
  cars: array(string()),
});

export type WireCustomer = InferOutput<typeof CustomerSchema>;

/** Converts a customer for `/api`, for themselves only. */
export function toWireCustomer(customer: Customer): WireCustomer {
  return {
    id: customer.id,
    first_name: customer.firstName,
    last_name: customer.lastName,
    username: customer.username,
    is_contact: customer.isContact,
    email: customer.email,
    phone: customer.phone,
    addresses: customer.addresses.map(toWireAddress),
    cars: customer.cars,
  };
}

function toWireAddress(address: Address): WireCustomer['addresses'][number] {
  const { label, governorate, city, address1, address2 } = address;
  return { label, governorate, city, address_1: address1, address_2: address2 };
}

/** The response of `customers/{id}` for a guest, who has no account. */
export function emptyCustomer(id: number): WireCustomer {
  const nobody = { first_name: '', last_name: '', username: '', is_contact: false, email: null, phone: null };
  return { id, ...nobody, addresses: [], cars: [] };
}
