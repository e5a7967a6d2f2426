import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { Button } from '../form/Button.js';
import styles from './RemovedRow.module.css';

interface RemovedRowProps {
  /** Name of the removed item, or why undoing the removal failed. */
  children: ReactNode;
  isReturning: boolean;
  onUndo: () => void;
}

/** Placeholder for a removed list item, with undo. */
export function RemovedRow({ children, isReturning, onUndo }: RemovedRowProps) {
  const t = useMessages();
  const undo = useRef<HTMLButtonElement>(null);
  const wordsId = useId();

  /** Moves focus from the remove button to the undo button, and after undo to the restored item. */
  useEffect(() => {
    const item = undo.current?.closest('li');
    const list = item?.parentElement;
    const place = [...(list?.children ?? [])].findIndex((child) => child === item);
    undo.current?.focus({ preventScroll: true });
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const returned = list?.children[place] ?? list?.lastElementChild;
        returned?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    <div className={styles['removed']}>
      <p role="status" id={wordsId}>
        {children}
      </p>
      <Button
        ref={undo}
        variant="quiet"
        size="s"
        isBusy={isReturning}
        // Screen readers announce the removal with the focus; a status that is inserted with its words is often not read.
        aria-describedby={wordsId}
        onClick={onUndo}
      >
        {t('action.undo')}
      </Button>
    </div>
  );
}
