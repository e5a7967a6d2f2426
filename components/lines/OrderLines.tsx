import { useLineFacts } from '../../client/catalogue/liveOffers.js';
import { useMessages } from '../../client/intl/messages.js';
import { type LineItem, lineTotal } from '../../domain/order/order.js';
import { classNames } from '../ui/classNames.js';
import { Picture } from '../ui/Picture.js';
import { Price } from '../ui/text/Price.js';
import { LinePlate } from './LinePlate.js';
import styles from './OrderLines.module.css';
import { Quantity } from './Quantity.js';
import { usePieces } from './usePieces.js';

/** Order lines, each with its picture and plate, price per piece, quantity and total. */
export function OrderLines({ items }: { items: readonly LineItem[] }) {
  const t = useMessages();
  const pieces = usePieces();
  const { factsOf, isLoading } = useLineFacts(items);
  return (
    <ul className={styles['lines']}>
      {items.map((line) => (
        <li key={line.id} className={classNames(styles['line'], line.quantity === 1 && styles['single'])}>
          <span className={styles['picture']}>
            {line.image !== null && <Picture src={line.image} alt="" widthPx={64} />}
          </span>
          <LinePlate line={line} facts={factsOf(line)} isLoading={isLoading} />
          <span className={styles['money']}>
            {line.quantity === 1 ? (
              <span className={styles['each']}>{pieces([line])}</span>
            ) : (
              <Quantity line={line} />
            )}
            {line.quantity > 1 && (
              <span className={styles['each']}>
                <Price amount={line.price} size="text" /> {t('cart.each')}
              </span>
            )}
            <span className={styles['total']}>
              <Price amount={lineTotal(line)} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
