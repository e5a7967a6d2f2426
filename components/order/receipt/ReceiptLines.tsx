import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';
import { type LineItem, lineTotal } from '../../../domain/order/order.js';
import { Price } from '../../ui/text/Price.js';
import { LineName } from '../../lines/LineName.js';
import { usePieces } from '../../lines/usePieces.js';
import styles from './Receipt.module.css';

/** Products with quantity, price and amount. */
export function ReceiptLines({ items }: { items: readonly LineItem[] }) {
  const t = useMessages();
  const locale = useLocale();
  const pieces = usePieces();
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
              <LineName name={inLocale(line.name, locale)} />
              <div className={styles['count']}>
                {pieces([line])} × <Price amount={line.price} size="s" />
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
