import { number, object, string } from 'valibot';
import { callApi } from '../core/api.js';
import { sendOnce } from '../core/sendOnce.js';

const Found = object({ order_id: number() });
const Opened = object({ order_id: number(), key: string() });

/**
 * Requests a code to the number or address of an order, and returns the order's number. The answer is the same whether
 * or not they belong together. Throws `messages_used_up`.
 */
export async function requestOrderCode(body: { order: string; contact: string }): Promise<number> {
  return (await callApi('/post/find_order', { method: 'POST', body, schema: Found })).order_id;
}

/** The key of an order, by the code that was sent to its contact. Throws `wrong_code`. */
export async function openOrder(orderId: number, code: string): Promise<string> {
  const body = { order: String(orderId), code };
  return (await sendOnce('/post/open_order', { body, schema: Opened })).key;
}
