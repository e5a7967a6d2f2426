import { randomInt } from 'node:crypto';
import { ShopError } from '../../domain/errors.js';
import { parseMobile } from '../../domain/egypt.js';
import { foldUsername, isEmail, parseUsername } from '../../domain/fields.js';
import { type Caller, FIRST_GUEST_ID } from '../../domain/identity.js';
import { COOKIE_MAX_AGE_S } from '../../domain/limits.js';
import { isWeakPassword } from '../../domain/password.js';
import type { Customer } from '../../domain/customer.js';
import { RATE_LIMITS } from '../../domain/rateLimits.js';
import type { Backend } from '../ports/backend.js';

/** Guest ids are drawn at random from this many, so that none tells how many visitors there were. */
const GUEST_ID_RANGE = 2 ** 47;

/** A new visitor: an id that stands in the signed cookie alone and costs the store nothing. */
export function newGuestId(): number {
  return FIRST_GUEST_ID + randomInt(GUEST_ID_RANGE);
}

export interface RegistrationForm {
  first_name: string;
  last_name: string;
  username: string;
  email: string | null;
  password: string;
}

/** Opens an account. Throws `username_taken`, `email_taken`, `weak_password`. */
export async function register({ store }: Backend, form: RegistrationForm): Promise<Customer> {
  if (isWeakPassword(form.password, form.username)) {
    throw new ShopError('weak_password', { fields: { password: 'weak_password' } });
  }
  return store.customers.createCustomer({
    firstName: form.first_name,
    lastName: form.last_name,
    username: form.username,
    email: isEmail(form.username) ? form.username : form.email,
    phone: parseMobile(form.username),
    password: form.password,
  });
}

/**
 * The customer whose user name and password these are. Every wrong pair throws the same `wrong_credentials`;
 * too many wrong tries at one account throw `too_many_requests`, whoever tries.
 */
export async function login(
  { store, state, settings }: Backend,
  form: { username: string; password: string },
): Promise<Customer> {
  const username = parseUsername(form.username) ?? foldUsername(form.username);
  const limit = RATE_LIMITS['wrong-logins-account'];
  const owner = await store.customers.findByUsername(username);
  const counter = wrongLogins(owner, username);
  const { count, resetsInSeconds } = await state.countEvent(counter, limit.windowSeconds);
  if (count > settings.maxOf('wrong-logins-account')) {
    throw new ShopError('too_many_requests', { retryAfterSeconds: resetsInSeconds });
  }
  const customer = await store.customers.verifyPassword(username, form.password);
  if (customer === null) throw new ShopError('wrong_credentials');
  await state.clearEvents(counter);
  return customer;
}

/**
 * The counter of wrong logins: the account's, by whichever of its names one tries. A name that is nobody's has
 * one of its own, so that nothing tells the two apart.
 */
export function wrongLogins(owner: Customer | null, username: string): string {
  return owner === null ? `wrong-logins name ${username}` : `wrong-logins account ${owner.id}`;
}

/** Ends the session, or with `everywhere` every session of the customer. */
export async function logout({ state }: Backend, caller: Caller, everywhere: boolean): Promise<void> {
  if (caller.kind !== 'customer') return;
  if (everywhere) await state.revokeAllSessions(caller.id);
  const expiresAt = new Date(Date.now() + COOKIE_MAX_AGE_S * 1000);
  await state.revokeSession(caller.sessionId, expiresAt);
}

/** Sets a new password for who knows the old one, and ends every session of the customer. */
export async function changePassword(
  backend: Backend,
  caller: Caller,
  form: { password: string; new_password: string },
): Promise<number> {
  const id = requireCustomer(caller);
  const customer = await backend.store.customers.getCustomer(id);
  if (customer === null) throw new ShopError('login_required');
  await login(backend, { username: customer.username, password: form.password });
  if (isWeakPassword(form.new_password, customer.username)) {
    throw new ShopError('weak_password', { fields: { new_password: 'weak_password' } });
  }
  await backend.store.customers.changePassword(id, form.new_password);
  await backend.state.revokeAllSessions(id);
  return id;
}

/** The id of the logged-in customer; throws `login_required` for guests and nobody. */
export function requireCustomer(caller: Caller): number {
  if (caller.kind !== 'customer') throw new ShopError('login_required');
  return caller.id;
}
