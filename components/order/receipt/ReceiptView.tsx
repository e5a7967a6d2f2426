import type { ComponentProps } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { useOrder, useOrderKey } from '../../../client/order/useOrder.js';
import type { ReceiptPageProps } from '../../../domain/order/orderViews.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import { hasReceipt } from '../../../domain/order/receipt.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Button, ButtonLink } from '../../ui/form/Button.js';
import { PageFrame } from '../../ui/PageFrame.js';
import { OrderGate } from '../OrderGate.js';
import { Receipt } from './Receipt.js';
import styles from './Receipt.module.css';

/** A printable receipt, for the owner and for anyone with the order's key. */
export function ReceiptView({ orderId, seller }: ReceiptPageProps) {
  const t = useMessages();
  const loaded = useOrder(orderId);
  return (
    <OrderGate orderId={orderId} loaded={loaded} title={t('receipt.title')}>
      {(order) =>
        hasReceipt(order) ? <Printable order={order} seller={seller} /> : <NoReceipt order={order} />
      }
    </OrderGate>
  );
}

function NoReceipt({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const key = useOrderKey(order);
  return (
    <PageFrame title={t('receipt.title')} width="narrow">
      <EmptyState icon="package" title={t('receipt.none_title')} text={t('receipt.none_text')}>
        <ButtonLink to={trackOrderPath(order.id, key)}>{t('order.track')}</ButtonLink>
      </EmptyState>
    </PageFrame>
  );
}

function Printable({ order, seller }: ComponentProps<typeof Receipt>) {
  const t = useMessages();
  return (
    <PageFrame title={t('receipt.title')} width="narrow">
      <Receipt order={order} seller={seller} />
      <div className={styles['print']}>
        <Button onClick={() => print()}>{t('receipt.print')}</Button>
      </div>
    </PageFrame>
  );
}
