import { useLocale } from '../../client/intl/messages.js';
import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import { formatMobile } from '../../domain/egypt/mobile.js';
import { inLocale } from '../../domain/core/locale.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { JoinedWords } from '../ui/text/JoinedWords.js';
import { Ltr } from '../ui/text/Ltr.js';
import { OrderVisit } from '../branches/visit/OrderVisit.js';
import { VisitCalendar } from '../branches/visit/VisitCalendar.js';
import styles from './OrderDelivery.module.css';

/** Delivery or pickup details; with only the order key, street and phone number are not included. */
export function OrderDelivery({ order }: { order: ClientOrder }) {
  const locale = useLocale();
  const { billing } = order;
  if (billing === null) return null;
  const isPickup = order.delivery?.isPickup === true;
  const governorate = GOVERNORATES[billing.governorate];
  const place = [billing.city, governorate === undefined ? '' : inLocale(governorate, locale)];
  return (
    <address className={styles['delivery']}>
      <strong>
        <bdi>
          {billing.first_name} {billing.last_name}
        </bdi>
      </strong>
      {!isPickup && (
        <>
          {billing.address_1 !== null && <bdi>{billing.address_1}</bdi>}
          {billing.address_2 !== null && <bdi>{billing.address_2}</bdi>}
          <span>
            <JoinedWords words={place} />
          </span>
        </>
      )}
      <OrderVisit order={order} />
      <VisitCalendar order={order} />
      {billing.phone !== null && <Ltr>{formatMobile(billing.phone)}</Ltr>}
    </address>
  );
}
