import { ShopError } from '../../../domain/core/errors.js';
import type { Piastres } from '../../../domain/core/money.js';
import { startPayment } from '../payment/startPayment.js';
import type { CheckoutRequest } from './checkoutRequest.js';

/** Starts the payment of a deposit. Throws `deposit_unavailable` if the provider does not answer. */
export async function startDeposit(
  ...purchase: Parameters<typeof startPayment>
): Promise<Awaited<ReturnType<typeof startPayment>>> {
  try {
    return await startPayment(...purchase);
  } catch (error) {
    throw asDepositError(error);
  }
}

/** Cash is no way out for an order that needs a deposit, so that a provider that is down has a name of its own. */
export function asDepositError(error: unknown): unknown {
  const isDown = error instanceof ShopError && error.code === 'payment_unavailable';
  return isDown ? new ShopError('deposit_unavailable', {}, error.cause) : error;
}

/** Nobody is sent to pay a sum that they have not seen. */
export function requireSeenDeposit({ seenDeposit }: CheckoutRequest, deposit: Piastres | null): void {
  if (seenDeposit !== undefined && seenDeposit !== deposit) throw new ShopError('deposit_changed');
}
