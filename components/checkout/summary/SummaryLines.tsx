import { useMessages } from '../../../client/intl/messages.js';
import type { LineItem } from '../../../domain/order/order.js';
import { OrderLines } from '../../lines/OrderLines.js';
import { Icon } from '../../ui/Icon.js';
import styles from './SummaryLines.module.css';

/** Lines shown at once; a single further line takes no more room than the button that would hide it. */
const SHOWN_LINES = 3;

/** The lines of the order; those of a long order are behind a button, so that its total stays in view. */
export function SummaryLines({ items }: { items: readonly LineItem[] }) {
  const t = useMessages();
  if (items.length <= SHOWN_LINES + 1) return <OrderLines items={items} />;
  const further = items.slice(SHOWN_LINES);
  return (
    <>
      <OrderLines items={items.slice(0, SHOWN_LINES)} />
      <details className={styles['further']}>
        <summary className={styles['button']}>
          {t('checkout.further_lines', { count: further.length })}
          <Icon name="chevron-down" size={20} className={styles['chevron']} />
        </summary>
        <OrderLines items={further} />
      </details>
    </>
  );
}
