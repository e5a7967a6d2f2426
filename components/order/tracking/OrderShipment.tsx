import { useMessages } from '../../../client/intl/messages.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { trackingLink } from '../../../domain/order/trackingLink.js';
import styles from './OrderShipment.module.css';

/** The carrier of an order that was sent, and the carrier's tracking number; absent before. */
export function OrderShipment({ order: { shipment } }: { order: Pick<ClientOrder, 'shipment'> }) {
  const t = useMessages();
  if (shipment === null) return null;
  const { carrier, number } = shipment;
  return (
    <dl className={styles['facts']}>
      {carrier !== '' && <Fact label={t('order.carrier')} value={carrier} />}
      {number !== null && (
        <Fact label={t('order.tracking_number')} value={number} link={trackingLink(shipment)} />
      )}
    </dl>
  );
}

function Fact({ label, value, link = null }: { label: string; value: string; link?: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {link === null ? (
          <bdi>{value}</bdi>
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            <bdi>{value}</bdi>
          </a>
        )}
      </dd>
    </div>
  );
}
