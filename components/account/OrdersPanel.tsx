import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useOrders } from '../../client/order/useOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import { trackOrderPath } from '../../domain/order/orderPaths.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import styles from './OrdersPanel.module.css';
import { OrderGoods } from './OrderGoods.js';
import { Panel } from './Panel.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { LONG_DATE } from '../../domain/egypt/egyptTime.js';
import type { OrderStatus } from '../../domain/order/order.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { usePieces } from '../lines/usePieces.js';
import { OrderArrival } from '../order/OrderArrival.js';
import { OrderStatusChip } from '../order/OrderStatusChip.js';
import { PaymentWay } from '../order/PaymentWay.js';
import { ReorderButton } from '../order/ReorderButton.js';
import { Link } from '../ui/Link.js';
import { Ltr } from '../ui/text/Ltr.js';
import { Picture } from '../ui/Picture.js';
import { Price } from '../ui/text/Price.js';

/** The customer's orders, each linking to its tracking page. */
export function OrdersPanel() {
  const t = useMessages();
  return (
    <Panel title={t('profile.orders')}>
      <OrdersList />
    </Panel>
  );
}

function OrdersList() {
  const t = useMessages();
  const explain = useErrorMessages();
  const loaded = useOrders();
  if (loaded.state === 'loading') return <Skeleton height="9rem" />;
  if (loaded.state === 'failed') {
    const retry = <Button onClick={loaded.retry}>{t('action.retry')}</Button>;
    return (
      <Notice kind="error" action={retry}>
        {explain(loaded.error)}
      </Notice>
    );
  }
  if (loaded.orders.length === 0) {
    return (
      <div className={styles['empty']}>
        <p>
          <strong>{t('profile.orders_empty')}</strong>
          <br />
          {t('profile.orders_empty_text')}
        </p>
        <ButtonLink to={PATHS.search}>{t('welcome.shop')}</ButtonLink>
      </div>
    );
  }
  return (
    <ul className={styles['orders']}>
      {loaded.orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

const PICTURE_PX = 64;

const UNDER_WAY: readonly OrderStatus[] = ['on-hold', 'processing'];

/** One order row: the first line's picture, number, goods, when it arrives or was placed, status, total and ways on. */
function OrderRow({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const pieces = usePieces();
  const { formatDate } = useIntl();
  const image = order.items[0]?.image ?? null;
  return (
    <li className={styles['order']}>
      <Link to={trackOrderPath(order.id)} className={styles['row']}>
        <span className={styles['picture']}>
          {image !== null && <Picture src={image} alt="" widthPx={PICTURE_PX} />}
        </span>
        <span className={styles['what']}>
          <strong>
            <FormattedMessage id="order.order" values={{ number: <Ltr>{order.id}</Ltr> }} />
          </strong>
          <span>
            <OrderGoods items={order.items} />
          </span>
          <span className={styles['quiet']}>
            {formatDate(order.createdAt, LONG_DATE)}
            {'\u00a0· '}
            {pieces(order.items)}
          </span>
          <OrderArrival order={order} />
        </span>
        <span className={styles['state']}>
          <OrderStatusChip order={order} />
          <Price amount={order.total} />
        </span>
      </Link>
      <div className={styles['actions']}>
        <PaymentWay order={order} />
        {UNDER_WAY.includes(order.status) && (
          <ButtonLink
            to={trackOrderPath(order.id)}
            variant="secondary"
            size="s"
            aria-label={t('order.track_named', { id: String(order.id) })}
          >
            {t('order.track')}
          </ButtonLink>
        )}
        <ReorderButton order={order} size="s" />
        {order.status === 'completed' && (
          <ButtonLink to={trackOrderPath(order.id)} variant="quiet" size="s">
            {t('review.write')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
