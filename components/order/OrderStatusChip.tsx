import { useWords } from '../../client/words.js';
import type { OrderStatus } from '../../domain/order.js';
import { classNames } from '../ui/classNames.js';
import styles from './OrderStatusChip.module.css';

const TONES: Record<OrderStatus, 'busy' | 'good' | 'bad' | 'waiting'> = {
  'pending-cart': 'busy',
  pending: 'waiting',
  'on-hold': 'waiting',
  processing: 'busy',
  completed: 'good',
  cancelled: 'bad',
  refunded: 'bad',
  failed: 'bad',
};

/** The state of an order in two words; the colour only repeats them. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const t = useWords();
  return (
    <span className={classNames(styles['chip'], styles[TONES[status]])}>{t(`order.status.${status}`)}</span>
  );
}
