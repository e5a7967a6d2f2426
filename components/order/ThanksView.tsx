import { useOrder } from '../../client/useOrder.js';
import { useWords } from '../../client/words.js';
import type { OrderStatus } from '../../domain/order.js';
import type { ClientOrder } from '../../domain/wire/order.js';
import { PageFrame } from '../ui/PageFrame.js';
import { NextSteps } from './NextSteps.js';
import { OrderCard } from './OrderCard.js';
import styles from './OrderColumns.module.css';
import { OrderContents } from './OrderContents.js';
import { OrderGate } from './OrderGate.js';
import { OrderTimeline } from './OrderTimeline.js';
import { ThanksHead } from './ThanksHead.js';

const GOOD: readonly OrderStatus[] = ['processing', 'completed'];

/** What a shopper sees right after ordering; it only reads, so that a reload changes nothing. */
export function ThanksView({ orderId }: { orderId: number }) {
  const t = useWords();
  const loaded = useOrder(orderId);
  return (
    <OrderGate orderId={orderId} loaded={loaded} title={t('thanks.title_plain')}>
      {(order) => <Thanks order={order} />}
    </OrderGate>
  );
}

function Thanks({ order }: { order: ClientOrder }) {
  const t = useWords();
  const isGood = GOOD.includes(order.status);
  return (
    <PageFrame title={<ThanksHead order={order} isGood={isGood} />}>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {isGood && (
            <OrderCard title={t('thanks.next')}>
              <NextSteps order={order} />
            </OrderCard>
          )}
          <OrderCard title={t('order.timeline')}>
            <OrderTimeline status={order.status} />
          </OrderCard>
        </div>
        <OrderContents order={order} />
      </div>
    </PageFrame>
  );
}
