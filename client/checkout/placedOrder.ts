import { type InferOutput, number, object, string } from 'valibot';
import { callApi } from '../core/api.js';
import { type CheckoutAttempt, isUndecided, pendingAttempt } from './checkoutAttempt.js';

const PlacedSchema = object({ order_id: number(), redirect: string() });

/** An order that was taken, and where the shopper goes next. */
export type Placed = InferOutput<typeof PlacedSchema>;

/**
 * Sends an order. The attempt is kept until its outcome is known, so that asking again, after a lost answer or a
 * reload, carries the same idempotency key and can never order twice.
 */
export async function sendAttempt(attempt: CheckoutAttempt): Promise<Placed> {
  pendingAttempt.write(attempt);
  try {
    const placed = await callApi('/wcPost/checkout', {
      method: 'POST',
      body: JSON.parse(attempt.body) as unknown,
      schema: PlacedSchema,
      idempotencyKey: attempt.key,
    });
    pendingAttempt.write(null);
    return placed;
  } catch (error) {
    if (!isUndecided(error)) pendingAttempt.write(null);
    throw error;
  }
}

/** A page of the shop, in whatever language; anything else is where a card is paid. */
export function isShopPage(redirect: string): boolean {
  return redirect.startsWith('/') && !redirect.startsWith('/api/');
}

/** Leaves for the card page and stays busy until the browser is gone; one who comes back sees today's state. */
export function leaveForPayment(address: string): Promise<never> {
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  window.location.assign(address);
  return new Promise(() => undefined);
}
