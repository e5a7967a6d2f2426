import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useOrders } from '../../client/order/useOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Notice } from '../ui/Notice.js';
import { Skeleton } from '../ui/Skeleton.js';
import { OrderRow } from './OrderRow.js';
import styles from './OrdersPanel.module.css';
import { Panel } from './Panel.js';

/** The customer's orders, each a way to its tracking page. */
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
      <EmptyState icon="package" title={t('profile.orders_empty')} text={t('profile.orders_empty_text')}>
        <ButtonLink to={PATHS.search}>{t('welcome.shop')}</ButtonLink>
      </EmptyState>
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
