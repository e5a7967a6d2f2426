import { type ChangeEvent, useId } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { REVIEW_STARS_MAX } from '../../../domain/core/limits.js';
import { FieldError } from '../../../components/ui/form/FieldFrame.js';
import { VisuallyHidden } from '../../../components/ui/text/VisuallyHidden.js';
import styles from './StarsField.module.css';

interface StarsFieldProps {
  name: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The stars chosen at first; empty for none. */
  chosen: string;
}

const STARS = Array.from({ length: REVIEW_STARS_MAX }, (_, index) => String(index + 1));

/** One to five stars as radio buttons: arrow keys choose, and each star has its name. */
export function StarsField({ name, error, onChange, chosen }: StarsFieldProps) {
  const t = useMessages();
  const errorId = useId();
  return (
    <fieldset className={styles['field']} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={styles['legend']}>{t('review.rating')}</legend>
      <div className={styles['stars']}>
        {STARS.map((stars) => (
          <label key={stars} className={styles['star']}>
            <input
              type="radio"
              className="visuallyHidden"
              name={name}
              value={stars}
              defaultChecked={stars === chosen}
              onChange={onChange}
            />
            <span aria-hidden="true">★</span>
            <VisuallyHidden>{t('review.stars', { stars })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
