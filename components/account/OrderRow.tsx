import { useDate } from '../../client/useDate.js';
import { useWords } from '../../client/words.js';
import { pieceCount } from '../../domain/order.js';
import { trackOrderPath } from '../../domain/paths.js';
import type { ClientOrder } from '../../domain/wire/order.js';
import { OrderStatusChip } from '../order/OrderStatusChip.js';
import { ReorderButton } from '../order/ReorderButton.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { Ltr } from '../ui/Ltr.js';
import { Price } from '../ui/Price.js';
import styles from './OrderRow.module.css';

/** An order in a line: number, day, state, total; and the way to order it again. */
export function OrderRow({ order }: { order: ClientOrder }) {
  const t = useWords();
  const formatDate = useDate();
  return (
    <li className={styles['order']}>
      <Link to={trackOrderPath(order.id)} className={styles['row']}>
        <span className={styles['what']}>
          <strong>
            {t('order.order')} <Ltr>#{order.id}</Ltr>
          </strong>
          <span className={styles['quiet']}>
            {formatDate(order.createdAt)} · {t('items', { count: pieceCount(order.items) })}
          </span>
        </span>
        <span className={styles['state']}>
          <OrderStatusChip status={order.status} />
          <Price amount={order.total} />
        </span>
        <Icon name="chevron-right" size={20} className={styles['chevron']} />
      </Link>
      <ReorderButton order={order} size="s" />
    </li>
  );
}
