import { useMessages } from '../../../client/intl/messages.js';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { BEST_SCORE, GAUGE_KEYS } from '../../../domain/catalogue/attributes/gauges.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import styles from './TyreFacts.module.css';
import type { Choice } from '../../../client/catalogue/useChoice.js';

interface TyreFactsProps {
  product: Pick<ProductView, 'specs'>;
  choice: Pick<Choice, 'variation'>;
}

/** Classes of the EU label, best first; noise has only three. */
const A_TO_E: readonly string[] = ['A', 'B', 'C', 'D', 'E'];

/** How quiet, long-lasting and safe in the wet a tyre is, and its EU label; nothing of what is unknown. */
export function TyreFacts({ product, choice: { variation } }: TyreFactsProps) {
  const t = useMessages();
  const specs = { ...product.specs, ...variation?.specs };
  const gauges = GAUGE_KEYS.flatMap((key) => {
    const score = Number(specs[key]?.value);
    return score > 0 ? [{ name: t(`gauge.${key}`), score }] : [];
  });
  const rows = [
    { name: t('label.fuel'), letters: A_TO_E, at: specs.fuel_class?.value },
    { name: t('label.wet'), letters: A_TO_E, at: specs.wet_grip?.value },
    {
      name: t('label.noise'),
      letters: A_TO_E.slice(0, 3),
      at: specs.noise_class?.value,
      db: specs.noise_db?.value,
    },
  ].filter(({ letters, at = '', db }) => letters.includes(at) || Number(db) > 0);
  if (gauges.length + rows.length === 0) return null;
  return (
    <div className={styles['facts']}>
      {gauges.length > 0 && (
        <div className={styles['card']}>
          <h2>{t('gauge.title')}</h2>
          <ul className={styles['rows']}>
            {gauges.map(({ name, score }) => (
              <Gauge key={name} name={name} score={score} />
            ))}
          </ul>
        </div>
      )}
      {rows.length > 0 && (
        <div className={styles['card']}>
          <h2>{t('label.title')}</h2>
          <dl className={styles['rows']}>
            {rows.map((row) => (
              <LabelRow key={row.name} {...row} />
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function Gauge({ name, score }: { name: string; score: number }) {
  const t = useMessages();
  const words = t('gauge.of', { score });
  return (
    <li className={styles['gauge']}>
      <span>{name}</span>
      <span
        className={styles['scale']}
        role="meter"
        aria-label={name}
        aria-valuemin={1}
        aria-valuemax={BEST_SCORE}
        aria-valuenow={score}
        aria-valuetext={words}
        style={{ '--score': score }}
      />
      <b aria-hidden>{words}</b>
    </li>
  );
}

interface LabelRowProps {
  name: string;
  /** All classes, best first. */
  letters: readonly string[];
  at: string | undefined;
  /** Outside noise in dB. */
  db?: string | undefined;
}

/** The class is marked by size, frame and position; screen readers hear it in words. */
function LabelRow({ name, letters, at = '', db }: LabelRowProps) {
  const t = useMessages();
  return (
    <div className={styles['row']}>
      <dt>{name}</dt>
      <dd>
        {db !== undefined && <span>{t('label.db', { db })} </span>}
        {letters.includes(at) && (
          <>
            <VisuallyHidden>{t('label.class', { letter: at })}</VisuallyHidden>
            <span className={styles['letters']} aria-hidden>
              {letters.map((letter) => (
                <span key={letter} data-class={letter === at ? letter : undefined}>
                  {letter}
                </span>
              ))}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
