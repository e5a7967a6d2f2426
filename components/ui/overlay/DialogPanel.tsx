import { Dialog, DialogDismiss, DialogHeading, useDialogStore } from '@ariakit/react/dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { useBackCloses } from '../../../client/page/useBackCloses.js';
import { OVERLAY_Z_INDEX } from '../../../domain/core/limits.js';
import { classNames } from '../classNames.js';
import styles from './Dialog.module.css';
import { Icon } from '../Icon.js';

export interface DialogPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called after the exit animation, when the focus has been restored. */
  onGone?: (() => void) | undefined;
  title: string;
  /** Edge that it slides in from: `start` (inline start) or `below`; `everywhere` covers the window. */
  from: 'start' | 'below' | 'everywhere';
  layer?: number | undefined;
  children: ReactNode;
  /** Sticky footer below the scrolling content. */
  footer?: ReactNode;
}

/**
 * A modal dialog with a focus trap and scroll lock. Escape, the close button, a click on the backdrop and the browser's
 * Back close it and restore the focus. Toasts stay reachable.
 */
export function DialogPanel(props: DialogPanelProps) {
  const { isOpen, onClose, onGone, title, from, layer = OVERLAY_Z_INDEX, children, footer } = props;
  const t = useMessages();
  useBackCloses(isOpen, onClose);
  const dialog = useDialogStore({
    open: isOpen,
    setOpen: (open) => {
      if (!open) onClose();
    },
    setMounted: (mounted) => {
      if (!mounted) onGone?.();
    },
  });
  return (
    <Dialog
      store={dialog}
      unmountOnHide
      className={classNames(styles['panel'], styles[from])}
      style={{ zIndex: layer }}
      backdrop={<div className={styles['backdrop']} />}
      getPersistentElements={() => document.querySelectorAll('[data-toasts]')}
    >
      <div className={styles['head']}>
        <DialogHeading className={styles['title']}>{title}</DialogHeading>
        <DialogDismiss className={styles['close']} aria-label={t('close')}>
          <Icon name="close" />
        </DialogDismiss>
      </div>
      <div className={styles['body']}>{children}</div>
      {footer !== undefined && <div className={styles['foot']}>{footer}</div>}
    </Dialog>
  );
}
