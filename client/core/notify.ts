import { TOAST_CART_MS, TOAST_DEFAULT_MS } from '../../domain/core/limits.js';

export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  title?: string;
  /** Address of a picture of what the toast is about. */
  image?: string | null;
  /** A way on: a path of the shop without its language. */
  link?: { to: string; words: string };
  durationMs: number;
}

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
const waiting: Toast[] = [];

/** Shows a toast. Those that come before the toasts' code has loaded wait for it. */
export function notify(toast: Omit<Toast, 'durationMs'> & { durationMs?: number }): void {
  const complete = { durationMs: TOAST_DEFAULT_MS, ...toast };
  waiting.push(complete);
  window.dispatchEvent(new Event(TOAST_EVENT));
  flush();
}

/** Toasts about the cart stay for 3 s. */
export function notifyCart(toast: Omit<Toast, 'durationMs'>): void {
  notify({ ...toast, durationMs: TOAST_CART_MS });
}

/** Fired on `window` for each toast, so that the one place that draws them can load its code first. */
export const TOAST_EVENT = 'shop:toast';

/** Takes the toasts from now on, the waiting ones first. Answers how to stop. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  flush();
  return () => {
    if (listener === receive) listener = null;
  };
}

function flush(): void {
  while (listener !== null && waiting.length > 0) {
    const next = waiting.shift();
    if (next !== undefined) listener(next);
  }
}
