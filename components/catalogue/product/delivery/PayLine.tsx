import { useMessages } from '../../../../client/intl/messages.js';
import { Icon } from '../../../ui/Icon.js';
import styles from './DeliveryPromise.module.css';

/** How most orders are paid, beside the buy button. */
export function PayLine() {
  const t = useMessages();
  return (
    <p className={styles['promise']}>
      <Icon name="cash" />
      <span>{t('product.pay')}</span>
    </p>
  );
}
