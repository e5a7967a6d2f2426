import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type FocusEvent, useEffect } from 'react';
import { receiveToasts, type Toast } from '../../../client/core/notify.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import type { Translate } from '../../../locales/intl.js';
import { queueAddition } from '../../../client/cart/waitingWrites.js';
import { useTopModal } from '../../../client/page/modals.js';
import { useSendWaiting } from '../../../client/cart/useSendWaiting.js';
import { TOAST_CART_MS, TOAST_GAP_PX, TOAST_HOTKEY, TOAST_MAX_SHOWN } from '../../../domain/core/limits.js';
import { directionOf, inLocale, type Locale } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import { piecesKey } from '../../../domain/order/pieces.js';
import { ToastCard } from './ToastCard.js';
import styles from './ToastHost.module.css';

type Side = 'left' | 'right';

const GAP = { '--toast-gap': `${TOAST_GAP_PX}px` };

const PLACES = {
  containerRoot: styles['stack'] ?? '',
  containerAnchorOriginTopLeft: styles['left'] ?? '',
  containerAnchorOriginTopRight: styles['right'] ?? '',
};

let shown = 0;

/**
 * Renders up to five toasts, in the topmost modal dialog because what is outside it is inert; F8 focuses the newest. It
 * also sends writes that wait for a connection, and reports them.
 */
export function ToastHost() {
  const t = useMessages();
  const modal = useTopModal();
  useSendWaiting();
  const locale = useLocale();
  const endSide: Side = directionOf(locale) === 'rtl' ? 'left' : 'right';

  const notKept = t('offline.not_kept');

  useEffect(
    () =>
      receiveToasts((toast) => {
        const isKept = toast.unsent === undefined || queueAddition(toast.unsent);
        const text = toast.added === undefined ? toast.text : addedWords(toast.added, t, locale);
        show(isKept ? { ...toast, text } : { ...toast, kind: 'error', text: notKept }, endSide);
      }),
    [endSide, notKept, t, locale],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY) focusNewest();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section aria-label={t('toast.region')} style={GAP} onFocus={noteOrigin}>
      <SnackbarProvider maxSnack={TOAST_MAX_SHOWN} classes={PLACES} {...(modal && { domRoot: modal })} />
    </section>
  );
}

/** Here and not where it is added: what recognises tyres comes with this part of the page, before a press. */
function addedWords({ line, quantity }: NonNullable<Toast['added']>, t: Translate, locale: Locale): string {
  return t('cart.added_line', {
    name: inLocale(line.name, locale),
    pieces: t(piecesKey([line]), { count: quantity }),
    total: formatPrice(quantity * line.price),
  });
}

/**
 * Shows a toast. Cart toasts appear at the top right in both languages, below the cart link; the others at the inline
 * end. Each card has its own timer.
 */
function show(toast: Toast, endSide: Side): void {
  const horizontal: Side = toast.durationMs === TOAST_CART_MS ? 'right' : endSide;
  const number = ++shown;
  enqueueSnackbar(toast.text, {
    anchorOrigin: { vertical: 'top', horizontal },
    autoHideDuration: null,
    // oxlint-disable-next-line typescript/no-deprecated -- what is to replace it passes on only the library's own props
    content: (key) => <ToastCard toast={toast} number={number} onClose={() => closeSnackbar(key)} />,
    // notistack also calls this during render, when the focus must not move yet.
    onClose: () => queueMicrotask(() => leave(number)),
    onExited: () => leaving.delete(number),
  });
}

function focusNewest(): void {
  closeButtons()[0]?.focus();
}

/** Ids of closed toasts that are still animating out: moving the focus there would lose it. */
const leaving = new Set<number>();

/** Close buttons of the toasts that stay, newest first. */
function closeButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toast]')]
    .filter((card) => !leaving.has(Number(card.dataset['toast'])))
    .toSorted((a, b) => Number(b.dataset['toast']) - Number(a.dataset['toast']))
    .flatMap((card) => card.querySelector('button') ?? []);
}

/** The element that had the focus before a toast took it. */
let origin: HTMLElement | null = null;

function noteOrigin({ relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof HTMLElement && relatedTarget.closest('[data-toast]') === null)
    origin = relatedTarget;
}

/**
 * Moves focus from a closing toast to the next toast or back to its origin. After a mouse click it goes back at once,
 * because a focused toast pauses its timer and would stay.
 */
function leave(number: number): void {
  leaving.add(number);
  const card = document.querySelector(`[data-toast="${number}"]`);
  if (!card?.contains(document.activeElement)) return;
  const isByKeyboard = card.querySelector(':focus-visible') !== null;
  const next = isByKeyboard ? closeButtons()[0] : undefined;
  const back = origin?.isConnected === true ? origin : document.getElementById('main');
  (next ?? back)?.focus({ preventScroll: true });
}
