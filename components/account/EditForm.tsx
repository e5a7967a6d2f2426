import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import type { Form } from '../../client/forms/useForm.js';
import { useMessages } from '../../client/intl/messages.js';
import { Button } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import styles from './EditForm.module.css';

interface EditFormProps {
  /** The form state from `useForm`. */
  form: Pick<Form<string>, 'onSubmit' | 'isBusy' | 'failure'>;
  onCancel: () => void;
  submitLabel?: string;
  /** Submitting destroys something. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** An inline edit form: fields, error message, save and cancel. */
export function EditForm({ form, onCancel, submitLabel, isDangerous = false, children }: EditFormProps) {
  const t = useMessages();
  const explain = useErrorMessages();
  const ref = useRef<HTMLFormElement>(null);

  /** Moves focus into the form when it opens, and back to the panel when it closes. */
  useEffect(() => {
    const panel = ref.current?.closest('section');
    const field = ref.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select');
    (field ?? ref.current?.querySelector<HTMLElement>('button[type="button"]'))?.focus();
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) panel?.querySelector('button')?.focus();
      });
    };
  }, []);

  return (
    <form ref={ref} className={styles['form']} method="post" noValidate onSubmit={form.onSubmit}>
      {form.failure !== null && <Notice kind="error">{explain(form.failure)}</Notice>}
      {children}
      <div className={styles['actions']}>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
          {submitLabel ?? t('action.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
