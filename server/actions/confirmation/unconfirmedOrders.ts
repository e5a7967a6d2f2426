import { UNCONFIRMED_RUN_MS, UNCONFIRMED_RUN_ORDERS } from '../../../domain/core/limits.js';
import type { ConfirmationRule } from '../../../domain/checkout/cashRules.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { recordChange } from '../branches/bookings.js';
import { notifyCustomer } from '../outbox/notifyCustomer.js';
import { isAsPlaced } from './askToConfirm.js';
import { noticesOfOrder } from '../../ports/shared/noticesOfOrder.js';
import { withOrder } from './changeConfirmation.js';

interface Unconfirmed {
  /** Number of unconfirmed orders that were due. */
  checked: number;
  reminded: number;
  cancelled: number;
  /** Number of orders whose turn failed; the next run tries them again. */
  failed: number;
  /** false: time or number ran out; the next run continues with the rest. */
  complete: boolean;
}

const HOUR_MS = 60 * 60 * 1000;

type Due = 'remind' | 'cancel' | null;

/**
 * What is due for an order: to be reminded, or cancelled if it was reminded long enough ago, so that a run that comes
 * days late cancels nothing without a warning. Nothing for an order that an operator has edited or sent.
 */
function dueFor(order: Order, { remindHours, cancelHours }: ConfirmationRule, nowMs: number): Due {
  const { confirmation } = order;
  const isOpen = order.status === 'processing' && order.shipment === null;
  if (!isOpen || order.paymentMethod !== 'cod' || confirmation === null) return null;
  const sinceMs = nowMs - Date.parse(confirmation.at ?? '');
  if (!isAsPlaced(order)) return null;
  if (confirmation.state === 'waiting') return sinceMs >= remindHours * HOUR_MS ? 'remind' : null;
  if (confirmation.state === 'reminded') {
    return sinceMs >= (cancelHours - remindHours) * HOUR_MS ? 'cancel' : null;
  }
  return null;
}

/**
 * Reminds customers of unconfirmed cash orders, and cancels those that stay unconfirmed, oldest first. Can be
 * interrupted at any point and run twice at once: a reminder is queued once, and an order is cancelled only as it was
 * read. Does nothing in a shop that asks for no confirmation.
 */
export async function handleUnconfirmed(backend: Backend, nowMs = Date.now()): Promise<Unconfirmed> {
  const result: Unconfirmed = { checked: 0, reminded: 0, cancelled: 0, failed: 0, complete: true };
  const rule = backend.settings.codRules?.confirmation ?? null;
  if (rule === null) return result;
  const startedMs = performance.now();
  const listed = (await backend.store.orders.listOrders({ waitingFor: 'confirmation' })).reverse();
  // Restores what a process could not queue that crashed after the store had taken the order.
  const waiting = listed.filter(({ confirmation }) => confirmation?.state === 'waiting');
  await backend.notices.queue(waiting.flatMap((order) => noticesOfOrder(order, [{ kind: 'confirm' }])));
  for (const order of listed.filter((each) => dueFor(each, rule, nowMs) !== null)) {
    if (result.checked === UNCONFIRMED_RUN_ORDERS || performance.now() - startedMs > UNCONFIRMED_RUN_MS) {
      result.complete = false;
      break;
    }
    result.checked += 1;
    try {
      const done = await handle(backend, order, rule, nowMs);
      if (done !== null) result[done] += 1;
    } catch (error) {
      backend.report('unconfirmed-order-failed', error);
      result.failed += 1;
    }
  }
  return result;
}

/** Reads the order again under its customer's lock, because the customer may be confirming it. */
function handle(
  backend: Backend,
  known: Order,
  rule: ConfirmationRule,
  nowMs: number,
): Promise<'reminded' | 'cancelled' | null> {
  return withOrder(backend, known, async (order) => {
    switch (dueFor(order, rule, nowMs)) {
      case 'remind':
        // It counts as reminded once the message is sent.
        await backend.notices.queue([{ orderId: order.id, kind: 'remind', channel: 'phone' }]);
        return 'reminded';
      case 'cancel': {
        const { order: after, isDone } = await backend.store.orders.cancelOrder(order, 'unconfirmed');
        await recordChange(backend, order, after);
        notifyCustomer(backend, order, after);
        return isDone ? 'cancelled' : null;
      }
      case null:
        return null;
    }
  });
}
