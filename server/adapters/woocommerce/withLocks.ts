import type { StatePort } from '../../ports/state.js';

/** Runs the work while it holds all of these locks. Always in the same order, so that no two ever wait for each other. */
export function withLocks<T>(state: StatePort, names: readonly string[], work: () => Promise<T>): Promise<T> {
  const take = ([first, ...rest]: string[]): Promise<T> =>
    first === undefined ? work() : state.withLock(first, () => take(rest));
  return take([...new Set(names)].sort());
}
