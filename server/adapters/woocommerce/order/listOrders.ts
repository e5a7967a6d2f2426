import type { Order } from '../../../../domain/order/order.js';
import { isListed, type OrderFilter, statusesOf } from '../../../../domain/order/orderFilter.js';
import type { OrderStore } from './orderStore.js';

const SECOND_MS = 1000;

/**
 * See `OrdersPort.listOrders`. WooCommerce ignores `meta_key`, so that what orders wait for is compared here; it cannot
 * filter by an operator's own statuses together with its own, and dates changes by the second.
 */
export async function listOrders(store: OrderStore, filter: OrderFilter): Promise<Order[]> {
  const statuses = statusesOf(filter);
  if (statuses.length === 0) return [];
  const { customerId, changedSince } = 'statuses' in filter ? filter : {};
  const orders = await store.list({
    status: statuses.join(','),
    ...(customerId === undefined ? {} : { customer: customerId }),
    ...(changedSince === undefined ? {} : changedAfter(changedSince.getTime() - SECOND_MS)),
  });
  return orders
    .filter((order) => isListed(order, filter))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
}

function changedAfter(ms: number) {
  return { modified_after: new Date(ms).toISOString().slice(0, 19), dates_are_gmt: 'true' };
}
