import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { Icon } from '../Icon.js';
import styles from './Field.module.css';

export interface FieldTexts {
  label: ReactNode;
  error?: string | null | undefined;
  hint?: ReactNode;
  isOptional?: boolean | undefined;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** Label, control, hint and error of a field, associated for screen readers. */
export function FieldFrame({ label, error, hint, isOptional = false, id, children }: FieldFrameProps) {
  const t = useMessages();
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== '';
  const hasHint = hint !== undefined && hint !== null;
  const describedBy = [hasError && `${inputId}-error`, hasHint && `${inputId}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={inputId}>
        {label}
        {isOptional && <span className={styles['optional']}> {t('field.optional')}</span>}
      </label>
      {children({
        id: inputId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError || undefined,
      })}
      {hasHint && (
        <p className={styles['hint']} id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles['announced']} aria-live="polite">
        {hasError && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

/** A field's validation error. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles['error']} id={id}>
      <Icon name="alert" size={18} />
      {children}
    </p>
  );
}
