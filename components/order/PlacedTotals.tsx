import { partsOf } from '../../domain/order/deposit.js';
import { itemsTotal } from '../../domain/order/order.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { OrderTotals } from '../lines/OrderTotals.js';
import { Refunds } from './notes/Refunds.js';

/** The sums of a placed order and its refunds; `hasWay` also shows the way to pay. */
export function PlacedTotals({ order, hasWay = false }: { order: ClientOrder; hasWay?: boolean }) {
  return (
    <>
      <OrderTotals
        items={itemsTotal(order.items)}
        coupons={order.coupons}
        delivery={order.shippingTotal}
        way={order.delivery}
        adjustment={order.adjustment}
        total={order.total}
        refunded={order.refunded}
        tax={order.tax}
        parts={partsOf(order)}
        payment={hasWay ? order.way : null}
      />
      {order.refunded > 0 && <Refunds orderId={order.id} />}
    </>
  );
}
