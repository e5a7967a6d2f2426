import { useMessages } from '../../client/intl/messages.js';
import { useOrderKey } from '../../client/order/useOrder.js';
import { receiptPath } from '../../domain/order/orderPaths.js';
import { hasReceipt } from '../../domain/order/receipt.js';
import type { MessageKey } from '../../locales/keys.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { ButtonLink } from '../ui/form/Button.js';
import { TitledCard } from '../ui/TitledCard.js';
import { OrderDelivery } from './OrderDelivery.js';
import { OrderLines } from '../lines/OrderLines.js';
import { PlacedTotals } from './PlacedTotals.js';
import styles from './OrderColumns.module.css';

/** Lines, totals, payment and delivery of an order. */
export function OrderContents({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const key = useOrderKey(order);
  return (
    <div className={styles['column']}>
      <TitledCard title={t('order.contents')}>
        <OrderLines items={order.items} />
        <PlacedTotals order={order} hasWay />
        {hasReceipt(order) && (
          <p>
            <ButtonLink to={receiptPath(order.id, key)} variant="secondary">
              {t('receipt.link')}
            </ButtonLink>
          </p>
        )}
      </TitledCard>
      {order.billing !== null && (
        <TitledCard title={t(receivedAs(order))}>
          <OrderDelivery order={order} />
        </TitledCard>
      )}
    </div>
  );
}

/** The title of what says where an order goes. */
function receivedAs({ delivery }: ClientOrder): MessageKey {
  if (delivery?.visit !== undefined) return 'order.appointment';
  return delivery?.isPickup === true ? 'order.collected_by' : 'order.delivery_to';
}
