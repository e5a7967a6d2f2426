import { useMessages } from '../../../../client/intl/messages.js';
import { useShell } from '../../../../client/page/shellContext.js';
import { Icon } from '../../../ui/Icon.js';
import styles from './DeliveryPromise.module.css';

/** How most orders are paid, beside the buy button, where any may be. */
export function PayLine() {
  const t = useMessages();
  if (!useShell().takesCash) return null;
  return (
    <p className={styles['promise']}>
      <Icon name="cash" />
      <span>{t('product.pay')}</span>
    </p>
  );
}
