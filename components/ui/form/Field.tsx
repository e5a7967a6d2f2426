import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.js';
import styles from './Field.module.css';
import { FieldError, FieldFrame, type FieldTexts } from './FieldFrame.js';
import { Icon } from '../Icon.js';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'>, FieldTexts {
  name: string;
}

/** A single-line text input. */
export function TextField({ label, error, hint, isOptional, className, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} isOptional={isOptional} id={id}>
      {(wiring) => (
        <input type="text" {...input} {...wiring} className={classNames(styles['control'], className)} />
      )}
    </FieldFrame>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'name'>, FieldTexts {
  name: string;
}

/** A multi-line text input. */
export function TextArea({ label, error, hint, isOptional, className, id, ...input }: TextAreaProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} isOptional={isOptional} id={id}>
      {(wiring) => (
        <textarea rows={4} {...input} {...wiring} className={classNames(styles['control'], className)} />
      )}
    </FieldFrame>
  );
}

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'name'>, FieldTexts {
  name: string;
  options: readonly SelectOption[];
  /** Additional options in a labelled group below the others. */
  group?: { label: string; options: readonly SelectOption[] } | undefined;
}

/** A native select, for its keyboard, touch and screen reader support. */
export function SelectField({
  label,
  error,
  hint,
  isOptional,
  className,
  id,
  options,
  group,
  ...input
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} isOptional={isOptional} id={id}>
      {(wiring) => (
        <span className={styles['selectBox']}>
          <select
            {...input}
            {...wiring}
            className={classNames(styles['control'], styles['select'], className)}
          >
            {options.map(toOption)}
            {group !== undefined && <optgroup label={group.label}>{group.options.map(toOption)}</optgroup>}
          </select>
          <Icon name="chevron-down" size={20} className={styles['chevron']} />
        </span>
      )}
    </FieldFrame>
  );
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | null | undefined;
}

/** A checkbox; the label covers the whole row. */
export function CheckField({ label, error, className, ...input }: CheckFieldProps) {
  const errorId = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <div className={className}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          {...input}
          className={styles['box']}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? errorId : undefined}
        />
        <span className={styles['checkLabel']}>{label}</span>
      </label>
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** One sentence below the title. */
  text?: ReactNode;
  /** Content at the end of the card, such as a price. */
  aside?: ReactNode;
  icon?: string | undefined;
}

/** A radio button as a card, for a few options that need explanation. */
export function RadioCard({ title, text, aside, icon, className, ...input }: RadioCardProps) {
  return (
    <label className={classNames(styles['card'], className)}>
      <input type="radio" {...input} className={styles['box']} />
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles['cardWords']}>
        <span className={styles['cardTitle']}>{title}</span>
        {text !== undefined && <span className={classNames(styles['hint'], styles['cardText'])}>{text}</span>}
        {aside !== undefined && <span className={styles['cardAside']}>{aside}</span>}
      </span>
    </label>
  );
}
