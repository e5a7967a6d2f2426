import { useWords } from '../../client/words.js';
import styles from './Loader.module.css';

/**
 * The curtain of the first 300 ms. CSS alone draws and lifts it, over content that is already there: it takes no
 * click, is not there without scripts or under reduced motion, and stays away for the rest of the visit.
 */
export function Loader() {
  const t = useWords();
  return (
    <div className={styles['loader']} aria-hidden="true">
      <span className={styles['ring']} />
      <span>{t('loading')}</span>
    </div>
  );
}
