import { useMessages } from '../../client/intl/messages.js';
import { APP_LOADER_MS } from '../../domain/core/limits.js';
import styles from './Loader.module.css';

/**
 * The curtain of the first 300 ms. CSS alone draws and lifts it, over content that is already there: it takes no
 * click, is not there without scripts or under reduced motion, and stays away for the rest of the visit.
 */
export function Loader() {
  const t = useMessages();
  return (
    <div className={styles['loader']} aria-hidden="true" style={{ animationDuration: `${APP_LOADER_MS}ms` }}>
      <span className={styles['ring']} />
      <span>{t('loading')}</span>
    </div>
  );
}
