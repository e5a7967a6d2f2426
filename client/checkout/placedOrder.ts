import { isUndecided } from '../core/isUndecided.js';
import { onShownAgain } from '../storage/otherTabs.js';
import { type InferOutput, number, object, string } from 'valibot';
import { callApi } from '../core/api.js';
import { type CheckoutAttempt, pendingAttempt } from './checkoutAttempt.js';

const PlacedSchema = object({ order_id: number(), redirect: string() });

/** A placed order, and where to go next. */
export type Placed = InferOutput<typeof PlacedSchema>;

/**
 * Places an order. The attempt is stored until its outcome is known, so that a retry after a lost response or a reload
 * sends the same idempotency key and cannot order twice.
 */
export async function sendAttempt(attempt: CheckoutAttempt): Promise<Placed> {
  pendingAttempt.write(attempt);
  try {
    const body: unknown = JSON.parse(attempt.body);
    const placed = await callApi('/wcPost/checkout', {
      method: 'POST',
      body,
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

/** A page of the shop in any language; any other URL is a card payment page. */
export function isShopPage(redirect: string): boolean {
  return redirect.startsWith('/') && !redirect.startsWith('/api/');
}

/**
 * Redirects to the payment page and stays busy until the page unloads; after browser back, the state is loaded again.
 */
export function leaveForPayment(address: string): Promise<never> {
  onShownAgain(() => window.location.reload());
  window.location.assign(address);
  return new Promise(() => undefined);
}
