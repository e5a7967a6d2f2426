import type { Customer } from '../../../domain/account/customer.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Caller } from '../../../domain/account/identity.js';
import type { Backend } from '../../ports/backend.js';

/** Subscribes an address; name and phone come from the session's customer, never from the request. */
export async function subscribe(
  { newsletter, store }: Backend,
  caller: Caller,
  email: string,
): Promise<void> {
  const customer = caller.kind === 'customer' ? await findCustomer(store, caller.id) : null;
  await newsletter.subscribe({
    email,
    ...(customer === null || customer.firstName === ''
      ? {}
      : {
          firstName: customer.firstName,
          lastName: customer.lastName,
          ...(customer.phone === null ? {} : { phone: customer.phone }),
        }),
  });
}

/** If the store is down, the subscription goes ahead without the name. */
async function findCustomer(store: Backend['store'], id: number): Promise<Customer | null> {
  try {
    return await store.customers.getCustomer(id);
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}
