import {
  PAYMENT_AFTERMATH_MS,
  RECONCILIATION_LOOK_UPS,
  RECONCILIATION_MS,
} from '../../../domain/core/limits.js';
import { isAwaited } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { StoredAttempt } from '../../ports/records/state.js';
import { settleAttempt } from './settlement.js';

interface Reconciliation {
  checked: number;
  /** Number of orders that changed. */
  settled: number;
  /** Number of attempts whose look-up failed. */
  failed: number;
  /** false: the time ran out; the next run continues where this one stopped. */
  complete: boolean;
}

/**
 * Looks up every attempt that may still be paid, whatever happened to its order, least recently checked first. It can
 * be interrupted safely, because each attempt is settled on its own. Does nothing in a shop without cards.
 */
export async function reconcile(backend: Backend): Promise<Reconciliation> {
  const begunAt = new Date();
  const result: Reconciliation = { checked: 0, settled: 0, failed: 0, complete: true };
  if (backend.payments.size === 0) return result;
  await recordUnpaid(backend);
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
    backend.report(
      'reconciliation-unfinished',
      new Error('Not all payments were checked in time: call it more often'),
    );
  }
  return result;
}

/** Restores attempts from the store's unpaid and awaited orders, in case the shop's own record was lost. */
async function recordUnpaid({ store, state }: Backend): Promise<void> {
  const [unpaid, awaited] = await Promise.all([
    store.orders.listOrders({ waitingFor: 'card' }),
    store.orders.listOrders({ waitingFor: 'money' }),
  ]);
  for (const { status, paymentReference, transactionId, payment, fee } of [...unpaid, ...awaited]) {
    const provider = payment?.provider ?? null;
    if (paymentReference === null || (status === 'on-hold' && provider === null)) continue;
    const terms = payment === null ? null : { way: payment.way, fee };
    const session = transactionId === null ? null : { id: transactionId, url: null };
    await state.saveAttempt(paymentReference, { provider, session, terms });
  }
}

async function checkAttempt(
  backend: Backend,
  { reference, keptAt }: StoredAttempt,
  result: Reconciliation,
): Promise<void> {
  result.checked += 1;
  try {
    const { hasChanged, order } = await settleAttempt(backend, reference);
    if (hasChanged) result.settled += 1;
    const isLongAgo = Date.now() - keptAt.getTime() > PAYMENT_AFTERMATH_MS;
    if (isLongAgo && (order === null || !isAwaited(order))) await backend.state.forgetAttempt(reference);
  } catch (error) {
    backend.report('reconciliation-failed', error);
    result.failed += 1;
  }
}
