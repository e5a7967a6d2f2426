import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { Button } from '../ui/form/Button.js';
import { classNames } from '../ui/classNames.js';
import { Icon } from '../ui/Icon.js';
import styles from './CheckoutSection.module.css';

interface CheckoutSectionProps {
  number: number;
  title: string;
  state: 'open' | 'done' | 'waiting';
  /** One-line summary of the entered values. */
  summary: ReactNode;
  onEdit: () => void;
  children: ReactNode;
}

/** A numbered section: expanded, collapsed to a summary when complete, or not yet reachable. */
export function CheckoutSection({ number, title, state, summary, onEdit, children }: CheckoutSectionProps) {
  const t = useMessages();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(state === 'open');

  /** Moves focus to the section's title when it opens, or to its first invalid field. */
  useEffect(() => {
    const isOpened = state === 'open' && !wasOpen.current;
    wasOpen.current = state === 'open';
    if (!isOpened) return;
    const wrong = heading.current?.closest('section')?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? heading.current)?.focus();
  }, [state]);

  return (
    <section className={classNames(styles['section'], styles[state])} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <span className={styles['number']} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={18} /> : number}
        </span>
        <h2 className={styles['title']} id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && (
          <Button
            variant="quiet"
            size="s"
            icon="edit"
            aria-label={t('checkout.edit_step', { step: title })}
            onClick={onEdit}
          >
            {t('action.edit')}
          </Button>
        )}
      </header>
      {state === 'done' && <div className={styles['summary']}>{summary}</div>}
      {state === 'open' && <div className={styles['body']}>{children}</div>}
    </section>
  );
}
