import type { ReactNode } from 'react';
import type { Form } from '../../../client/forms/useForm.js';
import { Button } from './Button.js';
import { FormFailure } from './FormFailure.js';
import styles from './StackedForm.module.css';

export type StackedFormState = Pick<
  Form<string>,
  'target' | 'onSubmit' | 'isBusy' | 'failure' | 'wrongCount'
>;

interface StackedFormProps {
  /** The form state from `useForm`. */
  form: StackedFormState;
  submitLabel: string;
  /** Called with the form at every change of a field. */
  onInput?: (form: HTMLFormElement) => void;
  children: ReactNode;
  /** Other ways on, below the button. */
  after?: ReactNode;
}

/** Fields, error message and submit button. */
export function StackedForm({ form, submitLabel, onInput, children, after }: StackedFormProps) {
  return (
    <form
      className={styles['form']}
      {...form.target}
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => onInput?.(event.currentTarget)}
    >
      <FormFailure form={form} />
      {children}
      <Button type="submit" fullWidth isBusy={form.isBusy}>
        {submitLabel}
      </Button>
      {after}
    </form>
  );
}
