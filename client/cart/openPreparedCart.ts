import { unknown } from 'valibot';
import { sendOnce } from '../core/sendOnce.js';

/** Opens the cart of a link that the shop has sent, which begins a session. Throws `order_not_found`. */
export async function openPreparedCart(link: string): Promise<void> {
  await sendOnce('/post/open_cart', { body: { link }, schema: unknown() });
}
