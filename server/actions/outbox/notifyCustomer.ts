import { noticesDue, noticesOfChange } from '../../../domain/order/notices.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { noticesOfOrder } from '../../ports/shared/noticesOfOrder.js';
import { takesStock } from '../../ports/shared/orderChecks.js';
import { refreshItems } from './refreshItems.js';

/**
 * Tells the customer, or the operator, about a change of an order, after the response. The embedded shop has queued the notices with
 * the change; for any other store they are queued here. Others may wait for goods that the order has returned.
 */
export function notifyCustomer(backend: Backend, before: Order, after: Order): void {
  if (hasNews(before, after)) backend.later(() => notifyNow(backend, before, after));
}

/** The same, awaited. */
export async function notifyNow(backend: Backend, before: Order, after: Order): Promise<void> {
  await backend.notices.queue(noticesOfOrder(after, noticesOfChange(before, after)));
  if (hasReturnedGoods(before, after)) {
    const ids = before.items.map(({ productId }) => productId);
    await refreshItems(backend, ids);
  }
  await backend.sendNotices(backend);
}

/** Queues what the customer is to be told of an order as it is, in case the process that changed it ended before. */
export function notifyAgain(backend: Backend, order: Order): void {
  backend.later(async () => {
    await backend.notices.queue(noticesOfOrder(order, noticesDue(order)));
    await backend.sendNotices(backend);
  });
}

function hasNews(before: Order, after: Order): boolean {
  return noticesOfChange(before, after).length > 0 || hasReturnedGoods(before, after);
}

function hasReturnedGoods(before: Order, after: Order): boolean {
  return takesStock(before.status) && !takesStock(after.status);
}
