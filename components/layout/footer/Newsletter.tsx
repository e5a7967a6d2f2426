import { useId } from 'react';
import { useFormTarget } from '../../../client/forms/formAnswer.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ShellView } from '../../../domain/content/pageViews.js';
import { Button } from '../../ui/form/Button.js';
import { Icon } from '../../ui/Icon.js';
import styles from './Newsletter.module.css';
import { useNewsletter } from '../../../client/content/useNewsletter.js';

/** Newsletter subscription; the result is announced below the field. */
export function Newsletter({ words }: { words: ShellView['footer']['newsletter'] }) {
  const t = useMessages();
  const id = useId();
  const { outcome, isBusy, onSubmit } = useNewsletter();
  const target = useFormTarget('newsletter');
  const isError = outcome !== null && outcome !== 'newsletter.done';
  return (
    <form className={styles['form']} {...target} noValidate onSubmit={(event) => void onSubmit(event)}>
      <p className={styles['text']}>{words.description}</p>
      <div className={styles['line']}>
        <input
          className={styles['input']}
          type="email"
          name="email"
          autoComplete="email"
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          aria-invalid={isError || undefined}
          aria-describedby={outcome === null ? undefined : id}
        />
        <Button type="submit" isBusy={isBusy}>
          {words.button}
        </Button>
      </div>
      <p id={id} className={styles['outcome']} role="status">
        {outcome !== null && (
          <>
            <Icon name={isError ? 'alert' : 'circle-check'} size={18} />
            {t(outcome)}
          </>
        )}
      </p>
    </form>
  );
}
