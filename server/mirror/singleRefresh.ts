import type { StatePort } from '../ports/records/state.js';

interface WholeRefreshes {
  /** Refreshes an old mirror; whoever has waited for the refresh of another takes over its result. */
  ifOld(): Promise<void>;
  /** Refreshes for a caller who knows of a change: a refresh that is under way may have read before it. */
  anew(): Promise<void>;
}

/** Refreshes of the whole mirror, one at a time across all instances. `takeOver`: whether the mirror is fresh already. */
export function singleRefresh(
  state: StatePort,
  { takeOver, refresh }: { takeOver: () => Promise<boolean>; refresh: () => Promise<void> },
): WholeRefreshes {
  let refreshing: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;
  let turn = 0;
  const locked = (work: () => Promise<void>) => state.withLocks(['mirror'], work);

  async function unlessFresh(): Promise<void> {
    if (!(await takeOver())) await refresh();
  }

  return {
    ifOld: () => (refreshing ??= locked(unlessFresh).finally(() => (refreshing = null))),
    anew() {
      if (waiting !== null) return waiting;
      const own = (turn += 1);
      const endWait = () => {
        if (turn === own) waiting = null;
      };
      waiting = locked(() => {
        endWait(); // who comes now may know of a change that this refresh does not see
        return refresh();
      }).finally(endWait);
      return waiting;
    },
  };
}
