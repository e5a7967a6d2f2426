import type { ReactNode } from 'react';
import type { Form } from '../../../client/core/useForm.js';
import { Button } from '../../ui/form/Button.js';
import { FormFailure } from '../../ui/form/FormFailure.js';
import styles from './AuthForm.module.css';

export type AuthFormState = Pick<Form<string>, 'target' | 'onSubmit' | 'isBusy' | 'failure' | 'wrongCount'>;

interface AuthFormProps {
  /** The form state from `useForm`. */
  form: AuthFormState;
  submitLabel: string;
  /** Called with the form at every change of a field. */
  onInput?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Fields, error message and submit button. */
export function AuthForm({ form, submitLabel, onInput, children }: AuthFormProps) {
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
    </form>
  );
}
