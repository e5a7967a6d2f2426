import { errorCodeOf, ShopError } from '../../../domain/core/errors.js';
import type { Caller } from '../../../domain/account/identity.js';
import { DEFAULT_LOCALE } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { type Order, ORDER_STATUSES, type OrderStatus } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { ordersLock } from '../../ports/records/state.js';
import { mailAddress, withLetter } from './accountLetters.js';
import { readOwnAccount } from './identity.js';
import { codesOf } from './oneTimeCodes.js';
import { ownAddresses } from './ownAddresses.js';
import { withPassword } from './passwordTries.js';

/** Somebody still has to deliver, pay or decide. */
const UNDER_WAY: readonly OrderStatus[] = ['pending', 'processing', 'on-hold'];

/**
 * Deletes the caller's account: the cart goes, finished orders and reviews stay without the person, letters stop, every
 * session ends, and a letter tells it. It needs the password; a contact account has none. Repeating it after a failure
 * continues.
 * Throws `login_required`, `wrong_credentials`, `too_many_requests`, `invalid_fields` without the password, and
 * `orders_under_way`.
 */
export async function deleteAccount(
  backend: Backend,
  caller: Caller,
  { password }: { password?: string | undefined },
): Promise<void> {
  const { store, state } = backend;
  const { customer, session } = await readOwnAccount(backend, caller).catch(async (error: unknown) => {
    // The process that deleted the account ended before it ended the other sessions.
    if (caller.kind === 'customer' && errorCodeOf(error) === 'login_required') {
      await state.revokeAllSessions(caller.id);
    }
    throw error;
  });
  const isMissing = !customer.isContact && password === undefined;
  if (isMissing || (customer.isContact && password !== undefined)) {
    throw new ShopError('invalid_fields', { fields: { password: isMissing ? 'required' : 'unknown' } });
  }
  const remove = () =>
    state.withLocks([ordersLock(customer.id)], async () => {
      const orders = await store.orders.listOrders({ customerId: customer.id, statuses: ORDER_STATUSES });
      if (orders.some(({ status }) => UNDER_WAY.includes(status))) throw new ShopError('orders_under_way');
      // Before, so that nothing outlives a deletion that ends half-way; a contact could not come back to repeat it.
      if (!customer.isContact) await state.revokeAllSessions(customer.id);
      await forgetOrders(backend, orders);
      await backend.subscribers.forget(ownAddresses(customer, await state.listProofs(customer.id)));
      await Promise.all(Object.values(backend.features).map((records) => records.forget(customer.id)));
      await state.forgetCodes(codesOf(customer.id));
      await state.forgetProofs(customer.id);
      // Last, because nobody can ask again for the account of a customer who does not exist.
      const letter = { before: customer, to: mailAddress(customer), news: ['deleted'] } as const;
      await withLetter(backend, letter, () => store.customers.deleteCustomer(customer.id));
    });
  await (password === undefined ? remove() : withPassword(backend, { session, customer, password }, remove));
  await state.revokeAllSessions(customer.id);
}

async function forgetOrders(
  { store: { orders, reviews }, returns }: Backend,
  all: readonly Order[],
): Promise<void> {
  const carts = all.filter(({ status }) => status === 'pending-cart');
  if (carts.length > 0) await orders.deleteOrders(carts.map(({ id }) => id));
  await returns.forgetWords(all.map(({ id }) => id));
  for (const order of all) {
    if (order.status === 'pending-cart') continue;
    await reviews.renameAuthor(order.id, translateTo(order.locale ?? DEFAULT_LOCALE)('review.customer'));
    await orders.forgetBuyer(order);
  }
}
