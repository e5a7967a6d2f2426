import { CustomerOrdersSchema } from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { deleteOrder } from '../cart/cartCalls.js';

/**
 * Requests deletion of a customer's unpaid orders, those of a group together. One failure does not stop the others; it
 * is thrown at the end.
 */
export async function removePendingOrders(customerId: number): Promise<void> {
  const path = `/wcFetch/customer-orders?status=pending&user_id=${customerId}`;
  const { single, grouped } = await callApi(path, { schema: CustomerOrdersSchema });
  const doomed = [
    ...single.filter(({ deletable }) => deletable).map(({ id }) => id),
    ...grouped.filter(({ orders }) => orders.every(({ deletable }) => deletable)).map(({ group }) => group),
  ];
  const outcomes = await Promise.allSettled(doomed.map((id) => deleteOrder(id)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
