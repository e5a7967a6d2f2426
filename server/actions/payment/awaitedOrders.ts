import { AWAITED_RUN_MS, AWAITED_RUN_ORDERS, LOOK_UPS_PER_READ } from '../../../domain/core/limits.js';
import { isAwaited, type Order } from '../../../domain/order/order.js';
import { isPayReminderDue } from '../../../domain/order/payReminder.js';
import type { Backend } from '../../ports/backend.js';
import { recordChange } from '../branches/bookings.js';
import { withOrder } from '../confirmation/changeConfirmation.js';
import { noticesOfOrder } from '../../ports/shared/noticesOfOrder.js';
import { notifyCustomer } from '../outbox/notifyCustomer.js';
import { settleLocked, settleOnRead } from './settlement.js';

interface Awaited {
  /** Number of orders whose time was over. */
  checked: number;
  cancelled: number;
  /** Number of orders whose customers are to be reminded; each is told once. */
  reminded: number;
  /** Number of orders whose turn failed; the next run tries them again. */
  failed: number;
  /** false: time or number ran out; the next run continues with the rest. */
  complete: boolean;
}

/** Whether the time of an awaited order is over. One whose customer says that they have paid waits for the operator. */
function isOverdue(order: Order, nowMs: number): boolean {
  const { payment } = order;
  if (!isAwaited(order) || payment?.until == null || payment.proof !== null) return false;
  return Date.parse(payment.until) <= nowMs;
}

/**
 * Reminds customers of transfers whose time is almost over, and cancels orders whose money did not come in time, oldest
 * first. Can be interrupted at any point and run twice at once: a reminder is queued once, and an order is cancelled only
 * as it was read.
 */
export async function handleAwaited(backend: Backend, nowMs = Date.now()): Promise<Awaited> {
  const result: Awaited = { checked: 0, reminded: 0, cancelled: 0, failed: 0, complete: true };
  const startedMs = performance.now();
  const awaited = (await backend.store.orders.listOrders({ waitingFor: 'money' })).reverse();
  const late = awaited.filter((order) => isPayReminderDue(order, nowMs));
  const reminders = late.flatMap((order) => noticesOfOrder(order, [{ kind: 'pay_soon' }]));
  await backend.notices.queue(reminders.map((notice) => ({ ...notice, follows: 'placed' })));
  result.reminded = late.length;
  const overdue = awaited.filter((order) => isOverdue(order, nowMs));
  for (const order of overdue) {
    if (result.checked === AWAITED_RUN_ORDERS || performance.now() - startedMs > AWAITED_RUN_MS) {
      result.complete = false;
      break;
    }
    result.checked += 1;
    try {
      const after = await endOverdue(backend, order, nowMs);
      if (after?.status === 'cancelled') result.cancelled += 1;
    } catch (error) {
      backend.report('overdue-order-failed', error);
      result.failed += 1;
    }
  }
  return result;
}

/**
 * A customer's orders as they are now. Only a few of those that wait for money are looked up, longest waiting first: each
 * asks the payment provider, and the next read and the reconciliation go on with the rest.
 */
export async function refreshPayments(backend: Backend, known: readonly Order[]): Promise<Order[]> {
  const waiting = known.filter((order) => order.status === 'pending' || isAwaited(order));
  const oldest = waiting.toSorted((a, b) => a.id - b.id).slice(0, LOOK_UPS_PER_READ);
  return Promise.all(
    known.map(async (order) => (oldest.includes(order) ? refreshPayment(backend, order) : order)),
  );
}

/**
 * The order as it is now: a pending payment is settled, and an order whose money did not come in time is cancelled. If
 * that fails, the order is returned unchanged: reading never fails for it.
 */
export async function refreshPayment(backend: Backend, known: Order): Promise<Order> {
  const order = await settleOnRead(backend, known);
  if (!isOverdue(order, Date.now())) return order;
  try {
    return (await endOverdue(backend, order)) ?? order;
  } catch (error) {
    backend.report('overdue-order-failed', error);
    return order;
  }
}

/**
 * Asks the provider, if one takes the money, and cancels the order if it has none. Reads the order again under its
 * customer's lock; null if it does not exist any more. Throws if the provider does not respond.
 */
function endOverdue(backend: Backend, known: Order, nowMs = Date.now()): Promise<Order | null> {
  return withOrder(backend, known, async (order) => {
    if (!isOverdue(order, nowMs)) return order;
    const { paymentReference, payment } = order;
    if (payment?.provider != null && paymentReference !== null) {
      const settled = await settleLocked(backend, order, paymentReference, null);
      if (settled.isPaid || settled.hasChanged) return settled.order;
    }
    const { order: after } = await backend.store.orders.cancelOrder(order, 'unpaid');
    await recordChange(backend, order, after);
    notifyCustomer(backend, order, after);
    return after;
  });
}
