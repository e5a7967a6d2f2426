import { array, type GenericSchema, nullable, object, string } from 'valibot';
import type { Address } from '../../../domain/account/customer.js';

/** Schema of a customer's address book as JSON, used by the embedded database and by the store. */
export const ADDRESS_BOOK: GenericSchema<unknown, Address[]> = array(
  object({
    label: nullable(string()),
    governorate: string(),
    city: string(),
    address1: string(),
    address2: nullable(string()),
  }),
);
