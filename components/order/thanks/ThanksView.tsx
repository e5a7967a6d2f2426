import { useTrackPurchase } from '../../../client/analytics/useTrackOrder.js';
import { useFinishPaid } from '../../../client/checkout/useFinishPaid.js';
import { useOrder, useOrderKey } from '../../../client/order/useOrder.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { MessageKey } from '../../../locales/keys.js';
import type { OrderStatus } from '../../../domain/order/order.js';
import { PATHS } from '../../../domain/core/paths.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import type { CallingPageProps } from '../../../domain/order/orderViews.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { PageFrame } from '../../ui/PageFrame.js';
import { NextSteps } from './NextSteps.js';
import { TitledCard } from '../../ui/TitledCard.js';
import styles from '../OrderColumns.module.css';
import { OrderColumns } from '../OrderColumns.js';
import { OrderGate } from '../OrderGate.js';
import { OrderNumber } from '../OrderNumber.js';
import { OrderStatusChip } from '../OrderStatusChip.js';
import { OrderTimeline } from '../tracking/OrderTimeline.js';
import { OrderNotesCard } from '../notes/OrderNotesCard.js';
import { PaymentWay } from '../PaymentWay.js';
import { ThanksTick } from './ThanksTick.js';

/** The thank-you page; it only reads, so a reload has no side effects. */
export function ThanksView({ orderId, callHours }: CallingPageProps) {
  const t = useMessages();
  const loaded = useOrder(orderId);
  return (
    <OrderGate orderId={orderId} loaded={loaded} title={t('thanks.title_plain')}>
      {(order) => <Thanks order={order} callHours={callHours} />}
    </OrderGate>
  );
}

function Thanks({ order, callHours }: { order: ClientOrder } & Pick<CallingPageProps, 'callHours'>) {
  const t = useMessages();
  useFinishPaid(order);
  useTrackPurchase(order);
  const key = useOrderKey(order);
  const title = order.awaited === null ? TITLES[order.status] : 'thanks.title_awaited';
  const isGood = title === 'thanks.title';
  return (
    <PageFrame
      sign={isGood && <ThanksTick />}
      title={t(title, { name: order.billing?.first_name ?? '' })}
      lead={
        <div className={styles['facts']}>
          <OrderNumber id={order.id} />
          {!isGood && <OrderStatusChip order={order} />}
        </div>
      }
    >
      <OrderColumns order={order}>
        <TitledCard title={t(isGood ? 'thanks.next' : 'order.timeline')}>
          {isGood ? (
            <NextSteps order={order} callHours={callHours} />
          ) : (
            <OrderTimeline order={order} callHours={callHours} />
          )}
          <PaymentWay order={order} />
          <div className={styles['ways']}>
            <ButtonLink to={trackOrderPath(order.id, key)}>{t('order.track')}</ButtonLink>
            <ButtonLink to={PATHS.home} variant="secondary">
              {t('action.continue_shopping')}
            </ButtonLink>
          </div>
        </TitledCard>
        <OrderNotesCard order={order} />
      </OrderColumns>
    </PageFrame>
  );
}

const TITLES: Record<OrderStatus, MessageKey> = {
  'pending-cart': 'thanks.title_stopped',
  pending: 'thanks.title_pending',
  'on-hold': 'thanks.title_on-hold',
  processing: 'thanks.title',
  completed: 'thanks.title',
  cancelled: 'thanks.title_stopped',
  refunded: 'thanks.title_stopped',
  failed: 'thanks.title_stopped',
};
