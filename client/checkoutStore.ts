/**
 * What is typed at the checkout, kept for this tab: the session's storage is the only place it lives in, so that a
 * reload, a step back and a logout (which empties the storage) are all the same to it.
 */
import { type CheckoutDraft, readDraft } from '../domain/checkoutForm.js';

const KEY = 'checkoutForm';
const listeners = new Set<() => void>();

let lastText: string | null = null;
let lastDraft: CheckoutDraft | null = null;

/** The draft, null while nothing was typed; the same object for as long as it does not change. */
export function currentDraft(): CheckoutDraft | null {
  const text = sessionStorage.getItem(KEY);
  if (text !== lastText) {
    lastText = text;
    lastDraft = text === null ? null : readDraft(parseLoosely(text));
  }
  return lastDraft;
}

export function keepDraft(draft: CheckoutDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
  tellListeners();
}

/** After an order there is nothing left to keep. */
export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
  tellListeners();
}

export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
