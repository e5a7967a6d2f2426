import { useMessages } from '../../../../client/intl/messages.js';
import styles from './DrawingNote.module.css';

/** Says of drawings that they are. */
export function DrawingNote({ isIllustrated }: { isIllustrated: boolean }) {
  const t = useMessages();
  return isIllustrated && <p className={styles['note']}>{t('product.drawing')}</p>;
}
