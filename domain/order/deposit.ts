import type { Piastres } from '../core/money.js';
import { isStanding, type Order, orderTotal } from './order.js';

type Payable = Pick<Order, 'paymentMethod' | 'deposit'>;

/** Whether money for the order has come, or is expected, by card: all of it or a deposit. */
export function isPaidByCard({ paymentMethod, deposit }: Payable): boolean {
  return paymentMethod === 'card' || (deposit?.paid ?? 0) > 0;
}

/** Whether the shop itself returns the card payment of an order, because nothing will be delivered for it. */
export function isReturnedByShop(
  order: Payable & Pick<Order, 'status' | 'cancelledFor' | 'paymentReference'>,
): boolean {
  const { status, cancelledFor, paymentReference } = order;
  const isEnded = status === 'cancelled' && (cancelledFor === 'sold_out' || cancelledFor === 'customer');
  return isEnded && isPaidByCard(order) && paymentReference !== null;
}

/** What the shop has got, or will have got, when money goes back: only the deposit of an order that was not delivered. */
export function received(
  order: Payable & Pick<Order, 'items' | 'shippingTotal' | 'coupons' | 'adjustment' | 'completedAt'>,
): Piastres {
  const { deposit, completedAt } = order;
  return deposit !== null && completedAt === null && isPaidByCard(order) ? deposit.paid : orderTotal(order);
}

/** What is collected on delivery: the total less refunds and the paid deposit, 0 for an order that is paid otherwise. */
export function cashDue(
  order: Payable & Pick<Order, 'items' | 'shippingTotal' | 'coupons' | 'adjustment' | 'refunded'>,
): Piastres {
  return restOf({ ...order, total: orderTotal(order) });
}

/** As `cashDue`, for an order whose total is known. */
export function restOf({
  paymentMethod,
  deposit,
  total,
  refunded,
}: Payable & Pick<Order, 'refunded'> & { total: Piastres }): Piastres {
  return paymentMethod === 'card' || paymentMethod === 'later'
    ? 0
    : Math.max(0, total - refunded - (deposit?.paid ?? 0));
}

/** The two parts of an order with a deposit; `rest` is null once nothing is collected any more. */
export function partsOf(
  order: Payable & Pick<Order, 'status' | 'refunded'> & { total: Piastres },
): { deposit: Piastres; rest: Piastres | null } | null {
  const { status, deposit } = order;
  if (deposit === null) return null;
  if (status === 'pending') return { deposit: deposit.due, rest: order.total - deposit.due };
  if (deposit.paid === 0) return null;
  return { deposit: deposit.paid, rest: isStanding(status) ? restOf(order) : null };
}
