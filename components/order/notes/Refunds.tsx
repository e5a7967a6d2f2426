import { useIntl } from 'react-intl';
import { LONG_DATE } from '../../../domain/egypt/egyptTime.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useOrderNotes } from '../../../client/order/useOrderNotes.js';
import { Price } from '../../ui/text/Price.js';
import styles from './OrderNotes.module.css';

/** When and why money of an order was returned; nothing while that is not known. */
export function Refunds({ orderId }: { orderId: number }) {
  const t = useMessages();
  const { formatDate } = useIntl();
  const refunds = useOrderNotes(orderId)?.refunds ?? [];
  if (refunds.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{t('order.refunds')}</h3>
      <ul className={styles['notes']}>
        {refunds.map(({ amount, reason, at }, place) => (
          <li key={place} className={styles['refund']}>
            <span className={styles['fact']}>{formatDate(at, LONG_DATE)}</span>
            <Price amount={amount} size="s" />
            {reason !== null && (
              <span className={styles['reason']}>
                <bdi>{reason}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
