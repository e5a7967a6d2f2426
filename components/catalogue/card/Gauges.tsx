import { useMessages } from '../../../client/intl/messages.js';
import { GAUGE_KEYS, type Scores } from '../../../domain/catalogue/attributes/gauges.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import styles from './Gauges.module.css';

/** How a tyre drives, as scales of equal length with their numbers, so that tyres can be compared at a glance. */
export function Gauges({ scores }: { scores: Scores }) {
  const t = useMessages();
  return (
    <ul className={styles['gauges']}>
      {GAUGE_KEYS.map((key) => {
        const score = scores[key];
        return (
          <li
            key={key}
            className={score === undefined ? styles['unknown'] : undefined}
            style={score === undefined ? undefined : { '--score': score }}
          >
            {score !== undefined && (
              <>
                <span className={styles['name']}>{t(`gauge.${key}`)}</span> <b aria-hidden>{score}</b>
                <VisuallyHidden>{t('gauge.of', { score })}</VisuallyHidden>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
