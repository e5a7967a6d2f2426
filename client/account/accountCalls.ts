/** What a customer does to their account; each throws a `ShopError` whose fields a form shows. */
import { number, object, unknown } from 'valibot';
import { callApi } from '../core/api.js';

/** Asks for a code by mail. What it answers does not depend on whether there is an account. */
export async function requestPasswordCode(username: string): Promise<void> {
  await callApi('/post/forgot_password', { method: 'POST', body: { username }, schema: unknown() });
}

/** Sets a new password with the code that was mailed; the ticket is of the letter's link, else a cookie says it. */
export async function resetPassword(body: {
  username: string;
  code: string;
  password: string;
  ticket?: string;
}): Promise<void> {
  await callApi('/post/reset_password', { method: 'POST', body, schema: unknown() });
}

/** Changes the password of who knows the old one; every other device is logged out by it. */
export async function changePassword(body: { password: string; new_password: string }): Promise<void> {
  await callApi('/post/change_password', { method: 'POST', body, schema: object({ id: number() }) });
}

/** Changes what is named in it; a new phone or email needs the password. */
export async function updateCustomer(body: Record<string, unknown>): Promise<void> {
  await callApi('/wcPost/update-customer', { method: 'PUT', body, schema: unknown() });
}
