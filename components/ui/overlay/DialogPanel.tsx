import { Dialog, DialogDismiss, DialogHeading, useDialogStore } from '@ariakit/react/dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { OVERLAY_Z_INDEX } from '../../../domain/core/limits.js';
import { classNames } from '../classNames.js';
import styles from './Dialog.module.css';
import { Icon } from '../Icon.js';

export interface DialogPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called once it is out of sight and the focus is back. */
  onGone?: (() => void) | undefined;
  title: string;
  /** Where it comes from: the start of the line, or below; or it covers the whole window. */
  from: 'start' | 'below' | 'everywhere';
  layer?: number | undefined;
  children: ReactNode;
  /** Stays in view under what scrolls. */
  footer?: ReactNode;
}

/**
 * A panel over the page: it keeps the focus in and the page behind still; Escape, the button and a click beside
 * it close it, and the focus goes back to where it was. Messages stay within reach.
 */
export function DialogPanel(props: DialogPanelProps) {
  const { isOpen, onClose, onGone, title, from, layer = OVERLAY_Z_INDEX, children, footer } = props;
  const t = useMessages();
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
