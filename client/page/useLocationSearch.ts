import { useSyncExternalStore } from 'react';
import { createListeners } from '../core/listeners.js';

/** The query changes with the page, which is drawn anew then, or by `changeAddress`. */
const listeners = createListeners();

/** The query of the page's address; null before the page lives, for prerendered pages do not have one. */
export function useLocationSearch(): string | null {
  return useSyncExternalStore(listeners.subscribe, readSearch, () => null);
}

function readSearch(): string {
  return window.location.search;
}

/** Gives the page that is shown another address, as a new entry of the browser's history or in place of the last. */
export function changeAddress(url: string, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState({}, '', url);
  else history.replaceState(history.state, '', url);
  listeners.tell();
}

/** Calls back on a step through the browser's history that stays on the path; the router does not hear of it. */
export function onStepWithin(path: string, callback: () => void): () => void {
  const step = (event: PopStateEvent) => {
    if (location.pathname !== path || location.hash !== '') return;
    event.stopImmediatePropagation();
    callback();
    listeners.tell();
  };
  window.addEventListener('popstate', step, { capture: true });
  return () => window.removeEventListener('popstate', step, { capture: true });
}
