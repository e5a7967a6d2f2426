import { useSyncExternalStore } from 'react';
import { safeReturnPath } from '../../domain/core/paths.js';
import { useLocationSearch } from '../page/useLocationSearch.js';
import { wantedProduct } from '../catalogue/wantedProduct.js';

export interface LoginReason {
  /** Something was to be added, a page was to be seen, or neither. */
  kind: 'wanted' | 'next' | 'none';
  /** Query that carries the reason on to the other way in. */
  search: string;
}

/** Why somebody is at the login; `none` until the page lives. */
export function useLoginReason(): LoginReason {
  const isWanted = useSyncExternalStore(subscribeToNothing, wantedProduct.read, () => null) !== null;
  const search = useLocationSearch() ?? '';
  const next = safeReturnPath(new URLSearchParams(search).get('next'));
  const kind = isWanted ? 'wanted' : next === null ? 'none' : 'next';
  return { kind, search: next === null ? '' : `?next=${encodeURIComponent(next)}` };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
