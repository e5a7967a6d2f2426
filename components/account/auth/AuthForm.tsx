import type { ReactNode } from 'react';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import type { Form } from '../../../client/core/useForm.js';
import { Button } from '../../ui/form/Button.js';
import { Notice } from '../../ui/Notice.js';
import styles from './AuthForm.module.css';

interface AuthFormProps {
  /** The form state from `useForm`. */
  form: Pick<Form<string>, 'onSubmit' | 'isBusy' | 'failure'>;
  submitLabel: string;
  variant?: 'secondary';
  /** Called with the form at every change of a field. */
  onInput?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Fields, error message and submit button. `method="post"` keeps passwords out of the URL even without scripts. */
export function AuthForm({ form, submitLabel, variant, onInput, children }: AuthFormProps) {
  const explain = useErrorMessages();
  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => onInput?.(event.currentTarget)}
    >
      {form.failure !== null && <Notice kind="error">{explain(form.failure)}</Notice>}
      {children}
      <Button type="submit" variant={variant} fullWidth isBusy={form.isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
