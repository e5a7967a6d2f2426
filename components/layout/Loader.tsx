import { useMessages } from '../../client/intl/messages.js';
import { APP_LOADER_MS } from '../../domain/core/limits.js';
import styles from './Loader.module.css';

/**
 * The overlay of the first 300 ms. It is transparent around its sign, because the content is already rendered, takes no
 * clicks, is off without scripts or under reduced motion, and appears once per visit.
 */
export function Loader() {
  const t = useMessages();
  return (
    <div className={styles['loader']} aria-hidden="true" style={{ '--loader-life': `${APP_LOADER_MS}ms` }}>
      <span className={styles['sign']}>
        <span className={styles['ring']} />
        <span>{t('loading')}</span>
      </span>
    </div>
  );
}
