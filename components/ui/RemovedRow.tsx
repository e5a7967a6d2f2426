import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { Button } from './form/Button.js';
import styles from './RemovedRow.module.css';

interface RemovedRowProps {
  /** What was taken out, or why it could not be put back. */
  children: ReactNode;
  isReturning: boolean;
  onUndo: () => void;
}

/** The place in a list of something that was taken out, with the way back. */
export function RemovedRow({ children, isReturning, onUndo }: RemovedRowProps) {
  const t = useMessages();
  const undo = useRef<HTMLButtonElement>(null);

  /** The focus follows: from the button that is gone to the way back, and from there to what stands in its place again. */
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
      <p role="status">{children}</p>
      <Button ref={undo} variant="quiet" size="s" isBusy={isReturning} onClick={onUndo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}
