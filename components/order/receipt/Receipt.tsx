import { useMessages } from '../../../client/intl/messages.js';
import { useIntl } from 'react-intl';
import { LONG_DATE } from '../../../domain/egypt/egyptTime.js';
import { useWayTitle } from '../../../client/payment/useWayTitle.js';
import { isPaidByCard } from '../../../domain/order/deposit.js';
import type { SellerView } from '../../../domain/order/orderViews.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import type { MessageKey } from '../../../locales/keys.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { OrderDelivery } from '../OrderDelivery.js';
import { ReceiptLines } from './ReceiptLines.js';
import { PlacedTotals } from '../PlacedTotals.js';
import styles from './Receipt.module.css';

interface ReceiptProps {
  order: ClientOrder;
  seller: SellerView;
}

/** Seller, buyer, products and sums of an order, to print or keep. */
export function Receipt({ order, seller }: ReceiptProps) {
  const t = useMessages();
  const { formatDate } = useIntl();
  const titleOf = useWayTitle();
  return (
    <div className={styles['sheet']}>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('receipt.number')}</dt>
          <dd>
            <Ltr>{order.id}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('receipt.date')}</dt>
          <dd>{formatDate(order.createdAt, LONG_DATE)}</dd>
        </div>
      </dl>
      <div className={styles['parties']}>
        <section>
          <h2 className={styles['heading']}>{t('receipt.seller')}</h2>
          <Seller seller={seller} />
        </section>
        {order.billing !== null && (
          <section>
            <h2 className={styles['heading']}>{t('receipt.buyer')}</h2>
            <OrderDelivery order={order} />
          </section>
        )}
      </div>
      <ReceiptLines items={order.items} />
      <PlacedTotals order={order} />
      <p className={styles['paid']}>
        {t(paymentWords(order), { way: order.way === null ? '' : titleOf(order.way, false) })}
      </p>
      <p className={styles['note']}>{t('receipt.no_invoice')}</p>
    </div>
  );
}

function Seller({ seller: { name, address, register, taxNumber } }: { seller: SellerView }) {
  const t = useMessages();
  return (
    <address className={styles['address']}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {address !== null && <bdi>{address}</bdi>}
      {register !== null && <span>{t('receipt.register', { number: register })}</span>}
      {taxNumber !== null && <span>{t('receipt.tax', { number: taxNumber })}</span>}
    </address>
  );
}

function paymentWords(order: ClientOrder): MessageKey {
  const { paymentMethod, status, delivery, way, awaited } = order;
  if (awaited !== null || (paymentMethod === 'later' && status === 'on-hold')) return 'receipt.awaited';
  if (paymentMethod === 'card' && (way === null || way.kind === 'card')) return 'receipt.by_card';
  if (paymentMethod === 'card' || paymentMethod === 'later') return 'receipt.paid_by';
  const hasDeposit = isPaidByCard(order);
  if (status === 'completed' || status === 'refunded')
    return hasDeposit ? 'receipt.by_card_and_cash' : 'receipt.by_cash';
  if (hasDeposit) return 'receipt.rest_to_pay';
  return delivery?.isPickup === true ? 'receipt.collect_to_pay' : 'receipt.cash_to_pay';
}
