import type { LineItem } from '../../domain/order/order.js';
import type { UnsentWrite } from '../../domain/core/errors.js';
import { TOAST_CART_MS, TOAST_DEFAULT_MS } from '../../domain/core/limits.js';

export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  title?: string;
  /** URL of a picture of the toast's subject. */
  image?: string | null;
  /** A link: a path without the locale prefix. */
  link?: { to: string; words: string };
  /** What was added to the cart, which its host words; with the ways to the cart and the checkout. */
  added?: { line: Pick<LineItem, 'name' | 'price'>; quantity: number };
  durationMs: number;
  /** An addition to the cart that got no response: the host keeps it until there is a connection. */
  unsent?: UnsentAddition;
}

/** A choice with the write that was to add it. */
export interface UnsentAddition {
  write: UnsentWrite;
  choice: { productId: number; variationId: number | null; quantity: number; label?: string | undefined };
}

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
const waiting: Toast[] = [];

/** Shows a toast; queued until the toast host is mounted. */
export function notify(toast: Omit<Toast, 'durationMs'> & { durationMs?: number }): void {
  const complete = { durationMs: TOAST_DEFAULT_MS, ...toast };
  waiting.push(complete);
  window.dispatchEvent(new Event(TOAST_EVENT));
  flush();
}

/** Cart toasts stay for 3 s. */
export function notifyCart(toast: Omit<Toast, 'durationMs'>): void {
  notify({ ...toast, durationMs: TOAST_CART_MS });
}

/** Fired on `window` for each toast, so that the toast host can be mounted on demand. */
export const TOAST_EVENT = 'shop:toast';

/** Key of the cart writes that wait for a connection; the toast host sends them. */
export const WAITING_WRITES_KEY = 'waitingWrites';

/** Whether toasts wait for their host. */
export function hasWaitingToasts(): boolean {
  return waiting.length > 0;
}

/** Registers the toast host, which receives queued toasts first. Returns the unsubscribe function. */
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
