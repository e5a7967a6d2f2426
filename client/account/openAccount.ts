import { number, object } from 'valibot';
import { ShopError } from '../../domain/core/errors.js';
import { type RemovedPart, Removing } from '../../domain/account/removedParts.js';
import { callApi } from '../core/api.js';
import { sendOnce } from '../core/sendOnce.js';

interface RegistrationForm {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  password: string;
}

const Entered = object({ id: number() });

/** Logs in; throws `wrong_credentials`, `too_many_requests`. */
export async function submitLogin(form: { username: string; password: string }): Promise<void> {
  await callApi('/post/login', { method: 'POST', body: form, schema: Entered });
}

/** Logs in with a code that was sent; returns what it removed from the account. Throws `wrong_code`. */
export async function submitLoginCode(form: { username: string; code: string }): Promise<RemovedPart[]> {
  const schema = object({ ...Entered.entries, ...Removing.entries });
  const { removed } = await sendOnce('/post/login_by_code', { body: form, schema });
  return removed;
}

/**
 * Registers an account, which also logs in. If the name is taken but the password logs in, an earlier attempt succeeded
 * and its response was lost, so this counts as success; otherwise throws `username_taken`.
 */
export async function openAccount(form: RegistrationForm): Promise<void> {
  try {
    await callApi('/post/register', { method: 'POST', body: form, schema: Entered });
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'username_taken') throw error;
    const { username, password } = form;
    await submitLogin({ username, password }).catch(() => {
      throw error;
    });
  }
}

/**
 * Begins a session with a name and a number, without a password. With the same key, a repeat after a lost response makes
 * no second account. Throws `invalid_fields`, `too_many_requests`.
 */
export async function continueWithNumber(form: { name: string; phone: string }, key: string): Promise<void> {
  await callApi('/post/continue', { method: 'POST', body: form, schema: Entered, idempotencyKey: key });
}
