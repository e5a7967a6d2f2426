import { object, string } from 'valibot';
import { ShopError } from '../../domain/core/errors.js';
import { createStored } from '../core/stored.js';

/** One try at placing an order: its key makes asking again safe for as long as the order is the same. */
export interface CheckoutAttempt {
  key: string;
  /** The order as it was sent, as JSON. */
  body: string;
}

/**
 * The attempt for an order: the pending one where the very same order was sent before and nobody knows how that
 * ended, otherwise a new one.
 */
export function attemptFor(body: unknown, pending: CheckoutAttempt | null): CheckoutAttempt {
  const text = JSON.stringify(body);
  return pending?.body === text ? pending : { key: crypto.randomUUID(), body: text };
}

const UNDECIDED_STATUSES = [408, 425, 429];

/** Whether a failure leaves open what became of the order, so that the next try must carry the same key. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof ShopError)) return true;
  if (error.code === 'request_in_progress') return true;
  return error.status >= 500 || UNDECIDED_STATUSES.includes(error.status);
}

/** The attempt of this tab whose outcome is not known, kept over a reload. */
export const pendingAttempt = createStored<CheckoutAttempt>(
  'checkoutAttempt',
  object({ key: string(), body: string() }),
  'tab',
);
