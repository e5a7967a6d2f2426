import { PAY_REMIND_MS } from '../core/limits.js';
import { isAwaited, type Order } from './order.js';

type Reminded = Pick<Order, 'status' | 'paymentMethod' | 'payment'>;

/** Whether the shop waits for a transfer or cheque whose customer has not said that they have paid, and still in time. */
export function isUnpaidTransfer(order: Reminded, nowMs: number): boolean {
  const { payment } = order;
  if (!isAwaited(order) || payment?.until == null) return false;
  return payment.provider === null && payment.proof === null && Date.parse(payment.until) > nowMs;
}

/** Whether it is time to remind the customer: in the last day before the deadline, and in the second half of the time. */
export function isPayReminderDue(order: Reminded & Pick<Order, 'createdAt'>, nowMs: number): boolean {
  const untilMs = Date.parse(order.payment?.until ?? '');
  const leadMs = Math.min(PAY_REMIND_MS, (untilMs - Date.parse(order.createdAt)) / 2);
  return isUnpaidTransfer(order, nowMs) && nowMs >= untilMs - leadMs;
}
