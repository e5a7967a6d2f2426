/** Account calls of a customer; each throws a `ShopError` whose fields a form can show. */
import { number, object, unknown } from 'valibot';
import { type RemovedPart, Removing } from '../../domain/account/removedParts.js';
import { apiAddress, callApi } from '../core/api.js';
import { sendOnce } from '../core/sendOnce.js';

/** Requests a password reset code by email. The answer is the same whether or not the account exists. */
export async function requestPasswordCode(username: string): Promise<void> {
  await callApi('/post/forgot_password', { method: 'POST', body: { username }, schema: unknown() });
}

/** Requests a code to log in with. The answer is the same whether or not the account exists. */
export async function requestLoginCode(username: string): Promise<void> {
  await callApi('/post/send_code', { method: 'POST', body: { username }, schema: unknown() });
}

/** Requests a code to a number, to prove that the caller has it. Throws `messages_used_up`. */
export async function requestNumberCode(phone: string): Promise<void> {
  await callApi('/post/send_number_code', { method: 'POST', body: { phone }, schema: unknown() });
}

/** Proves that the caller has the number by the code. Throws `wrong_code`. */
export async function proveNumber(body: { phone: string; code: string }): Promise<void> {
  await sendOnce('/post/prove_number', { body, schema: unknown() });
}

/**
 * Sets a new password with the code, and returns what it removed from the account; the ticket comes from the email's
 * link, or else from a cookie.
 */
export async function resetPassword(body: {
  username: string;
  code: string;
  password: string;
  ticket?: string;
}): Promise<RemovedPart[]> {
  const { removed } = await sendOnce('/post/reset_password', { body, schema: Removing });
  return removed;
}

/** Changes the password after checking the current one; the server ends the sessions of all other devices. */
export async function changePassword(body: { password: string; new_password: string }): Promise<void> {
  await sendOnce('/post/change_password', { body, schema: object({ id: number() }) });
}

/** Updates the given fields; changing phone or email requires the current password. */
export async function updateCustomer(body: Record<string, unknown>): Promise<void> {
  await callApi('/wcPost/update-customer', { method: 'PUT', body, schema: unknown() });
}

/** Deletes the account; one with a password needs it. */
export async function deleteAccount(body: { password?: string }): Promise<void> {
  await sendOnce('/post/delete_account', { body, schema: unknown() });
}

/** URL of a file with everything that the shop knows of the customer. */
export function accountExportAddress(): string {
  return apiAddress('/wcFetch/account-export');
}
