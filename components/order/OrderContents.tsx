import { useMessages } from '../../client/intl/messages.js';
import { itemsTotal } from '../../domain/order/order.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { OrderCard } from './OrderCard.js';
import { OrderDelivery } from './OrderDelivery.js';
import { OrderLines } from './lines/OrderLines.js';
import { OrderTotals } from './OrderTotals.js';
import styles from './OrderColumns.module.css';

/** Lines, totals, payment and delivery of an order. */
export function OrderContents({ order }: { order: ClientOrder }) {
  const t = useMessages();
  return (
    <div className={styles['column']}>
      <OrderCard title={t('order.contents')}>
        <OrderLines items={order.items} />
        <OrderTotals
          items={itemsTotal(order.items)}
          delivery={order.shippingTotal}
          way={order.delivery}
          adjustment={order.adjustment}
          total={order.total}
          refunded={order.refunded}
          payment={order.paymentMethod}
        />
      </OrderCard>
      {order.billing !== null && (
        <OrderCard title={t(order.delivery?.isPickup === true ? 'order.collected_by' : 'order.delivery_to')}>
          <OrderDelivery order={order} />
        </OrderCard>
      )}
    </div>
  );
}
