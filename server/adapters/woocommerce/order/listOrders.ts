import type { Order } from '../../../../domain/order/order.js';
import type { OrderFilter } from '../../../ports/orders.js';
import type { OrderStore } from './orderStore.js';

/** See `OrdersPort.listOrders`. */
export async function listOrders(store: OrderStore, { customerId, statuses }: OrderFilter): Promise<Order[]> {
  if (statuses.length === 0) return [];
  const orders = await store.list({ customer: customerId, status: statuses.join(',') });
  return orders
    .filter((order) => order.customerId === customerId && statuses.includes(order.status))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
}
