import { array, type GenericSchema, nullable, object, string } from 'valibot';
import type { Address } from '../../domain/account/customer.js';

/** A customer's address book as JSON, in the shop's database and in the store's alike. */
export const ADDRESS_BOOK: GenericSchema<unknown, Address[]> = array(
  object({
    label: nullable(string()),
    governorate: string(),
    city: string(),
    address1: string(),
    address2: nullable(string()),
  }),
);
