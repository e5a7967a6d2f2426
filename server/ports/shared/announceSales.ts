import type { Order } from '../../../domain/order/order.js';
import type { OfficePort } from '../order/office.js';
import type { CartsPort } from '../order/carts.js';
import type { OrdersPort } from '../order/orders.js';
import type { StorePort } from '../store.js';
import { takesStock } from './orderChecks.js';

/** The orders of a shop; `announce` gets the ids of the products whose stock an order may have changed. */
export function announceSales(
  { carts, orders, office }: Pick<StorePort, 'carts' | 'orders' | 'office'>,
  announce: (productIds: readonly number[]) => void,
): Pick<StorePort, 'carts' | 'orders' | 'office'> {
  const announceOrder = ({ items }: Order) => announce([...new Set(items.map(({ productId }) => productId))]);
  return {
    carts: announcePlaced(carts, announceOrder),
    orders: announceOrders(orders, announceOrder),
    office: office && announceMoves(office, announceOrder),
  };
}

function announcePlaced(carts: CartsPort, announceOrder: (order: Order) => void): CartsPort {
  return {
    ...carts,
    async placeOrder(...given) {
      const order = await carts.placeOrder(...given);
      if (takesStock(order.status)) announceOrder(order);
      return order;
    },
  };
}

function announceOrders(orders: OrdersPort, announceOrder: (order: Order) => void): OrdersPort {
  return {
    ...orders,
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

/** An approval may take stock, and a cancellation returns it. */
function announceMoves(office: OfficePort, announceOrder: (order: Order) => void): OfficePort {
  return {
    ...office,
    async move(id, move, context) {
      const order = await office.move(id, move, context);
      if (order !== null && ['approve', 'paid', 'cancel'].includes(move.act)) announceOrder(order);
      return order;
    },
  };
}
