import { useMessages } from '../../../client/intl/messages.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { BidiText } from '../../ui/text/BidiText.js';
import styles from './DeliveryPromise.module.css';

/** What delivery costs: the lowest and the highest fee while the governorate is not known. */
export function DeliveryFee({ lowest, highest }: { lowest: Piastres; highest: Piastres }) {
  const t = useMessages();
  const kind = lowest !== highest ? 'several' : lowest === 0 ? 'free' : 'one';
  return (
    <span className={styles['fee']}>
      <BidiText>
        {t('arrival.fee', { kind, fee: formatPrice(lowest), highest: formatPrice(highest) })}
      </BidiText>
    </span>
  );
}
