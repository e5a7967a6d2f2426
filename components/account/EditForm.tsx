import type { FormEventHandler, ReactNode } from 'react';
import { useErrorWords } from '../../client/errorWords.js';
import { useWords } from '../../client/words.js';
import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';
import styles from './EditForm.module.css';

interface EditFormProps {
  /** The form of `useForm`. */
  form: { onSubmit: FormEventHandler<HTMLFormElement>; isBusy: boolean; failure: unknown };
  onCancel: () => void;
  submitLabel?: string;
  children: ReactNode;
}

/** A form in place of what it edits: fields, what went wrong, save and cancel. */
export function EditForm({ form, onCancel, submitLabel, children }: EditFormProps) {
  const t = useWords();
  const explain = useErrorWords();
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={form.onSubmit}>
      {form.failure !== null && <Notice kind="error">{explain(form.failure)}</Notice>}
      {children}
      <div className={styles['actions']}>
        <Button type="submit" isBusy={form.isBusy}>
          {submitLabel ?? t('action.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
