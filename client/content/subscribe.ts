import { literal, object, unknown } from 'valibot';
import type { Identity } from '../account/useIdentity.js';
import { callApi } from '../core/api.js';

const Taken = object({ status: literal(202) });

/** Subscribes an address to the newsletter; sends a customer's name and phone with it. Throws a `ShopError`. */
export async function subscribe(email: string, identity: Identity): Promise<void> {
  const body = { email, ...personOf(identity) };
  await callApi('/post/add_to_sendgrid', { method: 'POST', body, schema: Taken });
}

function personOf(identity: Identity): Record<string, string> {
  if (identity.state !== 'customer' || identity.customer.first_name === '') return {};
  const { first_name, last_name, phone } = identity.customer;
  return { first_name, last_name, ...(phone === null ? {} : { phone_number: phone }) };
}

/** Ends the newsletter of the address whose link has this key. Throws `not_found`. */
export async function stopNewsletter(key: string): Promise<void> {
  await callApi('/post/stop_newsletter', { method: 'POST', body: { key }, schema: unknown() });
}
