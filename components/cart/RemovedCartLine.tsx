import { useEffect, useRef } from 'react';
import { useErrorWords } from '../../client/errorWords.js';
import type { RemovedLine } from '../../client/useCartEditing.js';
import { useLocale, useWords } from '../../client/words.js';
import { inLocale } from '../../domain/locale.js';
import { BidiText } from '../ui/BidiText.js';
import { Button } from '../ui/Button.js';
import styles from './RemovedCartLine.module.css';

interface RemovedCartLineProps {
  removed: RemovedLine;
  /** Why it could not be put back. */
  problem: unknown;
  onUndo: () => void;
}

/** The place of a line that was taken out, with the way back; it takes over the focus of the button that is gone. */
export function RemovedCartLine({ removed, problem, onUndo }: RemovedCartLineProps) {
  const t = useWords();
  const explain = useErrorWords();
  const undo = useRef<HTMLButtonElement>(null);
  const name = inLocale(removed.line.name, useLocale());

  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <li className={styles['removed']}>
      <p role="status">
        <BidiText>{problem === undefined ? t('cart.removed', { name }) : explain(problem)}</BidiText>
      </p>
      <Button ref={undo} variant="quiet" size="s" isBusy={removed.isReturning} onClick={onUndo}>
        {t('action.undo')}
      </Button>
    </li>
  );
}
