import { useSyncExternalStore } from 'react';
import { createListeners } from '../storage/listeners.js';

let modals: readonly HTMLElement[] = [];
const listeners = createListeners();

/** Notes an open modal dialog. Returns the function for its end. */
export function addModal(element: HTMLElement): () => void {
  set([...modals, element]);
  return () => set(modals.filter((modal) => modal !== element));
}

/** The topmost modal dialog: only what is inside it can be seen and used. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    listeners.subscribe,
    () => modals.at(-1),
    () => undefined,
  );
}

function set(next: readonly HTMLElement[]): void {
  modals = next;
  listeners.notify();
}
