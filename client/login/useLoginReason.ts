import { useSyncExternalStore } from 'react';
import { safeReturnPath } from '../../domain/core/paths.js';
import { useLocationSearch } from '../page/useLocationSearch.js';
import { type LoginIntent, loginIntent } from '../cart/loginIntent.js';

interface LoginReason {
  /** Goods wait to be added, a protected page was requested, or neither. */
  kind: 'wanted' | 'next' | 'none';
  /** What waits to be added. */
  wanted: LoginIntent | null;
  /** Query string that preserves the reason on the link to the other page. */
  search: string;
}

/** Why the login page was opened; `none` until hydrated. */
export function useLoginReason(): LoginReason {
  const wanted = useSyncExternalStore(subscribeToNothing, loginIntent.read, () => null);
  const search = useLocationSearch() ?? '';
  const next = safeReturnPath(new URLSearchParams(search).get('next'));
  const kind = wanted !== null ? 'wanted' : next === null ? 'none' : 'next';
  return { kind, wanted, search: next === null ? '' : `?next=${encodeURIComponent(next)}` };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
