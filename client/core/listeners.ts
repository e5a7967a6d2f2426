/** A set of listeners in the shape that `useSyncExternalStore` expects. */
interface Listeners {
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

/** Creates an empty set of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
