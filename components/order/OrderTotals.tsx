import type { ReactNode } from 'react';
import { useWords } from '../../client/words.js';
import type { Piastres } from '../../domain/money.js';
import type { PaymentMethod } from '../../domain/order.js';
import { Price } from '../ui/Price.js';
import styles from './OrderTotals.module.css';

interface OrderTotalsProps {
  items: Piastres;
  /** Words stand in for a delivery fee that is not known yet. */
  delivery: Piastres | ReactNode;
  total: Piastres;
  /** How it is paid, where that is decided. */
  payment?: PaymentMethod | null;
}

/** What it comes to: goods, delivery, all of it; and how that is paid. Changes are announced. */
export function OrderTotals({ items, delivery, total, payment = null }: OrderTotalsProps) {
  const t = useWords();
  return (
    <dl className={styles['totals']} aria-live="polite">
      <div className={styles['row']}>
        <dt>{t('order.items_total')}</dt>
        <dd>
          <Price amount={items} />
        </dd>
      </div>
      <div className={styles['row']}>
        <dt>{t('order.delivery')}</dt>
        <dd>{typeof delivery === 'number' ? <Delivery cost={delivery} /> : delivery}</dd>
      </div>
      <div className={styles['total']}>
        <dt>{t('order.total')}</dt>
        <dd>
          <Price amount={total} size="l" />
        </dd>
      </div>
      {payment !== null && (
        <div className={styles['row']}>
          <dt>{t('order.payment')}</dt>
          <dd>{t(`payment.${payment}.title`)}</dd>
        </div>
      )}
    </dl>
  );
}

function Delivery({ cost }: { cost: Piastres }) {
  const t = useWords();
  return cost === 0 ? (
    <span className={styles['free']}>{t('order.delivery_free')}</span>
  ) : (
    <Price amount={cost} />
  );
}
