import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../client/words.js';
import { Button } from './Button.js';
import styles from './RemovedRow.module.css';

interface RemovedRowProps {
  /** What was taken out, or why it could not be put back. */
  children: ReactNode;
  isReturning: boolean;
  onUndo: () => void;
}

/** The place of something that was taken out, with the way back; it takes over the focus of the button that is gone. */
export function RemovedRow({ children, isReturning, onUndo }: RemovedRowProps) {
  const t = useWords();
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles['removed']}>
      <p role="status">{children}</p>
      <Button ref={undo} variant="quiet" size="s" isBusy={isReturning} onClick={onUndo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}
