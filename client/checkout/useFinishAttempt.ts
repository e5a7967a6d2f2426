import { isUndecided } from '../core/isUndecided.js';
import { useEffect, useState } from 'react';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { pendingAttempt } from './checkoutAttempt.js';
import { sendAttempt } from './placedOrder.js';
import { useCart } from '../cart/useCart.js';
import { useFinishOrder } from './useFinishOrder.js';

interface UnfinishedAttempt {
  /** `none`: nothing is pending. `asking`: the request is being retried. `undecided`: there was no answer. */
  state: 'none' | 'asking' | 'undecided';
  askAgain: () => void;
}

/**
 * Retries an order whose response was lost, with the same idempotency key, so that it cannot order twice, and then
 * continues as that response would have.
 */
export function useFinishAttempt(customer: WireCustomer): UnfinishedAttempt {
  const { reload } = useCart();
  const finish = useFinishOrder(customer);
  const [state, setState] = useState<UnfinishedAttempt['state']>(() =>
    pendingAttempt.read() === null ? 'none' : 'asking',
  );

  async function ask(): Promise<UnfinishedAttempt['state']> {
    const attempt = pendingAttempt.read();
    if (attempt === null) return 'none';
    try {
      await finish(await sendAttempt(attempt));
      return 'none';
    } catch (error) {
      await reload();
      return isUndecided(error) ? 'undecided' : 'none';
    }
  }

  useEffect(() => {
    if (state === 'asking') void ask().then(setState);
    // `ask` is a new function on each render, so it is not a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);

  return { state, askAgain: () => setState('asking') };
}
