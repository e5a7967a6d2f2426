import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';
import { type LineItem, lineTotal } from '../../../domain/order/order.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Price } from '../../ui/text/Price.js';
import styles from './Receipt.module.css';

/** Products with quantity, price and amount. */
export function ReceiptLines({ items }: { items: readonly LineItem[] }) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <table className={styles['lines']}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.item')}</th>
          <th scope="col" className={styles['amount']}>
            {t('receipt.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr key={line.id}>
            <td>
              <BidiText>{inLocale(line.name, locale)}</BidiText>
              <div className={styles['count']}>
                {t('order.pieces', { count: line.quantity })} × <Price amount={line.price} size="s" />
              </div>
            </td>
            <td className={styles['amount']}>
              <Price amount={lineTotal(line)} size="s" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
