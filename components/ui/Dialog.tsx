import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../../client/words.js';
import { classNames } from './classNames.js';
import styles from './Dialog.module.css';
import { Icon } from './Icon.js';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Where it comes from: the start of the line, or below. */
  from: 'start' | 'below';
  children: ReactNode;
  /** Stays in view under what scrolls. */
  footer?: ReactNode;
}

/**
 * A panel over the page. The platform's own dialog keeps the focus in, the page behind still and Escape working;
 * a click beside the panel closes it too.
 */
export function Dialog({ isOpen, onClose, title, from, children, footer }: DialogProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], styles[from])}
      aria-label={title}
      onClose={onClose}
    >
      {isOpen && (
        <div className={styles['panel']}>
          <div className={styles['head']}>
            <h2 className={styles['title']}>{title}</h2>
            <button type="button" className={styles['close']} aria-label={t('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles['body']}>{children}</div>
          {footer !== undefined && <div className={styles['foot']}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
