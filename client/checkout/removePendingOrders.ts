import { CustomerOrdersSchema } from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { deleteOrder } from '../cart/useCart.js';

/**
 * Asks for the removal of a customer's unpaid orders that may go, those of a group together. One that stays for
 * whatever reason keeps none of the others; its failure is thrown when all have been asked for.
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
