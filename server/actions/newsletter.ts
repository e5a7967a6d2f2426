import type { Caller } from '../../domain/identity.js';
import type { Backend } from '../ports/backend.js';

/** Subscribes an address; name and phone come from the session's customer, never from the request. */
export async function subscribe(
  { newsletter, store }: Backend,
  caller: Caller,
  email: string,
): Promise<void> {
  const customer = caller.kind === 'customer' ? await store.customers.getCustomer(caller.id) : null;
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
