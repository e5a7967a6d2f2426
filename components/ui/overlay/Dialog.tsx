import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { addModal } from '../../../client/page/modals.js';
import { useBackCloses } from '../../../client/page/useBackCloses.js';
import { OVERLAY_Z_INDEX } from '../../../domain/core/limits.js';
import { classNames } from '../classNames.js';
import { Icon } from '../Icon.js';
import { BidiText } from '../text/BidiText.js';
import styles from './Dialog.module.css';

interface DialogContentProps {
  onClose: () => void;
  title: string;
  /**
   * Edge that it slides in from: `start` (inline start) or `below`, which is in the middle of wide windows; `everywhere`
   * covers the window.
   */
  from: 'start' | 'below' | 'everywhere';
  children: ReactNode;
  /** Sticky footer below the scrolling content. */
  footer?: ReactNode;
}

interface DialogProps extends DialogContentProps {
  isOpen: boolean;
  /** Called once it is closed and the focus has been restored. */
  onGone?: (() => void) | undefined;
}

/**
 * A modal dialog: the browser keeps the focus in it and the page behind it inert. Escape, the close button, a click on
 * the backdrop and the browser's Back close it and restore the focus.
 */
export function Dialog({ isOpen, onGone, ...content }: DialogProps) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) onGone?.();
    wasOpen.current = isOpen;
  }, [isOpen, onGone]);
  return isOpen ? <OpenDialog {...content} /> : null;
}

function OpenDialog({ onClose, title, from, children, footer }: DialogContentProps) {
  const t = useMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  useBackCloses(onClose);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by the keyboard
    <dialog
      ref={dialog}
      className={styles['dialog']}
      style={{ zIndex: OVERLAY_Z_INDEX }}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={classNames(styles['panel'], styles[from])}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            <BidiText>{title}</BidiText>
          </h2>
          <button type="button" className={styles['close']} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles['body']}>{children}</div>
        {footer !== undefined && <div className={styles['foot']}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** Opens the dialog as modal while it is mounted. Closing it restores the focus, so it closes before it is removed. */
function useModal(dialog: { current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const removeModal = addModal(element);
    return () => {
      removeModal();
      element.close();
    };
  }, [dialog]);
}
