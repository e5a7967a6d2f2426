import { useMessages } from '../../../../client/intl/messages.js';
import { formatPrice, type Piastres } from '../../../../domain/core/money.js';
import { BidiText } from '../../../ui/text/BidiText.js';
import styles from './DeliveryPromise.module.css';

/** What delivery to the governorate above it costs. */
export function DeliveryFee({ fee }: { fee: Piastres }) {
  const t = useMessages();
  return (
    <span className={styles['fee']}>
      <BidiText>{t('arrival.fee', { kind: fee === 0 ? 'free' : 'one', fee: formatPrice(fee) })}</BidiText>
    </span>
  );
}
