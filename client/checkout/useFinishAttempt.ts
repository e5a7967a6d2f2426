import { useEffect, useState } from 'react';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { isUndecided, pendingAttempt } from './checkoutAttempt.js';
import { sendAttempt } from './placedOrder.js';
import { useCart } from '../cart/useCart.js';
import { useFinishOrder } from './useFinishOrder.js';

export interface UnfinishedAttempt {
  /** `none`: nothing is open. `asking`: the shop is being asked. `undecided`: it did not answer. */
  state: 'none' | 'asking' | 'undecided';
  askAgain: () => void;
}

/**
 * An order whose answer got lost, before a reload say: it is asked for again with its key, which orders nothing a
 * second time, and leads on to where the lost answer would have led.
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
    // `ask` is another function on each render; the state decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);

  return { state, askAgain: () => setState('asking') };
}
