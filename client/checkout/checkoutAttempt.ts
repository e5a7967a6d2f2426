import { object, string } from 'valibot';
import { ShopError } from '../../domain/core/errors.js';
import { parseStored } from '../core/parseStored.js';

const KEY = 'checkoutAttempt';

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

const Attempt = object({ key: string(), body: string() });

const UNDECIDED_STATUSES = [408, 425, 429];

/** Whether a failure leaves open what became of the order, so that the next try must carry the same key. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof ShopError)) return true;
  if (error.code === 'request_in_progress') return true;
  return error.status >= 500 || UNDECIDED_STATUSES.includes(error.status);
}

/** The attempt that is kept; null where there is none. */
export function readAttempt(): CheckoutAttempt | null {
  return parseStored(sessionStorage.getItem(KEY), Attempt);
}

/** Keeps the attempt over a reload, or forgets it. */
export function keepAttempt(attempt: CheckoutAttempt | null): void {
  if (attempt === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(attempt));
}
