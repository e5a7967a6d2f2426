import type { Order } from '../../../../domain/order/order.js';
import { withoutBuyer } from '../../../../domain/order/withoutBuyer.js';
import type { OrdersPort } from '../../../ports/order/orders.js';
import { ORDER_META, toWcBilling } from './orderMapping.js';
import { listOrders } from './listOrders.js';
import { cancelOrder } from './orderCancellation.js';
import { readNotes } from './orderNotes.js';
import { patchOrder } from './orderPatch.js';
import { settlePayment } from './orderSettlement.js';
import type { OrderStore } from './orderStore.js';
import type { OrdersContext } from './orderWrites.js';

/**
 * Orders of WooCommerce, including carts. WooCommerce does not validate lines against the catalogue, corrupts totals on
 * concurrent writes, and stores amounts as sent. Therefore callers hold the customer's lock, and amounts are sums of
 * lines.
 */
export function storeOrders(context: OrdersContext): OrdersPort {
  const { client, store } = context;
  return {
    listOrders: (filter) => listOrders(store, filter),
    getOrder: (id) => store.read(id),
    async changeOwner(order, customerId) {
      const isCart = order.status === 'pending-cart';
      const carts = { customerId, statuses: ['pending-cart'] } as const;
      if (isCart && (await listOrders(store, carts)).some(({ id }) => id !== order.id)) return false;
      await store.changeOwner(order, customerId);
      return true;
    },
    settlePayment: (order, settlement) => settlePayment(context, order, settlement),
    cancelOrder: (order, reason) => cancelOrder(context, order, reason),
    patchOrder: (order, patch) => patchOrder(context, order, patch),
    readNotes: (order) => readNotes(client, order),
    forgetBuyer: (order) => forgetBuyer(store, order),
    deleteOrders: async (ids) => store.delete(await Promise.all(ids.map((id) => store.require(id)))),
  };
}

/** The copy of the given email address is in the custom field about the placement. */
async function forgetBuyer(store: OrderStore, order: Order): Promise<void> {
  if (order.billing === null) return;
  const { billing, shipping, customer_note } = toWcBilling(withoutBuyer(order.billing));
  await store.update(order, {
    customer_id: 0,
    billing: { ...billing, email: null },
    shipping,
    customer_note,
    meta_data: [
      { key: ORDER_META.placed, value: JSON.stringify({ at: order.createdAt, email: null }) },
      { key: ORDER_META.returnWords, value: null },
    ],
  });
}
