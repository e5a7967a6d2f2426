import type { ReactNode } from 'react';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import type { LoadedOrder } from '../../client/order/useOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import { findOrderPath } from '../../domain/forms/forms.js';
import { loginPath, PATHS } from '../../domain/core/paths.js';
import { trackOrderPath } from '../../domain/order/orderPaths.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Notice } from '../ui/Notice.js';
import { PageFrame } from '../ui/PageFrame.js';
import { OrderSkeleton } from './OrderSkeleton.js';

interface OrderGateProps {
  orderId: number;
  loaded: LoadedOrder;
  /** Heading while the order is not available. */
  title: string;
  children: (order: ClientOrder) => ReactNode;
}

/** Renders an order once loaded; until then its skeleton, or why it is not available. */
export function OrderGate({ orderId, loaded, title, children }: OrderGateProps) {
  const t = useMessages();
  const explain = useErrorMessages();
  if (loaded.state === 'ready') return children(loaded.order);
  if (loaded.state === 'loading') return <OrderSkeleton title={title} />;
  if (loaded.state === 'failed') {
    const retry = <Button onClick={loaded.retry}>{t('action.retry')}</Button>;
    return (
      <PageFrame title={title} width="narrow">
        <Notice kind="error" action={retry}>
          {explain(loaded.error)}
        </Notice>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={title} width="narrow">
      <EmptyState icon="package" title={t('order.unknown_title')} text={t('order.unknown_text')}>
        <ButtonLink to={findOrderPath(orderId)}>{t('find_order.title')}</ButtonLink>
        <ButtonLink variant="secondary" to={loginPath(trackOrderPath(orderId))}>
          {t('login.submit')}
        </ButtonLink>
        <ButtonLink to={PATHS.contact} variant="secondary">
          {t('order.contact')}
        </ButtonLink>
      </EmptyState>
    </PageFrame>
  );
}
