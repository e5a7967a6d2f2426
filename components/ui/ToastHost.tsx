import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { receiveToasts, type Toast } from '../../client/notify.js';
import { useLocale, useWords } from '../../client/words.js';
import { TOAST_CART_MS, TOAST_HOTKEY, TOAST_MAX_SHOWN } from '../../domain/limits.js';
import { directionOf } from '../../domain/locale.js';
import { ToastCard } from './ToastCard.js';
import styles from './ToastHost.module.css';

type Side = 'left' | 'right';

/** Draws the shop's toasts, at most five at once; F8 leads the keyboard to the newest. */
export function ToastHost() {
  const t = useWords();
  const endSide: Side = directionOf(useLocale()) === 'rtl' ? 'left' : 'right';

  useEffect(() => receiveToasts((toast) => show(toast, endSide)), [endSide]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY)
        document.querySelector<HTMLElement>(`.${styles['stack']} button`)?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section aria-label={t('toast.region')}>
      <SnackbarProvider
        maxSnack={TOAST_MAX_SHOWN}
        classes={{ containerRoot: styles['stack'] ?? '' }}
        domRoot={document.body}
      />
    </section>
  );
}

/** Toasts about the cart come at the top right in both languages, under the cart; the others at the line's end. */
function show(toast: Toast, endSide: Side): void {
  const horizontal: Side = toast.durationMs === TOAST_CART_MS ? 'right' : endSide;
  enqueueSnackbar(toast.text, {
    anchorOrigin: { vertical: 'top', horizontal },
    autoHideDuration: toast.durationMs,
    content: (key) => <ToastCard toast={toast} onClose={() => closeSnackbar(key)} />,
  });
}
