import { randomBytes } from 'node:crypto';
import type { Customer } from '../../../domain/account/customer.js';
import { REMOVED_PARTS, type RemovedPart } from '../../../domain/account/removedParts.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Backend } from '../../ports/backend.js';
import type { CustomerChanges } from '../../ports/customers.js';
import { accountLock } from '../../ports/records/state.js';
import { mailAddress, withLetter } from './accountLetters.js';
import { type Confirmed, replacePassword } from './identity.js';
import type { Source } from '../../ports/shared/source.js';
import type { EnteredName } from './passwordTries.js';

const UNUSED_PASSWORD_BYTES = 32;

interface Proof {
  entered: EnteredName;
  /** Where the code was sent: E.164, or a mail address. */
  to: string | null;
  source: Source;
  /** The new password that the code sets; null for a login. */
  password: string | null;
}

/** The customer as they are now, with the epoch of a session that may begin. */
export interface Proven extends Confirmed {
  /** What was removed because a stranger may have prepared it. */
  removed: RemovedPart[];
}

/**
 * Believes that the owner has this number or address, because somebody has entered the code that was sent to it. Anyone
 * can register the contact of somebody else, so the first code for it that is entered in a browser which the account
 * does not know voids what was set before: password, sessions, devices, and the other contact, which would receive codes
 * as well; also the addresses, unless goods have arrived at a customer who may still need them. It is noted last, so that a call that failed half-way is completed by the next code.
 */
export async function proveContact(
  backend: Backend,
  { entered: { owner, epoch }, to, source, password }: Proof,
): Promise<Proven> {
  if (owner === null || to === null) throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } });
  const { state } = backend;
  const { id } = owner;
  return state.withLocks([accountLock(id)], async () => {
    if ((await state.isProven(id, to)) || (await source.deviceOf({ id, epoch })) !== null) {
      await state.saveProof(id, to);
      if (password === null) return { customer: owner, epoch, removed: [] };
      const letter = { before: owner, to: mailAddress(owner), news: ['password'] } as const;
      const next = await withLetter(backend, letter, () => replacePassword(backend, id, password));
      return { customer: owner, epoch: next, removed: [] };
    }
    return withLetter(
      backend,
      {
        before: owner,
        to: mailAddress({ ...owner, ...withoutOtherContact(owner, to) }),
        news: ['password'],
        newsOf: ({ removed }) => (password === null ? removed : ['password', ...removed]),
      },
      () => voidAll(backend, { owner, to, password }),
    );
  });
}

/** Voids what a stranger may have set before the owner proved the contact. */
async function voidAll(
  backend: Backend,
  { owner, to, password }: { owner: Customer; to: string; password: string | null },
): Promise<Proven> {
  const { store, state } = backend;
  const { id } = owner;
  const next = await replacePassword(backend, id, password ?? unusedPassword());
  const before = (await store.customers.getCustomer(id)) ?? owner;
  const arrived = await store.orders.listOrders({ customerId: id, statuses: ['completed'] });
  const changes = {
    ...withoutOtherContact(before, to),
    ...(arrived.length === 0 && withoutAddresses(before)),
  };
  const isChanged = Object.keys(changes).length > 0;
  const customer = isChanged ? await store.customers.updateCustomer(id, changes) : before;
  await state.forgetProofs(id);
  await state.saveProof(id, to);
  const hasLostPassword = password === null;
  const removed = REMOVED_PARTS.filter((part) => (part === 'password' ? hasLostPassword : part in changes));
  return { customer, epoch: next, removed };
}

function withoutOtherContact({ email, phone }: Customer, contact: string): CustomerChanges {
  return {
    ...(email !== null && email !== contact && { email: null }),
    ...(phone !== null && phone !== contact && { phone: null }),
  };
}

function withoutAddresses({ addresses }: Customer): CustomerChanges {
  return addresses.length > 0 ? { addresses: [] } : {};
}

/** Nobody knows it: the customer logs in by code, or sets a password with one. */
function unusedPassword(): string {
  return randomBytes(UNUSED_PASSWORD_BYTES).toString('base64url');
}
