import { object, string } from 'valibot';
import { createStored } from '../storage/stored.js';

/** One attempt at placing an order; its idempotency key makes a retry safe while the order is unchanged. */
export interface CheckoutAttempt {
  key: string;
  /** The request body as JSON. */
  body: string;
}

/** Reuses the pending attempt if the same body was sent and its outcome is unknown, otherwise creates a new one. */
export function attemptFor(body: unknown, pending: CheckoutAttempt | null): CheckoutAttempt {
  const text = JSON.stringify(body);
  return pending?.body === text ? pending : { key: crypto.randomUUID(), body: text };
}

/** The attempt whose outcome is unknown, stored for this tab so that it survives a reload. */
export const pendingAttempt = createStored<CheckoutAttempt>(
  'checkoutAttempt',
  object({ key: string(), body: string() }),
  'tab',
);
