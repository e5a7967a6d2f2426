import { useSyncExternalStore } from 'react';
import { createListeners } from '../storage/listeners.js';
import { searchHere } from './hiddenSearch.js';

/** The query changes by navigation, which renders the page again, or by `changeAddress`. */
const listeners = createListeners();

/** The query of the page; null until hydrated, because prerendered pages have none. */
export function useLocationSearch(): string | null {
  return useSyncExternalStore(listeners.subscribe, searchHere, () => null);
}

/** Changes the URL of the current page by `pushState` or `replaceState`. */
export function changeAddress(url: string, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState({}, '', url);
  else history.replaceState(history.state, '', url);
  listeners.notify();
}

/** Subscribes to changes of the address that keep the page. */
export const onAddressChange = listeners.subscribe;

/** Subscribes to history navigation within the same path, which the router does not report. */
export function onStepWithin(path: string, callback: () => void): () => void {
  const step = (event: PopStateEvent) => {
    if (location.pathname !== path || location.hash !== '') return;
    event.stopImmediatePropagation();
    callback();
    listeners.notify();
  };
  window.addEventListener('popstate', step, { capture: true });
  return () => window.removeEventListener('popstate', step, { capture: true });
}
