import { useMessages } from '../../client/intl/messages.js';
import { Ltr } from '../ui/text/Ltr.js';
import styles from './OrderNumber.module.css';

/** The order number, large enough to read out on the phone. */
export function OrderNumber({ id }: { id: number }) {
  const t = useMessages();
  return (
    <p className={styles['number']}>
      <span className={styles['label']}>{t('order.number')}</span>
      <strong className={styles['digits']}>
        <Ltr>{id}</Ltr>
      </strong>
    </p>
  );
}
