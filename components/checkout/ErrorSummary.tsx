import { fieldKey } from '../../client/errorWords.js';
import { useWords } from '../../client/words.js';
import { type CheckoutErrors, type CheckoutStep, STEP_FIELDS } from '../../domain/checkoutForm.js';
import { Notice } from '../ui/Notice.js';
import styles from './ErrorSummary.module.css';
import { FIELD_LABELS } from './fieldLabels.js';

/** Above the fields: what is wrong with which; shown for several, for a single one says it at its place. */
export function ErrorSummary({ step, errors }: { step: CheckoutStep; errors: CheckoutErrors }) {
  const t = useWords();
  const wrong = STEP_FIELDS[step].flatMap((field) => {
    const code = errors[field];
    return code === undefined ? [] : [{ field, code }];
  });
  if (wrong.length < 2) return null;
  return (
    <Notice kind="error" title={t('form.check_fields', { count: wrong.length })}>
      <ul className={styles['list']}>
        {wrong.map(({ field, code }) => (
          <li key={field}>
            <strong>{t(FIELD_LABELS[field])}</strong>: {t(fieldKey(code))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
