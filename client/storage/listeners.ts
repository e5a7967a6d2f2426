/** A set of listeners in the shape that `useSyncExternalStore` expects. */
interface Listeners {
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

/** Creates an empty set of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
