import { unknown } from 'valibot';
import { callApi } from '../core/api.js';

/** Opens the cart of a link that the shop has sent, which begins a session. Throws `order_not_found`. */
export async function openPreparedCart(link: string): Promise<void> {
  await callApi('/post/open_cart', { method: 'POST', body: { link }, schema: unknown() });
}
