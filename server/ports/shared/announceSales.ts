import type { Order } from '../../../domain/order/order.js';
import { takesStock } from './orderChecks.js';
import type { OrdersPort } from '../orders.js';

/** The orders of a shop; `announce` gets the ids of the products whose stock an order may have changed. */
export function announceSales(
  orders: OrdersPort,
  announce: (productIds: readonly number[]) => void,
): OrdersPort {
  const announceOrder = ({ items }: Order) => announce([...new Set(items.map(({ productId }) => productId))]);
  return {
    ...orders,
    async placeOrder(...given) {
      const order = await orders.placeOrder(...given);
      if (takesStock(order.status)) announceOrder(order);
      return order;
    },
    async settlePayment(...given) {
      const settlement = await orders.settlePayment(...given);
      if (settlement.isDone) announceOrder(settlement.order);
      return settlement;
    },
    async cancelOrder(...given) {
      const cancelled = await orders.cancelOrder(...given);
      if (cancelled.isDone) announceOrder(cancelled.order);
      return cancelled;
    },
  };
}
