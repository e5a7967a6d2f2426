import { unknown } from 'valibot';
import { callApi } from '../core/api.js';

/** Sends a contact message. Throws a `ShopError` whose fields the form shows. */
export async function sendMessage(body: Record<string, string>): Promise<void> {
  await callApi('/post/contact', { method: 'POST', body, schema: unknown() });
}
