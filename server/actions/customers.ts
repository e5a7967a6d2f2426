import { ShopError } from '../../domain/errors.js';
import { type Caller, parseId } from '../../domain/identity.js';
import { emptyCustomer, toWireCustomer, type WireCustomer } from '../../domain/wire/customer.js';
import type { CustomerChanges } from '../ports/customers.js';
import type { Backend } from '../ports/backend.js';
import { requireCustomer } from './identity.js';

/**
 * The customer or guest with this id, for that very one: any other id answers `customer_not_found` without
 * asking the store.
 */
export async function readCustomer(
  { store }: Backend,
  caller: Caller,
  idText: string,
): Promise<WireCustomer> {
  const id = parseId(idText);
  if (id === null || caller.kind === 'nobody' || caller.id !== id) throw new ShopError('customer_not_found');
  if (caller.kind === 'guest') return emptyCustomer(id);
  const customer = await store.customers.getCustomer(id);
  if (customer === null) throw new ShopError('customer_not_found');
  return toWireCustomer(customer);
}

/** Changes what the caller's own account says. Throws `login_required`, `email_taken`. */
export async function updateCustomer(
  { store }: Backend,
  caller: Caller,
  changes: CustomerChanges,
): Promise<WireCustomer> {
  return toWireCustomer(await store.customers.updateCustomer(requireCustomer(caller), changes));
}
