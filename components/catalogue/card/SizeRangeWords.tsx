import { useMessages } from '../../../client/intl/messages.js';
import type { SizeRange } from '../../../domain/tyres/sizeRange.js';
import { Ltr } from '../../ui/text/Ltr.js';
import styles from './SizeRangeWords.module.css';

/** `7 sizes · R14–R17`, on two lines without the sign. */
export function SizeRangeWords({ count, rims }: SizeRange) {
  const t = useMessages();
  return (
    <span className={styles['range']}>
      <span>{t('product.choices', { by: 'size', count })}</span>{' '}
      <span className={styles['rims']}>
        <Ltr>{rims}</Ltr>
      </span>
    </span>
  );
}
