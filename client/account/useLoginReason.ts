import { useSyncExternalStore } from 'react';
import { safeReturnPath } from '../../domain/core/paths.js';
import { useLocationSearch } from '../page/useLocationSearch.js';
import { type WantedProduct, wantedProduct } from '../catalogue/wantedProduct.js';

interface LoginReason {
  /** A product waits to be added, a protected page was requested, or neither. */
  kind: 'wanted' | 'next' | 'none';
  /** The product that waits to be added. */
  wanted: WantedProduct | null;
  /** Query string that preserves the reason on the link to the other page. */
  search: string;
}

/** Why the login page was opened; `none` until hydrated. */
export function useLoginReason(): LoginReason {
  const wanted = useSyncExternalStore(subscribeToNothing, wantedProduct.read, () => null);
  const search = useLocationSearch() ?? '';
  const next = safeReturnPath(new URLSearchParams(search).get('next'));
  const kind = wanted !== null ? 'wanted' : next === null ? 'none' : 'next';
  return { kind, wanted, search: next === null ? '' : `?next=${encodeURIComponent(next)}` };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
