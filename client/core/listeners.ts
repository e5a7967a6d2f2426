/** Those who want to hear of a change, as `useSyncExternalStore` wants them kept. */
interface Listeners {
  /** Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

/** A list of listeners, empty to begin with. */
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
