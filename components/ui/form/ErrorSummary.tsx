import { useMessages } from '../../../client/intl/messages.js';
import styles from './ErrorSummary.module.css';
import { Notice } from '../Notice.js';

interface WrongField {
  name: string;
  label: string;
  error: string;
}

/** A summary of validation errors above the fields; a single error is shown only at its field. */
export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  const t = useMessages();
  if (wrong.length < 2) return null;
  return (
    <Notice kind="error" title={t('form.check_fields', { count: wrong.length })}>
      <ul className={styles['list']}>
        {wrong.map(({ name, label, error }) => (
          <li key={name}>
            <strong>{label}</strong>: {error}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
