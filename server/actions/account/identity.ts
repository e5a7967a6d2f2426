import { randomInt } from 'node:crypto';
import { ShopError } from '../../../domain/core/errors.js';
import { parseMobile } from '../../../domain/egypt/mobile.js';
import { foldUsername, isEmail, parseUsername } from '../../../domain/forms/fields.js';
import { type Caller, type CustomerSession, FIRST_GUEST_ID } from '../../../domain/account/identity.js';
import { REVOCATION_KEPT_S } from '../../../domain/core/limits.js';
import type { Customer } from '../../../domain/account/customer.js';
import type { Source } from '../../ports/shared/source.js';
import type { Backend } from '../../ports/backend.js';
import { mailAddress, withLetter } from './accountLetters.js';
import { codesOf } from './oneTimeCodes.js';
import { requireStrongPassword } from './passwordStrength.js';
import { countAll } from '../../ports/shared/counters.js';
import { countersFor, type EnteredName, findOwner, withPassword } from './passwordTries.js';

/** Guest ids are random numbers below this, so that an id does not reveal the number of visitors. */
const GUEST_ID_RANGE = 2 ** 47;

const WRONG_LOGINS = {
  event: 'wrong-logins',
  perSource: 'wrong-logins-source',
  perAccount: 'wrong-logins-account',
} as const;

/** A new guest id; it exists only in the signed cookie and needs no request to the store. */
export function newGuestId(): number {
  return FIRST_GUEST_ID + randomInt(GUEST_ID_RANGE);
}

interface RegistrationForm {
  first_name: string;
  last_name: string;
  username: string;
  email: string | null;
  password: string;
}

/** A customer whose password was right, and their session epoch from before it was checked. */
export interface Confirmed {
  customer: Customer;
  epoch: number;
}

/** Creates an account. Throws `username_taken`, `email_taken`, `weak_password`. */
export async function register({ store, state }: Backend, form: RegistrationForm): Promise<Confirmed> {
  const known = [`${form.first_name} ${form.last_name}`, form.username, form.email];
  await requireStrongPassword('password', form.password, known);
  const customer = await store.customers.createCustomer({
    firstName: form.first_name,
    lastName: form.last_name,
    username: form.username,
    email: isEmail(form.username) ? form.username : form.email,
    phone: parseMobile(form.username),
    password: form.password,
  });
  // Not always 0: a store that was restored gives an id again.
  return { customer, epoch: await state.sessionEpoch(customer.id) };
}

/**
 * The customer with this user name and password. A password change in the meantime voids the session that begins with
 * the epoch. Every wrong pair throws the same `wrong_credentials`; too many wrong
 * attempts from one source, or from many unknown sources against one account, throw `too_many_requests`.
 */
export async function login(
  backend: Backend,
  form: { username: string; password: string },
  source: Source,
): Promise<Confirmed> {
  const entered = await findOwner(backend, parseUsername(form.username) ?? foldUsername(form.username));
  const counters = await countersFor(WRONG_LOGINS, entered, source);
  const waitSeconds = await countAll(backend, counters);
  if (waitSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds: waitSeconds });
  const confirmed = await checkPassword(backend, entered, form.password);
  const [own] = counters;
  // A counter that is cleared late refuses sooner, never later.
  if (own !== undefined) backend.later(() => backend.state.clearEvents(own.key));
  return confirmed;
}

/**
 * A store may know user names by which it finds no customer: then the password is checked again after the epoch of the
 * customer has been read.
 */
async function checkPassword(
  { store, state }: Backend,
  { username, owner, epoch }: EnteredName,
  password: string,
): Promise<Confirmed> {
  const customer = await store.customers.verifyPassword(username, password, owner);
  if (customer !== null && customer.id === owner?.id) return { customer, epoch };
  if (customer === null) throw new ShopError('wrong_credentials');
  const ownEpoch = await state.sessionEpoch(customer.id);
  const again = await store.customers.verifyPassword(username, password);
  if (again?.id !== customer.id) throw new ShopError('wrong_credentials');
  return { customer: again, epoch: ownEpoch };
}

/** Ends this session, or with `everywhere` every session of the customer. */
export async function logout({ state }: Backend, caller: Caller, everywhere: boolean): Promise<void> {
  if (caller.kind !== 'customer') return;
  if (everywhere) await state.revokeAllSessions(caller.id);
  const expiresAt = new Date(Date.now() + REVOCATION_KEPT_S * 1000);
  await state.revokeSession(caller.sessionId, expiresAt);
}

/**
 * Changes the password given the old one, revokes every session of the customer, tells them by letter, and returns the customer with the
 * new session epoch. Throws `login_required`, `account_required`, `weak_password`, `wrong_credentials`, `too_many_requests`.
 */
export async function changePassword(
  backend: Backend,
  caller: Caller,
  form: { password: string; new_password: string },
): Promise<Confirmed> {
  const { customer, session } = await readOwnAccount(backend, caller);
  if (customer.isContact) throw new ShopError('account_required');
  const { firstName, lastName, username, email, phone } = customer;
  // Checked first, so that a weak new password does not count as a wrong attempt at the old one.
  await requireStrongPassword('new_password', form.new_password, [
    `${firstName} ${lastName}`,
    username,
    email,
    phone,
  ]);
  const letter = { before: customer, to: mailAddress(customer), news: ['password'] } as const;
  const epoch = await withPassword(backend, { session, customer, password: form.password }, () =>
    withLetter(backend, letter, () => replacePassword(backend, customer.id, form.new_password)),
  );
  return { customer, epoch };
}

/**
 * Sets a password, revokes all sessions and all pending codes, and returns the new session epoch. Revoked before, so
 * that nothing outlives the old password if the process ends half-way, and after, for what began with it meanwhile.
 */
export async function replacePassword(
  { store, state }: Backend,
  customerId: number,
  password: string,
): Promise<number> {
  await state.revokeAllSessions(customerId);
  await state.forgetCodes(codesOf(customerId));
  await store.customers.changePassword(customerId, password);
  return state.revokeAllSessions(customerId);
}

/** The caller's session and their current account in the store; throws `login_required`. */
export async function readOwnAccount(
  { store }: Backend,
  caller: Caller,
): Promise<{ session: CustomerSession; customer: Customer }> {
  const customer = caller.kind === 'customer' ? await store.customers.getCustomer(caller.id) : null;
  if (caller.kind !== 'customer' || customer === null) throw new ShopError('login_required');
  return { session: caller, customer };
}
