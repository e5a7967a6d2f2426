/**
 * What is typed at the checkout, kept for this tab: the session's storage is the only place it lives in, so that a
 * reload, a step back and a logout (which empties the storage) are all the same to it.
 */
import { unknown } from 'valibot';
import { type CheckoutDraft, readDraft } from '../../domain/checkout/checkoutForm.js';
import { createListeners } from '../core/listeners.js';
import { parseStored } from '../core/parseStored.js';

const KEY = 'checkoutForm';
const listeners = createListeners();

/** Calls back when the draft has changed. Answers how to stop. */
export const onDraftChange = listeners.subscribe;

let lastText: string | null = null;
let lastDraft: CheckoutDraft | null = null;

/** The draft, null while nothing was typed; the same object for as long as it does not change. */
export function currentDraft(): CheckoutDraft | null {
  const text = sessionStorage.getItem(KEY);
  if (text !== lastText) {
    lastText = text;
    lastDraft = readDraft(parseStored(text, unknown()));
  }
  return lastDraft;
}

/** Keeps what is typed, over a reload and between the steps. */
export function keepDraft(draft: CheckoutDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
  listeners.tell();
}

/** After an order there is nothing left to keep. */
export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
  listeners.tell();
}
