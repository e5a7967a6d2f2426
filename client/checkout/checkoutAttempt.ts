import { object, string } from 'valibot';
import { ShopError } from '../../domain/core/errors.js';
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

const UNDECIDED_STATUSES = [408, 425, 429];

/** Whether the outcome of the order is unknown after this failure, so that a retry must reuse the key. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof ShopError)) return true;
  if (error.code === 'request_in_progress') return true;
  return error.status >= 500 || UNDECIDED_STATUSES.includes(error.status);
}

/** The attempt whose outcome is unknown, stored for this tab so that it survives a reload. */
export const pendingAttempt = createStored<CheckoutAttempt>(
  'checkoutAttempt',
  object({ key: string(), body: string() }),
  'tab',
);
