import { ShopError } from '../../../domain/core/errors.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import { changedBook } from '../../../domain/account/addressBook.js';
import type { Address } from '../../../domain/account/customer.js';
import { ADDRESSES_MAX } from '../../../domain/core/limits.js';
import { parseId } from '../../../domain/core/parseId.js';
import { emptyCustomer, toWireCustomer, type WireCustomer } from '../../../domain/account/wireCustomer.js';
import type { CustomerChanges } from '../../ports/customers.js';
import type { Backend } from '../../ports/backend.js';
import type { OnCommit } from '../../ports/records/state.js';
import { mailAddress, withLetter } from './accountLetters.js';
import { readOwnAccount } from './identity.js';
import { codesOf } from './oneTimeCodes.js';
import { withPassword } from './passwordTries.js';

/** Fields that give access to the account: they log in, or receive the codes for a new password. */
const GUARDED = ['email', 'phone'] as const;

/** The caller's own customer or guest record; any other id throws `customer_not_found` without asking the store. */
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

/**
 * Updates the caller's own account. Fields that give access to it (email, phone) require the password, and a
 * letter to the address from before tells of them. An address book is changed from the one that was seen, if it is given,
 * so that another tab loses nothing. A contact account has no password: its phone is changed
 * without one, an email throws `account_required`. Throws `login_required`, `email_taken`, `invalid_fields`
 * without the password, `wrong_credentials`, `too_many_requests`.
 */
export async function updateCustomer(
  backend: Backend,
  caller: Caller,
  { addressesSeen: seen, ...changes }: WantedChanges & { addressesSeen?: Address[] },
  onCommit: OnCommit<WireCustomer>,
): Promise<WireCustomer> {
  const { addresses: wanted } = changes;
  if (seen === undefined || wanted === undefined) return change(backend, caller, changes, onCommit);
  const id = requireCustomer(caller);
  return backend.state.withLocks([`addresses of ${id}`], async () => {
    const customer = await backend.store.customers.getCustomer(id);
    if (customer === null) throw new ShopError('customer_not_found');
    const addresses = changedBook(customer.addresses, { seen, wanted });
    if (addresses.length > ADDRESSES_MAX) {
      throw new ShopError('invalid_fields', { fields: { addresses: 'too_long' } });
    }
    return change(backend, caller, { ...changes, addresses }, onCommit);
  });
}

type WantedChanges = CustomerChanges & { password?: string };

async function change(
  backend: Backend,
  caller: Caller,
  { password, ...changes }: WantedChanges,
  onCommit: OnCommit<WireCustomer>,
): Promise<WireCustomer> {
  const { customers } = backend.store;
  const id = requireCustomer(caller);
  const save = async () =>
    toWireCustomer(
      await customers.updateCustomer(
        id,
        changes,
        onCommit && ((customer) => onCommit(toWireCustomer(customer))),
      ),
    );
  if (changes.email === undefined && changes.phone === undefined) {
    // The password confirms changes to these fields only, and is never changed here.
    if (password !== undefined) throw new ShopError('invalid_fields', { fields: { password: 'unknown' } });
    return save();
  }
  const { customer, session } = await readOwnAccount(backend, caller);
  if (customer.isContact) {
    // A contact's number gives access to nothing, unlike an address, which would receive codes.
    if (changes.email !== undefined) throw new ShopError('account_required');
    if (password !== undefined) throw new ShopError('invalid_fields', { fields: { password: 'unknown' } });
    return save();
  }
  const changed = GUARDED.filter((name) => changes[name] !== undefined && changes[name] !== customer[name]);
  if (changed.length === 0) return save();
  if (password === undefined) throw new ShopError('invalid_fields', { fields: { password: 'required' } });
  // A taken address counts as a wrong attempt, because it reveals who has an account.
  const letter = { before: customer, to: mailAddress(customer), news: changed };
  const updated = await withPassword(backend, { session, customer, password }, () =>
    withLetter(backend, letter, () => customers.updateCustomer(id, changes)),
  );
  await backend.state.forgetCodes(codesOf(id));
  return toWireCustomer(updated);
}
