import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type CSSProperties, type FocusEvent, useEffect } from 'react';
import { receiveToasts, type Toast } from '../../../client/core/notify.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { TOAST_CART_MS, TOAST_GAP_PX, TOAST_HOTKEY, TOAST_MAX_SHOWN } from '../../../domain/core/limits.js';
import { directionOf } from '../../../domain/core/locale.js';
import { ToastCard } from './ToastCard.js';
import styles from './ToastHost.module.css';

type Side = 'left' | 'right';

const GAP = { '--toast-gap': `${TOAST_GAP_PX}px` } as CSSProperties;

const PLACES = {
  containerRoot: styles['stack'] ?? '',
  containerAnchorOriginTopLeft: styles['left'] ?? '',
  containerAnchorOriginTopRight: styles['right'] ?? '',
};

let shown = 0;

/** Draws the shop's toasts, at most five at once; F8 leads the keyboard to the newest. */
export function ToastHost() {
  const t = useMessages();
  const endSide: Side = directionOf(useLocale()) === 'rtl' ? 'left' : 'right';

  useEffect(() => receiveToasts((toast) => show(toast, endSide)), [endSide]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY) focusNewest();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section aria-label={t('toast.region')} style={GAP} onFocus={noteOrigin}>
      <SnackbarProvider maxSnack={TOAST_MAX_SHOWN} classes={PLACES} />
    </section>
  );
}

/**
 * Toasts about the cart come at the top right in both languages, under the cart; the others at the line's end.
 * Each card reckons for itself how long it stays.
 */
function show(toast: Toast, endSide: Side): void {
  const horizontal: Side = toast.durationMs === TOAST_CART_MS ? 'right' : endSide;
  const number = ++shown;
  enqueueSnackbar(toast.text, {
    anchorOrigin: { vertical: 'top', horizontal },
    autoHideDuration: null,
    content: (key) => <ToastCard toast={toast} number={number} onClose={() => closeSnackbar(key)} />,
    // The package also calls it while it renders, when the focus must not move yet.
    onClose: () => queueMicrotask(() => leave(number)),
    onExited: () => leaving.delete(number),
  });
}

function focusNewest(): void {
  closeButtons()[0]?.focus();
}

/** Numbers of the toasts that are closed but still on their way out, where the focus would be lost with them. */
const leaving = new Set<number>();

/** The buttons of the toasts that stay, the newest first. */
function closeButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toast]')]
    .filter((card) => !leaving.has(Number(card.dataset['toast'])))
    .toSorted((a, b) => Number(b.dataset['toast']) - Number(a.dataset['toast']))
    .flatMap((card) => card.querySelector('button') ?? []);
}

/** What had the focus before a toast got it. */
let origin: Element | null = null;

function noteOrigin({ relatedTarget }: FocusEvent): void {
  if (relatedTarget?.closest('[data-toast]') === null) origin = relatedTarget;
}

/**
 * The focus in a toast that closes goes to the next toast or back to where it was, never to nowhere. After a mouse it
 * goes back at once: a toast that has the focus waits, and would stay for good.
 */
function leave(number: number): void {
  leaving.add(number);
  const card = document.querySelector(`[data-toast="${number}"]`);
  if (!card?.contains(document.activeElement)) return;
  const isByKeyboard = card.querySelector(':focus-visible') !== null;
  const next = isByKeyboard ? closeButtons()[0] : undefined;
  const back = origin?.isConnected === true ? origin : document.getElementById('main');
  ((next ?? back) as HTMLElement | null)?.focus({ preventScroll: true });
}
