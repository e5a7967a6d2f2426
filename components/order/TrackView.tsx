import { useIntl } from 'react-intl';
import { LONG_DATE } from '../../domain/egypt/egyptTime.js';
import { useOrder } from '../../client/order/useOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import type { CallingPageProps } from '../../domain/order/orderViews.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CancelOrder } from './CancelOrder.js';
import { OrderArrival } from './OrderArrival.js';
import { TitledCard } from '../ui/TitledCard.js';
import styles from './OrderColumns.module.css';
import { OrderColumns } from './OrderColumns.js';
import { OrderGate } from './OrderGate.js';
import { OrderNumber } from './OrderNumber.js';
import { OrderStatusChip } from './OrderStatusChip.js';
import { OrderTimeline } from './tracking/OrderTimeline.js';
import { OrderNotesCard } from './notes/OrderNotesCard.js';
import { PaymentWay } from './PaymentWay.js';
import { ReorderButton } from './ReorderButton.js';
import { OrderShipment } from './tracking/OrderShipment.js';
import { ReturnsCard } from '../returns/ReturnsCard.js';
import { ChangeVisit } from '../branches/visit/ChangeVisit.js';
import { ORDER_CARDS } from '../../features/orderCards.js';

/** Order tracking, for the owner and for anyone with the order's share link. */
export function TrackView({ orderId, callHours }: CallingPageProps) {
  const t = useMessages();
  const loaded = useOrder(orderId);
  return (
    <OrderGate orderId={orderId} loaded={loaded} title={t('order.track_title')}>
      {(order) => <TrackedOrder order={order} callHours={callHours} />}
    </OrderGate>
  );
}

function TrackedOrder({ order, callHours }: { order: ClientOrder } & Pick<CallingPageProps, 'callHours'>) {
  const t = useMessages();
  const { formatDate } = useIntl();
  return (
    <PageFrame title={t('order.track_title')} lead={<OrderNumber id={order.id} />}>
      <OrderColumns order={order}>
        <TitledCard title={t('order.timeline')}>
          <p className={styles['facts']}>
            <OrderStatusChip order={order} />
            {t('order.placed_on', { date: formatDate(order.createdAt, LONG_DATE) })}
          </p>
          <OrderArrival order={order} />
          <ChangeVisit order={order} />
          <OrderShipment order={order} />
          <OrderTimeline order={order} callHours={callHours} />
          <PaymentWay order={order} />
          <ReorderButton order={order} />
          <CancelOrder order={order} />
        </TitledCard>
        <OrderNotesCard order={order} />
        {Object.entries(ORDER_CARDS).map(
          ([key, { isFor, Card }]) => isFor(order) && <Card key={key} order={order} />,
        )}
        {(order.status === 'completed' || order.status === 'refunded') && <ReturnsCard order={order} />}
      </OrderColumns>
    </PageFrame>
  );
}
