import { useLocale, useMessages } from '../../client/intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import { type LineItem, lineTotal } from '../../domain/order/order.js';
import { Picture } from '../ui/Picture.js';
import { Price } from '../ui/text/Price.js';
import { weekParts } from '../../domain/catalogue/attributes/productionWeek.js';
import { LineName } from './LineName.js';
import styles from './OrderLines.module.css';
import { usePieces } from './usePieces.js';

/** Order lines with picture, name, quantity and price. */
export function OrderLines({ items }: { items: readonly LineItem[] }) {
  const pieces = usePieces();
  const locale = useLocale();
  return (
    <ul className={styles['lines']}>
      {items.map((line) => (
        <li key={line.id} className={styles['line']}>
          <span className={styles['picture']}>
            {line.image !== null && <Picture src={line.image} alt="" widthPx={64} />}
          </span>
          <span className={styles['body']}>
            <span className={styles['words']}>
              <span className={styles['name']}>
                <LineName name={inLocale(line.name, locale)} />
              </span>
              <span className={styles['quiet']}>
                {pieces([line])}
                {line.quantity > 1 && (
                  <>
                    {' × '}
                    <Price amount={line.price} size="s" />
                  </>
                )}
              </span>
              {line.made !== undefined && <MadeIn week={line.made} />}
            </span>
            <span className={styles['price']}>
              <Price amount={lineTotal(line)} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The production week that the shopper was shown, to compare with the DOT code on delivery. */
function MadeIn({ week }: { week: string }) {
  const t = useMessages();
  const parts = weekParts(week);
  return parts === null ? null : <span className={styles['quiet']}>{t('order.made', parts)}</span>;
}
