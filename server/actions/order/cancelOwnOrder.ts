import { ShopError } from '../../../domain/core/errors.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import { isCancellable } from '../../../domain/order/cancellable.js';
import { isPaidByCard } from '../../../domain/order/deposit.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import type { WireOrder } from '../../../domain/order/wireOrder.js';
import { NOTICES_MISSED_MS } from '../../../domain/core/limits.js';
import { isPaidLater } from '../../../domain/office/moves.js';
import type { Backend } from '../../ports/backend.js';
import { CURRENCY, type PaymentRecord } from '../../ports/payments.js';
import { recordChange } from '../branches/bookings.js';
import { alertOperator } from '../payment/paymentAlarms.js';
import { returnOf } from '../payment/paymentRules.js';
import { returnMoney } from '../payment/refunds.js';
import { requireProvider } from '../payment/ways.js';
import { notifyCustomer } from '../outbox/notifyCustomer.js';
import { ownersOrder } from './orders.js';

/**
 * Cancels the caller's order until it is sent: its stock is returned and a card payment or deposit refunded, each once.
 * A repeated request returns the cancelled order. Throws `order_not_found`, and `order_not_open` for an order that was
 * sent or changed meanwhile. The caller must hold the customer's lock.
 */
export async function cancelOwnOrder(backend: Backend, caller: Caller, orderId: number): Promise<WireOrder> {
  const customerId = requireCustomer(caller);
  const { orders } = backend.store;
  const order = await orders.getOrder(orderId);
  if (order?.customerId !== customerId) throw new ShopError('order_not_found');
  if (order.cancelledFor === 'customer') {
    // The earlier request may have ended before the place was freed, or before the refund.
    await recordChange(backend, order, order);
    await refundCancelled(backend, order);
    return ownersOrder(backend, order);
  }
  if (!isCancellable(order)) throw new ShopError('order_not_open');
  await recordRefundDue(backend, order);
  const { order: after, isDone } = await orders.cancelOrder(order, 'customer');
  if (!isDone) throw new ShopError('order_not_open');
  await recordChange(backend, order, after);
  notifyCustomer(backend, order, after);
  if (isTransferred(order)) await notifyTransfer(backend, after);
  await refundCancelled(backend, after);
  return ownersOrder(backend, after);
}

/** Whether the operator has noted that the money of an order came by transfer. */
function isTransferred({ paymentMethod, status }: Order): boolean {
  return paymentMethod === 'later' && status === 'processing';
}

/** Money that came by transfer goes back by hand. */
async function notifyTransfer(backend: Backend, order: Order): Promise<void> {
  await alertOperator(backend, 'cancelled_transfer', paidRecord(order, String(order.id)), order);
}

/** Tells of the transfers to return of which the operator was not told when their orders were cancelled. */
export async function notifyTransfers(backend: Backend): Promise<void> {
  const changedSince = new Date(Date.now() - NOTICES_MISSED_MS);
  const cancelled = await backend.store.orders.listOrders({ statuses: ['cancelled'], changedSince });
  for (const order of cancelled) {
    if (order.cancelledFor === 'customer' && isPaidLater(order)) await notifyTransfer(backend, order);
  }
}

/** Has the payment looked up again if this process ends before it is refunded. */
async function recordRefundDue({ state }: Backend, order: Order): Promise<void> {
  const { paymentReference: reference } = order;
  if (!isPaidByCard(order) || reference === null) return;
  await state.saveAttempt(reference);
}

/**
 * Refunds the card payment, or the deposit, of a cancelled order. The operator is told either way, because the goods may
 * be packed.
 */
async function refundCancelled(backend: Backend, order: Order): Promise<void> {
  const { paymentReference: reference } = order;
  if (!isPaidByCard(order) || reference === null) return;
  try {
    const payments = requireProvider(backend, order.payment?.provider ?? null);
    const record = await payments.lookUp({ reference, sessionId: null });
    // The very payment of this order: another provider, or another shop on the same account, may know the reference.
    const alarms = returnOf(order, record);
    if (alarms !== null && (record.state === 'paid' || record.state === 'refunded')) {
      await returnMoney(backend, order, { record, payments }, alarms);
      return;
    }
    await alertOperator(backend, 'cancelled_paid', paidRecord(order, reference), order);
    await backend.state.forgetAttempt(reference);
  } catch (error) {
    backend.report('refund-failed', error);
    await alertOperator(backend, 'cancelled_paid', paidRecord(order, reference), order);
  }
}

/** What the shop knows of a payment that the provider cannot be asked about. */
function paidRecord(order: Order, reference: string): PaymentRecord {
  return {
    ...{ reference, sessionId: null, state: 'paid', isTest: false, currency: CURRENCY },
    ...{ id: order.transactionId, amount: order.deposit?.paid ?? orderTotal(order) },
  };
}
