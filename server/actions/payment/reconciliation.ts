import {
  PAYMENT_AFTERMATH_MS,
  RECONCILIATION_LOOK_UPS,
  RECONCILIATION_MS,
} from '../../../domain/core/limits.js';
import type { Backend } from '../../ports/backend.js';
import type { KeptAttempt } from '../../ports/state.js';
import { settleAttempt } from './settlement.js';

export interface Reconciliation {
  checked: number;
  /** How many orders are something else now than before. */
  settled: number;
  /** How many attempts could not be looked up. */
  failed: number;
  /** false: the time did not suffice; the next run goes on where this one stopped. */
  complete: boolean;
}

/**
 * Looks up every attempt that money may still come from, whatever became of its order since, the one that was looked
 * up the longest ago first. Where it is cut off, nothing is lost: each attempt is settled by itself. In a shop that
 * takes no cards there is none.
 */
export async function reconcile(backend: Backend): Promise<Reconciliation> {
  const begunAt = new Date();
  const result: Reconciliation = { checked: 0, settled: 0, failed: 0, complete: true };
  if (backend.payments === null) return result;
  await keepUnpaid(backend);
  const worker = async (): Promise<void> => {
    while (Date.now() - begunAt.getTime() < RECONCILIATION_MS) {
      const attempt = await backend.state.takeAttempt(begunAt);
      if (attempt === null) return;
      await checkAttempt(backend, attempt, result);
    }
    result.complete = false;
  };
  await Promise.all(Array.from({ length: RECONCILIATION_LOOK_UPS }, worker));
  if (!result.complete) {
    backend.report('reconciliation-unfinished', new Error('There was no time for all: call it more often'));
  }
  return result;
}

/** What the store says is waiting is looked up even where the shop's own memory of it was lost. */
async function keepUnpaid({ store, state }: Backend): Promise<void> {
  for (const { paymentReference, transactionId } of await store.orders.listUnpaid()) {
    if (paymentReference === null) continue;
    const session = transactionId === null ? undefined : { id: transactionId, url: null };
    await state.keepAttempt(paymentReference, session);
  }
}

async function checkAttempt(
  backend: Backend,
  { reference, keptAt }: KeptAttempt,
  result: Reconciliation,
): Promise<void> {
  result.checked += 1;
  try {
    const { hasChanged } = await settleAttempt(backend, reference);
    if (hasChanged) result.settled += 1;
    const isLongAgo = Date.now() - keptAt.getTime() > PAYMENT_AFTERMATH_MS;
    if (isLongAgo) await backend.state.forgetAttempt(reference);
  } catch (error) {
    backend.report('reconciliation-failed', error);
    result.failed += 1;
  }
}
