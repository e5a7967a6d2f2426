import { useSyncExternalStore } from 'react';

/** The query of the page's address; null before the page lives, for prerendered pages do not have one. */
export function useLocationSearch(): string | null {
  return useSyncExternalStore(subscribeToNothing, readSearch, () => null);
}

/** The query only changes with the page. */
function subscribeToNothing(): () => void {
  return () => undefined;
}

function readSearch(): string {
  return window.location.search;
}
